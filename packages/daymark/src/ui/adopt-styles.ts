const adopted = new Set<string>();

/** Adds the styles in a script to the page: styles of parts that pages rarely show. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
