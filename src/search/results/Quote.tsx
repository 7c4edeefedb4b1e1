/** Characters that end or begin an isolation of text direction, so that `bdi` could not contain them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A visitor's words in quotation marks. Their text direction does not affect what stands around them. */
export function Quote({ words }: { words: string }) {
  return (
    <>
      “<bdi>{words.replaceAll(ISOLATES, '')}</bdi>”
    </>
  );
}
