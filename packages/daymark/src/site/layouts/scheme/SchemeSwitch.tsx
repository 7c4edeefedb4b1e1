import * as wording from '#words';
import { PopoverToggle } from '../../../ui/PopoverToggle.tsx';

/** Shows the choice of a colour scheme, which needs JavaScript and is hidden without it. */
export function SchemeSwitch() {
  return (
    <div className="flex" data-needs-script>
      <PopoverToggle name={wording.colourScheme} popover="scheme" icon="scheme" />
      <fieldset id="scheme" className="panel px-5 py-4" popover="auto">
        <legend className="sr-only">{wording.colourScheme}</legend>
        {Object.entries(wording.schemes).map(([value, name]) => (
          <label key={value} className="flex cursor-pointer items-center gap-3 py-1 text-small">
            <input type="radio" name="color-scheme" value={value} />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
