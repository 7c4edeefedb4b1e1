import { useEffect, useRef, useState } from 'react';
import * as wording from '#words';

/** Lists the errors of a file. A list that is too wide can be focused and scrolled by keyboard. */
export function Report({ text }: { text: string }) {
  const list = useRef<HTMLPreElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setScrollable(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const region = { role: 'region', 'aria-label': wording.fileFaults, tabIndex: 0 };
  return (
    <pre ref={list} {...(isScrollable && region)}>
      {text}
    </pre>
  );
}
