import { type ReactNode, useEffect, useState } from 'react';

/** The pause in typing, in milliseconds, after which screen readers announce its result. */
const PAUSE = 1000;

/**
 * Holds the message of a live region, such as `role="status"`.
 * @returns the message, and a function that sets it. The function replaces the element even if the
 *   text stays the same, because screen readers announce only changes.
 */
export function useMessage(): [message: ReactNode, say: (text: string) => void] {
  const [{ text, times }, setMessage] = useState({ text: '', times: 0 });
  const say = (text: string) => setMessage(({ times }) => ({ text, times: times + 1 }));
  return [text && <span key={times}>{text}</span>, say];
}

interface AnnouncementProps {
  text: string;
  /** The text that the visitor has typed. Each change postpones the announcement. */
  entered?: string;
}

/**
 * Announces a text to screen readers, a second after its last change and the visitor's last entry.
 */
export function Announcement({ text, entered }: AnnouncementProps) {
  const [message, say] = useMessage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each entry's result
  useEffect(() => {
    // The message about a result that is no longer shown is removed without delay.
    if (!text) return say('');
    const timer = setTimeout(() => say(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, entered]);
  return (
    <p className="sr-only" role="status">
      {message}
    </p>
  );
}
