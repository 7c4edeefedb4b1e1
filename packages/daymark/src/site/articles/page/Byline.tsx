import * as wording from '#words';
import { nameInText } from '../../../../words/inflection.ts';
import type { SeriesPosition } from '../../../content/articles/order.ts';
import type { Author } from '../../../content/authors.ts';
import { GAP } from '../marks.tsx';

interface BylineProps {
  author: Author;
  series?: SeriesPosition | undefined;
}

/** Shows the author and the series of an article, and the note of the author, each in one line. */
export function Byline({ author, series }: BylineProps) {
  const { note } = author;
  return (
    <p className="byline">
      {wording.by(
        <a key="author" className="text-link" href={author.path} rel="author">
          {nameInText(author.name, wording.language)}
        </a>,
      )}
      {series && GAP}
      {series && positionInWords(series)}
      {note && GAP}
      {note && (
        <a className="text-link" href={note.href}>
          {note.text}
        </a>
      )}
    </p>
  );
}

const positionInWords = ({ name, isGuides, part, parts }: SeriesPosition) =>
  isGuides ? wording.guideOf(part, parts) : wording.partOf(part, parts, name);
