/**
 * Titles for tests of every output that contains a title. These titles break code that does not
 * escape or clean titles, or that does not shape complex text.
 */
export const HARD_TITLES = [
  'Tai Chi & Qigong',
  '“Quoted”, \'single\' and "double"',
  '<b>Bold</b> & &amp; escaped',
  'Out of the script</script><img src=x onerror=alert(1)>',
  'A comment <!-- <script> is not closed',
  'The end of a section ]]> and after',
  'Waves 🌊 and a family 👩‍👩‍👧‍👦',
  'طريق العودة الطويل إلى البيت',
  'הדרך הארוכה הביתה (2026)',
  'A line\u2028separator and a { brace }',
] as const;

/** A title with characters that XML forbids, and the title without these characters. */
export const FORBIDDEN = {
  title: 'A bell\u0007 and\u000b a mark\uFFFE',
  cleaned: 'A bell and a mark',
};
