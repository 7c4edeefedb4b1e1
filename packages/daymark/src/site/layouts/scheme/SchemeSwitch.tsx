import { PopoverToggle } from '../../../ui/PopoverToggle.tsx';

const SCHEMES = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

/** Shows the choice of a colour scheme. It is hidden without script, because it needs script. */
export function SchemeSwitch() {
  return (
    <div className="flex" data-needs-script>
      <PopoverToggle name="Colour scheme" popover="scheme" icon="scheme" />
      <fieldset id="scheme" className="panel px-5 py-4" popover="auto">
        <legend className="sr-only">Colour scheme</legend>
        {SCHEMES.map(({ value, name }) => (
          <label key={value} className="flex cursor-pointer items-center gap-3 py-1 text-small">
            <input type="radio" name="color-scheme" value={value} />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
