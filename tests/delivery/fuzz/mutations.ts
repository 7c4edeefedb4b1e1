import type { Choices, Random } from '../../../packages/daymark/src/basics/random.ts';

/** Changes a request target. Each character of the strings is one byte (latin1). */
export type Mutation = (target: string, random: Random) => string;

/** Fragments that have made some servers crash, or serve files from outside their folder. */
const pieces: Choices<string> = [
  ...([
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '.%2e/',
    '..\\',
    '%5c..',
    '..;/',
    './',
    '/./',
  ] as const),
  ...['//', '\\', '%5c', '/', '%2f', '%252e%252e%252f', '%25', '%', '%2', '%zz', '%u002e'],
  ...['%00', '\0', '%0d%0aX-Injected:1', '%0a', '\t', ' ', '\x0b', '\x7f', '\xe9\xff'],
  ...['%c0%ae%c0%ae%c0%af', '%c0%af', '%e0%80%af', '%f0%80%80%af', '%ff', '%ef%bc%8f', '%ed%a0%80'],
  ...['?', '#', ';', ':', '@', '*', '&', '"', '<', "'", '|', '~', '$', '{}'],
  ...['.br', '.gz', '.html', 'index', 'index.html', '.hidden', 'linked.json', 'policy.json'],
  ...['__proto__', 'constructor', 'toString', 'etc/passwd', '404', '500'],
];

/** Targets that replace the whole original target. */
const wholes: Choices<string> = [
  ...([
    '/../policy.json',
    '/%2e%2e/policy.json',
    '/..%2fpolicy.json',
    '/_astro/../../policy.json',
  ] as const),
  ...['/../../../../../../etc/passwd', '//etc/passwd', '/.hidden', '/linked.json', '/..', '/.'],
  ...['*', '', '?', '#', '%', 'about', '\\', '///', '//evil.example/', '/\\evil.example/..'],
  ...['http://', 'http://a.example', 'https://a.example/../policy.json', 'file:///etc/passwd'],
];

const origins: Choices<string> = [
  ...([
    'http://a.example',
    'HTTPS://[::1]:443',
    'http://u:p@a.example',
    'http:',
    '//evil.example',
  ] as const),
  ...['file://', 'ftp://a.example', 'http://a.example\\', 'http:///', 'javascript:'],
];

const byte = (random: Random) => {
  const code = random.int(0, 255);
  return code === 0x0a || code === 0x0d ? '\0' : String.fromCharCode(code);
};

/** Inserts a text at a random place, over up to `max` characters. */
function splice(text: string, random: Random, insert: string, max = 0): string {
  const at = random.int(0, text.length);
  return text.slice(0, at) + insert + text.slice(at + random.int(0, max));
}

function percentEncoded(character: string, random: Random): string {
  const digits = character.charCodeAt(0).toString(16).padStart(2, '0');
  return `${random.chance(20) ? '%25' : '%'}${random.chance(50) ? digits : digits.toUpperCase()}`;
}

function encodeSome(target: string, random: Random): string {
  const percent = random.pick([3, 20, 100]);
  return target.replace(/[^%]/g, (found) =>
    random.chance(percent) ? percentEncoded(found, random) : found,
  );
}

export const mutations: Choices<Mutation> = [
  encodeSome,
  (target, random) => splice(target, random, random.pick(pieces)),
  (target, random) => splice(target, random, random.pick(pieces).repeat(random.int(2, 12))),
  (target, random) => splice(target, random, byte(random), 1),
  (target, random) => splice(target, random, '', 5),
  (target, random) => splice(target, random, target, 3),
  (target, random) => random.pick(origins) + target,
  (target, random) => `${target}${random.pick(pieces)}`,
  (target, random) => `${target}?${random.pick(pieces)}`,
  (target, random) => (random.chance(50) ? target.toUpperCase() : target.replaceAll('/', '\\')),
  (_target, random) => random.pick(wholes),
  (target, random) =>
    target + random.pick(['a', '/', '%2e', '../', '?']).repeat(random.int(1, 900)),
];

/**
 * Adds 2 to 140 KB to a target: less or more than the limits of the servers. Uses this mutation
 * rarely, because it takes the most time.
 */
export const overlong: Mutation = (target, random) =>
  target + random.pick(['a', '/', '%2e%2e/']).repeat(random.int(2_000, 20_000));
