import { closeSync, globSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { inParallel } from '../../basics/in-parallel.ts';
import type { Settings } from '../../settings/site.ts';
import type { LaunchRemark } from '../launch/launch-remark.ts';
import { conflictIn, quoted } from './finder.ts';
import type { Problem } from './problem.ts';

/** Matches the names of pictures that may contain metadata of a camera. */
const PHOTOGRAPH = /\.(?:avif|heic|jpe?g|png|webp)$/i;

/** The number of pictures that are read at the same time. */
const AT_ONCE = 4;

/** The traces of place and camera in each picture, by the picture's path, size and time. */
const known = new Map<string, string>();

/**
 * Finds the pictures of `public/` that say where or with which camera they were taken. Every visitor
 * could read that, because the build copies these files unchanged. The build removes metadata only
 * from pictures beside texts. Only the headers of the pictures are read, and again only after a
 * change.
 * @param files the paths relative to `public/`
 */
export async function photographProblems(files: readonly string[]): Promise<Problem[]> {
  const found = new Map<string, string>();
  const paths = files.filter((file) => PHOTOGRAPH.test(file)).map((file) => `public/${file}`);
  await inParallel(paths, AT_ONCE, async (path) => {
    const { size, mtimeMs } = statSync(path);
    const stamp = [path, size, mtimeMs].join();
    const traces = known.get(stamp) ?? (await tracesIn(path));
    known.set(stamp, traces);
    found.set(path, traces);
  });
  return paths.flatMap((file) => {
    const traces = found.get(file);
    return traces ? [{ file, expected: EXPECTED, found: traces, severity: 'warning' }] : [];
  });
}

const EXPECTED =
  'a picture without metadata: export it without them, or put it beside a text, where the build removes them';

/** Returns the remark before launch that repeats a warning of `photographProblems`. */
export const photographRemark = ({ file, expected, found }: Problem): LaunchRemark => ({
  id: 'photograph-metadata',
  file,
  expected,
  found,
  effect: 'Every visitor can read where or with which device the photograph was taken.',
});

/** Returns the traces of place and camera in a picture, in words; empty without traces. */
async function tracesIn(path: string): Promise<string> {
  // Imported here, because many sites have no such pictures.
  const { default: sharp } = await import('sharp');
  // Sharp's cache identifies files by path, so it would return the old metadata of a changed file.
  sharp.cache(false);
  // A picture that cannot be read has no metadata that programs show.
  const read = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { exif = Buffer.alloc(0), xmp = Buffer.alloc(0) } = read ?? {};
  const { hasLatitude, hasSerial, camera } = readExif(exif);
  const words = xmp.toString('latin1');
  const hasPlace = hasLatitude || /GPSL(?:at|ong)itude/.test(words);
  const hasCamera = camera || hasSerial || /\btiff:Model\b|\bSerialNumber\b/.test(words);
  return [
    ...(hasPlace ? ['the place where it was taken (GPS)'] : []),
    ...(hasCamera ? [`the camera${camera && ` (${camera})`}`] : []),
  ].join(' and ');
}

/** The tags of EXIF that say something about place and camera. Source: CIPA DC-008, tables 3 to 8 */
const [MAKE, MODEL, EXIF, GPS, SERIAL] = [0x10f, 0x110, 0x8769, 0x8825, 0xa431];
/** The tag of the latitude in the directory of `GPS`. */
const LATITUDE = 2;

/** Reads the EXIF data of a picture, which contain the directories of a TIFF file. */
function readExif(exif: Buffer) {
  const data = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  const read = (offset: number, length: 2 | 4) => {
    if (offset + length > data.length) return 0;
    return isLittle ? data.readUIntLE(offset, length) : data.readUIntBE(offset, length);
  };
  /** Returns the position of the entry of each tag in a directory. */
  const entriesAt = (directory: number) =>
    new Map(
      Array.from({ length: read(directory, 2) }, (_, index) => directory + 2 + 12 * index)
        .filter((entry) => entry + 12 <= data.length)
        .map((entry) => [read(entry, 2), entry]),
    );
  const main = entriesAt(read(4, 4));
  const inside = (tag: number) => {
    const entry = main.get(tag);
    return entry === undefined ? new Map<number, number>() : entriesAt(read(entry + 8, 4));
  };
  const wordsOf = (tag: number) => {
    const entry = main.get(tag);
    if (entry === undefined) return [];
    const length = read(entry + 4, 4);
    const start = length > 4 ? read(entry + 8, 4) : entry + 8;
    const text = data.toString('latin1', start, start + Math.min(length, 40));
    return text.split(/[^\x21-\x7e]+/).filter((word) => word !== '');
  };
  return {
    hasLatitude: inside(GPS).has(LATITUDE),
    hasSerial: inside(EXIF).has(SERIAL),
    camera: [...new Set([...wordsOf(MAKE), ...wordsOf(MODEL)])].join(' '),
  };
}

/** Matches the line with the times of a cue, which players read. Source: WebVTT, section 4.1 */
const TIMES =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;
const EXAMPLE = 'times such as 00:01.000 --> 00:04.000';

/**
 * Warns about files of captions in `public/` that players ignore, or that contain no words.
 * @param files the paths relative to `public/`
 */
export const captionProblems = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => file.toLowerCase().endsWith('.vtt'))
    .map((file) => `public/${file}`)
    .flatMap((file): Problem[] => {
      const rows = readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r\n?|\n/);
      const [first = ''] = rows;
      const problem = (line: number, expected: string, found: string): Problem[] => [
        { file, line, expected, found, severity: 'warning' },
      ];
      if (!/^WEBVTT(?:[ \t]|$)/.test(first))
        return problem(1, 'captions that begin with the line WEBVTT', quoted(first) || 'no text');
      const wrong = rows.findIndex((row) => row.includes('-->') && !TIMES.test(row));
      if (wrong > 0) return problem(wrong + 1, EXAMPLE, quoted(rows[wrong] ?? ''));
      const hasWords = rows.some((row, index) => TIMES.test(row) && rows[index + 1]?.trim());
      return hasWords
        ? []
        : problem(1, `${EXAMPLE}, and below them the words`, 'captions without words');
    });

/** A kind of file that an owner probably did not mean to publish, recognised by its name or its beginning. */
interface Risk {
  /** The description of the file for the message. */
  readonly found: string;
  readonly name?: RegExp;
  readonly content?: RegExp;
}

const KEPT = 'or its path in security.publicFiles of the settings';
const NOT_PUBLIC = `no such file in public/, because everybody can download what is there, ${KEPT}`;

/** The first risk that matches a file is reported. */
const RISKS: readonly Risk[] = [
  {
    found: 'a private key',
    name: /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$|\.(?:p12|pfx|jks|keystore|kdbx|ppk)$/i,
    content:
      /^-----BEGIN [A-Z ]{0,20}PRIVATE KEY(?: BLOCK)?-----\r?\n(?:[A-Za-z0-9+/=]{32}|[\w-]+:|\r?\n)/m,
  },
  {
    found: 'the passwords of a WordPress site',
    name: /(?:^|\/)wp-config[^/]*\.php[^/]*$/i,
    content: /define\(\s*['"]DB_PASSWORD['"]/,
  },
  {
    found: 'a dump of a database',
    name: /\.(?:sql|sqlite3?|dump|mdb|accdb)(?:\.(?:gz|bz2|xz|zst|zip))?$/i,
    content: /^(?:-- (?:MySQL|MariaDB|PostgreSQL) (?:database )?dump|SQLite format 3\0|PGDMP)/m,
  },
];

/** Matches archives, which are often copies of other files and seldom meant for visitors. */
const ARCHIVE = /\.(?:zip|tar(?:\.\w+)?|t[gx]z|7z|rar|bak)$/i;
/** Matches lists of records, which programs show as tables. */
const RECORDS = /\.(?:csv|tsv|vcf|ldif|json|xml)$/i;
/** Matches files that are not text, so that only their names are checked. */
const MEDIA =
  /\.(?:avif|gif|heic|ico|jpe?g|png|webp|tiff?|mp[34]|m4[av]|mov|webm|og[agv]|opus|flac|wav|pdf|woff2?|ttf|otf)$/i;
const FILM = /\.(?:mp4|m4v|mov|webm|ogv|avi|mkv)$/i;
/** The largest film in bytes. Visitors wait long for a larger film, and some hosts refuse it. */
const LARGEST_FILM = 50_000_000;

/** From this number on, the e-mail addresses in a file count as a list. */
const MANY = 10;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

/** Returns the problem of a text with many e-mail addresses; undefined for other texts. */
export function emailList(text: string): Pick<Problem, 'expected' | 'found'> | undefined {
  const { size } = new Set(text.match(EMAIL)?.map((address) => address.toLowerCase()));
  if (size < MANY) return undefined;
  return {
    expected: `fewer than ${MANY} e-mail addresses, which spammers collect`,
    found: `${size}`,
  };
}

/**
 * Reports files of `public/` that would harm the owner or other people if visitors could read them,
 * and warns about files that are probably there by mistake.
 * @param files the paths relative to `public/`
 * @param linked returns whether a text links to a path of the site
 */
export const riskyFileProblems = (
  files: readonly string[],
  linked: (path: string) => boolean,
): Problem[] =>
  files.flatMap((name): Problem[] => {
    const file = `public/${name}`;
    const head = MEDIA.test(name) ? '' : beginningOf(file);
    const risk = RISKS.find(
      (each) => each.name?.test(name) || (head !== '' && each.content?.test(head)),
    );
    if (risk) return [{ file, expected: NOT_PUBLIC, found: risk.found }];
    const conflict = conflictIn(head);
    if (conflict) return [{ file, ...conflict, severity: 'warning' }];
    const warning = (expected: string, found: string): Problem[] => [
      { file, expected, found, severity: 'warning' },
    ];
    if (ARCHIVE.test(name) && !linked(`/${name}`))
      return warning(
        `an archive to which a text links, ${KEPT}`,
        'an archive to which nothing links, and which everybody can download',
      );
    const size = FILM.test(name) ? statSync(file).size : 0;
    if (size > LARGEST_FILM) {
      const found = `${Math.round(size / 1e6)} MB, for which visitors wait, and which some hosts refuse`;
      const most = `${LARGEST_FILM / 1e6} MB`;
      return warning(`a film of at most ${most}, or ::video with the film at a service`, found);
    }
    const list = RECORDS.test(name) ? emailList(head) : undefined;
    return list ? warning(list.expected, list.found) : [];
  });

/** Matches hidden files in which programs keep passwords and keys. */
const SECRETS = /(?:^|\/)\.(?:env(?:\.[\w.-]+)?|htpasswd|netrc|npmrc|pgpass)$/i;

/**
 * Reports hidden files of `public/` with passwords and keys. The build copies hidden files, and some
 * hosts serve them.
 * @param kept returns whether the settings permit a file, by its path relative to `public/`
 */
export const secretFileProblems = (kept: (name: string) => boolean): Problem[] =>
  globSync('**/.*', { cwd: 'public' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => SECRETS.test(name) && !kept(name))
    .toSorted()
    .map((name) => ({
      file: `public/${name}`,
      expected: NOT_PUBLIC,
      found: 'the passwords or keys of a program',
    }));

/** The checks search this number of bytes at the beginning of a file. */
const SEARCHED = 2 ** 16;
const memory = Buffer.alloc(SEARCHED);

/** Returns the beginning of a file, with a character for each byte. */
function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    return memory.toString('latin1', 0, readSync(file, memory, 0, SEARCHED, 0));
  } finally {
    closeSync(file);
  }
}

/**
 * Match the line of robots.txt that begins the rules for all programs, and the rule that excludes
 * every page.
 */
const FOR_ALL = /^user-agent:\s*\*\s*$/i;
const AGAINST_ALL = /^disallow:\s*\/\s*(?:#.*)?$/i;

/**
 * Warns about files of `public/` that hosts and programs read instead of the engine's files or the
 * settings.
 * @param files the paths relative to `public/`
 */
export function hostFileProblems(
  files: readonly string[],
  { identity, networks, ads }: Pick<Settings, 'identity' | 'networks' | 'ads'>,
): Problem[] {
  const warning = (name: string, line: number | undefined, expected: string, found: string) => ({
    file: `public/${name}`,
    line,
    expected,
    found,
    severity: 'warning' as const,
  });
  const checks: Readonly<Record<string, (text: string) => Problem | undefined>> = {
    CNAME(text) {
      const { host } = new URL(identity.url);
      const plain = (name: string) =>
        name
          .trim()
          .toLowerCase()
          .replace(/^www\./, '');
      if (text.trim() === '' || plain(text) === plain(host)) return undefined;
      const found = `${quoted(text)}, the only host at which GitHub Pages shows the site`;
      return warning('CNAME', 1, `${host}, the host of identity.url`, found);
    },
    'ads.txt'() {
      // If `/ads.txt` is a redirect, another check reports the file.
      if (networks.length === 0 || ads.adsTxt) return undefined;
      const expected =
        'no such file, because the settings of the networks have the records (adsTxt)';
      return warning('ads.txt', undefined, expected, 'a file that replaces these records');
    },
    'robots.txt'(text) {
      const rows = text.split(/\r\n?|\n/).map((row) => row.trim());
      const start = rows.findIndex((row) => FOR_ALL.test(row));
      const rules = start < 0 ? [] : rows.slice(start);
      const end = rules.findIndex((row, index) => index > 0 && /^user-agent:/i.test(row));
      const index = rules.findIndex((row) => AGAINST_ALL.test(row));
      if (index < 0 || (end > 0 && index > end)) return undefined;
      const found = `${rules[index]}, which keeps search engines from the site`;
      return warning('robots.txt', start + index + 1, 'no rule against every page', found);
    },
  };
  return files.flatMap(
    (name) =>
      (Object.hasOwn(checks, name) && checks[name]?.(readFileSync(`public/${name}`, 'utf8'))) || [],
  );
}
