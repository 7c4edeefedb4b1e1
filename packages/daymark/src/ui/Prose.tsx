interface ProseProps {
  /** The owner's Markdown, rendered to HTML at build time. */
  html: string;
  className: string;
}

/** Running text from unescaped HTML, which never contains a visitor's input. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the owner's Markdown
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
