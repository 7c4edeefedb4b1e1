import * as wording from '#words';

/** Shows the choice of a text size and a line spacing, with a text that shows the choice. */
export function TextSwitch() {
  const groups = [
    { name: 'text-size', title: wording.textSize, options: wording.textSizes },
    { name: 'line-spacing', title: wording.lineSpacing, options: wording.lineSpacings },
  ];
  return (
    <section className="mt-16" data-needs-script>
      <h2 className="display text-section">{wording.textOfArticles}</h2>
      <div id="text-here" className="mt-6 flex flex-wrap gap-x-16 gap-y-6">
        {groups.map(({ name, title, options }) => (
          <fieldset key={name} className="choices content-start">
            <legend>{title}</legend>
            {options.map(([value, words]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} />
                {words}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="prose measure mt-6">
        <p>{wording.textSample}</p>
      </div>
    </section>
  );
}
