/** Replaces each character of a path except the slashes. */
const spell = (path: string, write: (character: string) => string): string =>
  [...path].map((character) => (character === '/' ? character : write(character))).join('');

const encodeByte = (byte: number) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
const encodeBytes = (text: string) => [...Buffer.from(text)].map(encodeByte).join('');
const encode = (path: string) => spell(path, encodeURIComponent);

/** Spellings of a decoded path that mean the path itself, by title. */
export const equalSpellings = {
  'with few characters encoded': (path: string) =>
    spell(path, (each) => (/[?#]/.test(each) ? encodeBytes(each) : encodeURI(each))),
  'with all reserved characters encoded': encode,
  'with all characters encoded': (path: string) => spell(path, encodeBytes),
  'with all characters encoded in lower case': (path: string) =>
    spell(path, (each) => encodeBytes(each).toLowerCase()),
  'as a URL': (path: string) => `http://a.example${encode(path)}`,
  'with a query': (path: string) => `${encode(path)}?x=1`,
} as const;

/** Other spellings, some of which lead to the path, by title. */
export const otherSpellings = {
  'with a slash at the end': (path: string) => `${encode(path)}/`,
  'with two slashes at the end': (path: string) => `${encode(path)}//`,
  'with two slashes at the beginning': (path: string) => `/${encode(path)}`,
  'with two slashes inside': (path: string) => encode(path).replace(/.(?=\/)/, '$&/'),
  'with .html': (path: string) => `${encode(path)}.html`,
  'with .html and a slash': (path: string) => `${encode(path)}.html/`,
  'with .html encoded': (path: string) => `${encode(path)}${encodeBytes('.html')}`,
  'with .HTML': (path: string) => `${encode(path)}.HTML`,
  'with /index.html': (path: string) => `${encode(path)}/index.html`,
  'with /index': (path: string) => `${encode(path)}/index`,
  'with /index/': (path: string) => `${encode(path)}/index/`,
  'with a page below it': (path: string) => `${encode(path)}/still`,
  'with a file below it': (path: string) => `${encode(path)}/still.html`,
  'in capitals': (path: string) => encode(path.toUpperCase()),
  'in decomposed Unicode': (path: string) => encode(path.normalize('NFD')),
  'encoded twice': (path: string) => spell(spell(path, encodeBytes), encodeURIComponent),
  'with a dot segment': (path: string) => `/.${encode(path)}`,
  'with an encoded dot segment': (path: string) => `/%2E${encode(path)}`,
  'with two dots inside': (path: string) => `/x/..${encode(path)}`,
  'with two dots at the end': (path: string) => `${encode(path)}/..`,
  'with an encoded slash inside': (path: string) =>
    encode(path).replace(/(?<!^)\/(?=[^/]*$)/, '%2F'),
  'with an encoded slash at the end': (path: string) => `${encode(path)}%2F`,
  'with an encoded backslash at the end': (path: string) => `${encode(path)}%5c`,
  'with an encoded NUL at the end': (path: string) => `${encode(path)}%00`,
  'with an encoded line feed at the end': (path: string) => `${encode(path)}%0A`,
  'with an encoded space at the end': (path: string) => `${encode(path)}%20`,
  'with a byte that is not UTF-8': (path: string) => `${encode(path)}%E9`,
  'with a dot at the end': (path: string) => `${encode(path)}.`,
  'with a plus sign at the end': (path: string) => `${encode(path)}+`,
  'with an encoded question mark': (path: string) => `${encode(path)}%3Fx=1`,
  'with an encoded number sign': (path: string) => `${encode(path)}%23x`,
  'with a path parameter': (path: string) => `${encode(path)};x=1`,
  'with the suffix of Brotli': (path: string) => `${encode(path)}.br`,
} as const;

/** Splits the query of an old address into names and values. */
const parametersOf = (query: string) => query.split('&').map((each) => each.split('='));
const parameters = (query: string, write: (name: string, value: string) => string) =>
  parametersOf(query)
    .map(([name = '', value = '']) => write(name, value))
    .join('&');

/** Spellings of the query of an old address, by title. */
export const querySpellings = {
  'as it is': (query: string) => query,
  'in another order': (query: string) => query.split('&').toReversed().join('&'),
  'among other parameters': (query: string) => `a.b=1&${query}&&utm_source=feed&z`,
  'with its names in capitals': (query: string) =>
    parameters(query, (name, value) => `${name.toUpperCase()}=${value}`),
  'with its names encoded': (query: string) =>
    parameters(query, (name, value) => `${encodeBytes(name)}=${value}`),
  'with its values encoded': (query: string) =>
    parameters(query, (name, value) => `${name}=${encodeBytes(value)}`),
  'with its values in another letter case': (query: string) =>
    parameters(query, (name, value) => `${name}=${value.toUpperCase()}`),
  'after other values': (query: string) =>
    `${parameters(query, (name) => `${name}=other`)}&${query}`,
  'before other values': (query: string) =>
    `${query}&${parameters(query, (name) => `${name}=other`)}`,
  'without values': (query: string) => parameters(query, (name) => name),
  'in longer names': (query: string) => `x${query.replaceAll('&', '&x')}`,
  'with longer values': (query: string) => `${query.replaceAll('&', '0&')}0`,
} as const;

/** The title of a spelling, which follows “an address” or “the query of an old address”. */
export type Spelling = keyof (typeof equalSpellings &
  typeof otherSpellings &
  typeof querySpellings);
