import * as wording from '#words';
import { Landscape } from '../ui/pictures/Landscape.tsx';
import { HeadedPage, type PageProps } from './HeadedPage.tsx';
import { PageContents, type Section } from './page-contents.tsx';
import '../ui/pictures/picture.css';

interface TextPageProps extends PageProps {
  /** The day of the last change as text. */
  updated?: string | undefined;
  /** The sections of the text. */
  sections: readonly Section[];
  /** The motif of a landscape above the text on wide screens. */
  motif?: string | undefined;
}

/** A static page such as about, privacy or terms. The page has no ad slots. */
export function TextPage(props: TextPageProps) {
  const { title, summary, updated, sections, motif, children } = props;
  const label = updated && wording.lastChanged(updated).join('');
  return (
    <HeadedPage
      title={title}
      summary={summary}
      label={label}
      beside={<PageContents sections={sections} />}
      column={
        <>
          {motif && (
            <Landscape seed={motif} motif={motif} className="picture" coarseness={3} flattest={2} />
          )}
          <div className="prose measure">{children}</div>
        </>
      }
    />
  );
}
