import * as wording from '#words';
import type { OlderArticles } from '../../../machines/search-index/files.ts';

interface OlderYearsProps {
  older: OlderArticles;
  /** The years that the search covers too. */
  chosen: readonly number[];
  onChoose: (years: readonly number[]) => void;
}

/** Buttons that make the search cover the older articles of some years. */
export function OlderYears({ older, chosen, onChoose }: OlderYearsProps) {
  const years = older.years.map(({ year }) => year);
  const hasAll = chosen.length === years.length;
  const choices = [
    ...years.map((year) => ({
      name: `${year}`,
      isChosen: chosen.includes(year),
      next: years.filter((other) => chosen.includes(other) !== (other === year)),
    })),
    { name: wording.allYears, isChosen: hasAll, next: hasAll ? [] : years },
  ];
  return (
    <section className="mt-12" aria-labelledby="older-articles">
      <h2 id="older-articles" className="label text-soft">
        {wording.olderArticles}
      </h2>
      <p className="mt-2 text-small text-soft">{wording.searchedSince(older.since)}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {choices.map(({ name, isChosen, next }) => (
          <li key={name}>
            <button
              type="button"
              className="button button-quiet search-year"
              aria-pressed={isChosen}
              onClick={() => onChoose(next)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
