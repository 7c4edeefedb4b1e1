import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as wording from '#words';
import { store, TEXT_KEY } from '../../../browser/stored-values.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import styles from './text-size.css?inline';

const GROUPS = [
  { name: 'text-size', title: wording.textSize, options: wording.textSizes },
  { name: 'line-spacing', title: wording.lineSpacing, options: wording.lineSpacings },
];

/** Returns the words of the choice that the page shows, such as "large" and "wide". */
const shownWords = () => document.documentElement.dataset.text?.split(' ') ?? [];

/**
 * A button that opens the choice of a text size and a line spacing, as on the preferences page. The
 * choice is rendered only when the visitor opens it. The page's script applies the stored choice.
 */
export function TextSize() {
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isRendered, setRendered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<readonly string[]>([]);
  const choose = (options: object, value: string) => {
    const others = words.filter((word) => !(word in options));
    const chosen = value ? [...others, value] : others;
    setWords(chosen);
    store(TEXT_KEY, chosen.join(' '));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className="text-link cursor-pointer"
        aria-expanded={isOpen}
        popoverTarget={isRendered ? 'text-size' : undefined}
        onClick={(press) => {
          if (isRendered) return;
          // Otherwise the browser would close the panel that this handler opens.
          press.preventDefault();
          adoptStyles(styles);
          flushSync(() => setRendered(true));
          // The panel opens beside its source.
          panel.current?.showPopover({ source: press.currentTarget });
        }}
      >
        {wording.chooseTextSize}
      </button>
      {isRendered && (
        <fieldset
          ref={panel}
          id="text-size"
          className="panel px-5 py-4"
          popover="auto"
          onBeforeToggle={() => setWords(shownWords())}
          onToggle={({ newState }) => setOpen(newState === 'open')}
          onBlur={leave}
        >
          <legend className="sr-only">{wording.chooseTextSize}</legend>
          {GROUPS.map(({ name, title, options }, index) => (
            <fieldset key={name} className={index > 0 ? 'mt-4' : ''}>
              <legend className="label text-soft">{title}</legend>
              {Object.entries(options).map(([value, option]) => (
                <label
                  key={value}
                  className="flex cursor-pointer items-center gap-3 py-1 text-small"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={value ? words.includes(value) : !words.some((word) => word in options)}
                    onChange={() => choose(options, value)}
                  />
                  {option}
                </label>
              ))}
            </fieldset>
          ))}
        </fieldset>
      )}
    </>
  );
}
