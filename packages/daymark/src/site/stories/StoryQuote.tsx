import * as wording from '#words';
import type { Story } from '../../content/stories.ts';
import './stories.css';

/** The short form of a story as a quotation, with the name and role of the person who tells it. */
export function StoryQuote({ quote, name, role, sample }: Story) {
  return (
    <figure className="story-quote">
      <blockquote className="display text-title">
        <p>{wording.quoted(quote)}</p>
      </blockquote>
      <figcaption className="mt-5 text-small">
        {name}{' '}
        <span className="block text-soft">
          {role}
          {sample && <> · {wording.sample}</>}
        </span>
      </figcaption>
    </figure>
  );
}
