import * as wording from '#words';
import { HeadedPage, type HeadedPageProps } from '../HeadedPage.tsx';

interface TextPageProps extends Omit<HeadedPageProps, 'label'> {
  /** The day of the last change as text. */
  updated?: string | undefined;
}

/** A static page such as about, privacy or terms. It has no ad slots. */
export function TextPage({ title, summary, updated, children }: TextPageProps) {
  const label = updated && wording.lastChanged(updated).join('');
  return (
    <HeadedPage title={title} summary={summary} label={label}>
      <div className="prose measure">{children}</div>
    </HeadedPage>
  );
}
