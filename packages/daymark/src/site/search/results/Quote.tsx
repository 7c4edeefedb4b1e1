/**
 * Characters that start or end bidirectional isolation and could therefore break out of a `bdi`.
 */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * A visitor's words in quotation marks. Their text direction does not affect the text around them.
 */
export function Quote({ words }: { words: string }) {
  return (
    <>
      “<bdi>{words.replaceAll(ISOLATES, '')}</bdi>”
    </>
  );
}
