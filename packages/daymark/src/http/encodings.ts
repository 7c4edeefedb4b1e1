/**
 * The encodings of precompressed files, in order of preference. The suffix is added to the file
 * name: `about.html.br`.
 */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Whether a file is a precompressed variant of another file in the set. */
export function isVariant(file: string, files: ReadonlySet<string>): boolean {
  return encodings.some(
    ({ suffix }) => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)),
  );
}

/**
 * Reads an `Accept-Encoding` header.
 * @returns a function that returns whether the client accepts an encoding: the header lists the
 * encoding, or `*`, with a weight above 0
 */
export function acceptedEncodings(header: string): (encoding: Encoding) => boolean {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
