/**
 * The encodings of precompressed files, in order of preference. The suffix is added to the file
 * name: `about.html.br`.
 */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/**
 * Returns the name of a file without the suffix of an encoding: the original, if the file is a
 * precompressed variant. Undefined if the name has no such suffix.
 */
export function originalOf(file: string): string | undefined {
  const encoding = encodings.find(({ suffix }) => file.endsWith(suffix));
  return encoding && file.slice(0, -encoding.suffix.length);
}

/**
 * Whether a file is a precompressed variant of another file in the set. No other file of a build
 * has such a name.
 */
export function isVariant(file: string, files: ReadonlySet<string>): boolean {
  const original = originalOf(file);
  return original !== undefined && files.has(original);
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
