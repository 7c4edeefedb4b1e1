import type { Found } from '../engine/engine.ts';

/** A search result. All of it is one link. */
export function Result({ path, title, label, excerpt }: Found) {
  return (
    <li className="search-result">
      <p className="label text-soft">{label}</p>
      <h2 className="display mt-1 text-title">
        <a href={path}>{title}</a>
      </h2>
      <p className="mt-2 text-small text-soft">
        {excerpt.map(({ text, isMatch }, index) => {
          const Part = isMatch ? 'mark' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt keep their order
          return <Part key={index}>{text}</Part>;
        })}
      </p>
    </li>
  );
}
