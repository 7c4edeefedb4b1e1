interface ProseProps {
  /** The owner's own Markdown, rendered to HTML at build time. */
  html: string;
  className: string;
}

/** Running text. The one place where HTML stands as it comes: it never holds a visitor's words. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own Markdown, rendered at build time
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
