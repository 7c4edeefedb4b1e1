import { globSync, readFileSync } from 'node:fs';
import { type Field, type TextFields, textFields } from 'daymark/fields';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isExhaustive } from '../../../tests/exhaustive.ts';
import { type Random, randomFrom } from '../../daymark/src/basics/random.ts';
import { VALUES, type Values } from './fields.ts';
import { fromFile, mergedFile, toFile } from './format.ts';
import { afterForm, inGroups, spelledByForm, withoutGroups } from './testing.ts';

const kinds = textFields();
const ARTICLES = 'content/articles/a.md';

/** Returns the kind of a text; for a folder that the engine does not know, that of articles. */
function kindOf(file: string): TextFields {
  const path = `/${file}`.replace(/\/content\/[a-z]{2}\//, '/content/');
  const kind = kinds.find(({ folder }) => path.includes(`/${folder}/`)) ?? kinds[0];
  if (!kind) throw new Error('The engine has no kinds of texts.');
  return kind;
}

const questions: string[] = [];

afterAll(() => vi.unstubAllGlobals());

function formatOf(file: string, answer = false) {
  const kind = kindOf(file);
  const answering =
    (write: typeof toFile) =>
    (values: Values): string => {
      vi.stubGlobal('confirm', (question: string) => {
        questions.push(question);
        return answer;
      });
      return write(values, kind);
    };
  return {
    fromFile: (text: string) => fromFile(text, kind),
    toFile: answering(toFile),
    mergedFile: answering(mergedFile),
  };
}

type Change = (values: Record<string, unknown>) => void;

const set =
  (values: Record<string, unknown>): Change =>
  (form) =>
    Object.assign(form, values);

/** Opens a file in a form, changes values as an author would, and saves it as Sveltia does. */
async function saved(source: string, change: Change = () => {}, file = ARTICLES, answer = false) {
  const { toFile, form } = opened(source, file, formatOf(file, answer));
  change(form);
  return toFile(inGroups(form, kindOf(file)));
}

/** Opens a file in a form. */
function opened(source: string, file: string, format: ReturnType<typeof formatOf>) {
  const values = withoutGroups(format.fromFile(source), kindOf(file));
  return { ...format, form: afterForm(values, kindOf(file).fields) };
}

/** Returns the values of a text. */
const valuesOf = (source: string, file = ARTICLES) =>
  withoutGroups(formatOf(file).fromFile(source), kindOf(file));

/** Returns the lines that differ between two texts. */
function difference(one: string, other: string): { gone: string[]; added: string[] } {
  const [before, after] = [one, other].map((text) => text.split(/[^\S\n]*\n/));
  const left = [...(after ?? [])];
  const gone = (before ?? []).filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return { gone, added: left };
}

const ARTICLE = `---
# An article about reading.
title: "The half-read page" # short
summary: 'What a slow breath does, and what it does not do.'
date: 2026-06-03

topics: [attention, "habits"] # the main topic first
kind: essay
mood: calm   # no field of Daymark
series: { name: Small rooms, part: 2 }
sources:
  # The first source
  - author: William James
    title: 'Principles: a start' # quoted
    year: 1890
  - { author: Ines, title: Stairs, year: "1948" }
---

A *first* line.

The last line.
`;

/** Returns an article with front matter in many styles, and comments that are numbered. */
function generated(random: Random): string {
  let count = 0;
  const mark = () => {
    count += 1;
    return `# c${count}`;
  };
  const comment = () => (random.chance(40) ? ` ${mark()}` : '');
  const above = () =>
    random.chance(20) ? random.pick(['\n', `${mark()}\n`, `\n${mark()}\n`]) : '';
  const words = () =>
    random.pick([
      'One',
      'Zwei Füße',
      'عنوان قصير',
      'a: b',
      "it's #1",
      '日本',
      '2026-01-02',
      'yes',
      '- x',
      'say "x"',
      '*x*',
    ]);
  const scalar = () => {
    const text = words();
    const isPlain = !/[:#*"]|^-|^\d|^yes/.test(text);
    return random.pick([
      JSON.stringify(text),
      `'${text.replaceAll("'", "''")}'`,
      ...(isPlain ? [text, text] : []),
    ] as const);
  };
  const long = () =>
    random.pick([
      scalar(),
      `>-${comment()}\n  First line\n  and second${random.chance(50) ? '\n\n  and third' : ''}`,
      '|\n    Lines\n\n    kept',
      '"folded\n  over lines"',
      'plain\n  over lines',
    ]);
  const space = random.pick(['', '  ']);
  const sources = random.pick([
    () =>
      `\n${space}- author: ${scalar()}${comment()}\n${space}  title: ${scalar()}\n${above()}${space}  year: 1890\n${space}- { author: ${JSON.stringify(words())}, title: B, year: '1' }`,
    () => ` [{ author: A, title: ${JSON.stringify(words())}, year: 2 }]${comment()}`,
    () =>
      `\n${space}${mark()}\n${space}- author: A\n${space}  title: ${scalar()}\n${space}  year: about 1900`,
  ] as const);
  const fields = [
    () => `title: ${random.chance(20) ? '&a ' : ''}${scalar()}${comment()}`,
    () => `summary: ${long()}`,
    () =>
      `date: ${random.pick(['2026-06-03', '2026-06-03T10:00:00Z', '2026-06-03 10:00:00'])}${comment()}`,
    () =>
      `topics:${random.pick([' [a, "b"]', ` [ a ]${comment()}`, `${comment()}\n${space}- a${comment()}\n${space}- 'b'`, `\n${space}${mark()}\n${space}- a`])}`,
    () => `kind:   essay${comment()}`,
    () =>
      `series:${random.pick([' { name: S, part: 2 }', `${comment()}\n    name: ${scalar()}${comment()}\n    part: 2`])}`,
    () => `sources:${sources()}`,
    () => `own_${random.int(1, 9)}: ${long()}`,
    () => `"quoted key": [1, 2]${comment()}`,
    () => `other: &x { k: 1 }${comment()}\nsame: *x`,
  ].filter(() => random.chance(75));
  const front = fields.map((field) => `${above()}${field()}\n`).join('');
  const body = Array.from({ length: random.int(0, 5) }, () =>
    random.pick([
      'A *b* _c_ **d**.',
      '## H',
      '- a\n- b',
      '| a |\n| :-: |\n| 1 |',
      'نص *مائل*',
      '---',
      '```\n*x*\n```',
      'x\\*y\\* 2 * 3',
      '[^1]: Note',
      '\nTwo above',
    ]),
  ).join('\n\n');
  const text = `${random.chance(10) ? '\uFEFF' : ''}---\n${front}---\n${random.pick(['', '\n', '\n\n'])}${body}${random.pick(['', '\n', '\n\n'])}`;
  return random.chance(20) ? text.replaceAll('\n', '\r\n') : text;
}

function changeOne(form: Record<string, unknown>, name: string, random: Random): void {
  const text = `New ${random.pick(['words', 'a: b', "it's", 'x # y', '[z]', 'نص', '2026-05-05', 'a\nb'])}`;
  const others: Record<string, () => unknown> = {
    date: () => '2027-02-03',
    draft: () => true,
    topics: () => random.pick([['b', 'a', 'c'], ['c'], ['a', 'b', 'new topic']]),
    series: () =>
      random.pick([null, { name: text, part: 3 }]) ??
      (isEmptyObject(form.series) ? { name: text, part: 1 } : null),
    sources: () => {
      const list = [...(form.sources as unknown[])];
      const added = {
        author: text,
        title: '2026-01-01',
        year: '2026',
        publisher: '',
        doi: '',
        url: '',
        read: '',
      };
      return random.pick([[...list, added], [added, ...list], [added]]);
    },
    body: () =>
      random.chance(50) ? `${form.body}\n\nAdded at the end.` : `First.\n\n${form.body}`,
  };
  form[name] = others[name]?.() ?? text;
}

const isEmptyObject = (value: unknown) => value === null || value === undefined;

/** Returns the lines of a field, without spaces around them. */
function linesOfField(source: string, name: string): string[] {
  if (name === 'body') return [''];
  const lines = source.replace(/\r/g, '').split('\n');
  const first = lines.findIndex((line) => line.startsWith(`${name}:`));
  if (first < 0) return ['---'];
  const next = lines.findIndex(
    (line, index) => index > first && /^(?:["\w-]+.*:|#|---)/.test(line) && !/^\s/.test(line),
  );
  // Lists may begin in the column of their field, and text may contain blank lines.
  return lines
    .slice(first, next < 0 ? undefined : Math.max(next, first + 1))
    .concat(lines.slice(first).filter((line) => /^(?:- |\s)/.test(line)))
    .map((line) => line.trim());
}

/** Values of each shape (word, list, object …) in YAML, to put into any field of a front matter. */
const SHAPES = [
  ...['Letters from the pier (second part)', '2026', 'true', '~', '[one, two]', '{ name: One }'],
  ...["''", '0', 'false', '-2.5', '1e30', '.nan', "'false'", '!own words', '&own 7', '*known'],
  ...[
    '2026-06-03',
    '2026-06-03 10:00:00',
    '2026-02-30',
    "'2026-06-03 at noon'",
    '{}',
    '{ <<: *known }',
  ],
  ...['[]', '[one, ~]', "[one, '']", '[[one], [two]]', '[{ name: One }]'],
];
/** The shapes of values that stand inside other values. */
const INNER_SHAPES = isExhaustive ? SHAPES : SHAPES.slice(0, 6);

/** Returns the YAML of a value that fits a field. */
function rightSpelling(field: Field): string {
  const { anyOf: [first] = [], properties, items } = field;
  if (first) return rightSpelling(first);
  if (properties) return objectSpelling(field);
  if (items) return `[${rightSpelling(items)}]`;
  if (field.type === 'boolean') return 'true';
  if (field.type === 'integer') return '3';
  return field.format === 'date' ? '2026-06-03' : (field.enum?.[0] ?? `words${' again'.repeat(8)}`);
}

/** Returns the YAML of an object with its required fields and with the given values. */
function objectSpelling({ properties = {}, required = [] }: Field, others: Values = {}): string {
  const needed = required.map((name) => [name, rightSpelling(properties[name] ?? {})]);
  const all = { ...Object.fromEntries(needed), ...others };
  return `{ ${Object.entries(all).map(([name, value]) => `${name}: ${value}`)} }`;
}

/**
 * Returns the YAML of values for a field, few of which fit: each shape at each place in the field.
 */
function spellingsFor(field: Field, shapes = SHAPES): string[] {
  const { anyOf = [], properties = {}, items } = field;
  const within = (part: Field) => spellingsFor(part, INNER_SHAPES);
  const ofParts = Object.entries(properties).flatMap(([name, part]) =>
    within(part).map((spelling) => objectSpelling(field, { [name]: spelling })),
  );
  return [
    ...[rightSpelling(field), ...shapes, ...anyOf.flatMap(within), ...ofParts],
    ...(field.properties ? [objectSpelling(field, { own: 1, 'a.b': 2, 3: 4 })] : []),
    ...(items ? within(items).map((spelling) => `[${rightSpelling(items)}, ${spelling}]`) : []),
  ];
}

/** Returns texts of a kind that together have each value of `spellingsFor` in each field, except the title. */
function misshapenTexts({ fields: { properties = {} } }: TextFields): string[] {
  const [title = '', ...names] = Object.keys(properties);
  const spellings = names.map((name) => spellingsFor(properties[name] ?? {}));
  const known = 'known: &known { name: One, part: 1 }\n__proto__: { a: 1 }\nconstructor: 2';
  return Array.from({ length: Math.max(...spellings.map(({ length }) => length)) }, (_, round) => {
    const lines = names.map(
      (name, place) => `${name}: ${spellings[place]?.[round] ?? spellings[place]?.[0]}`,
    );
    return `---\n${known}\n${title}: 'A title' # short\n${lines.join('\n')}\n---\nText.\n`;
  });
}

describe('the format of the desk', () => {
  const files = globSync(
    [
      'site/{content,pages}/**/*.md',
      'tests/fixtures/**/{content,pages}/**/*.md',
      'packages/create-daymark/words/*/{content,pages}/**/*.md',
      'packages/daymark-import/fixtures/*/expected/{content,pages}/**/*.md',
    ],
    { exclude: (file) => file.includes('node_modules') },
  );

  it('changes no byte of any text of this repository that is saved without a change', async () => {
    expect(files.length).toBeGreaterThan(150);
    for (const [index, file] of files.entries()) {
      const source = readFileSync(file, 'utf8');
      // Every second text also has Windows line endings, a byte order mark, or no line feed at the
      // end.
      const variants = [source.replace(/\n/g, '\r\n'), `\uFEFF${source}`, source.trimEnd()];
      for (const variant of [source, ...(index % 2 === 0 ? [variants[(index / 2) % 3] ?? ''] : [])])
        expect(await saved(variant, undefined, file), file).toBe(variant);
    }
    expect(questions).toEqual([]);
  });

  it('changes only the lines of a field and of a paragraph of these texts', async () => {
    for (const [index, file] of files.entries()) {
      const source = readFileSync(file, 'utf8');
      const { fields } = kindOf(file);
      const values = valuesOf(source, file);
      const names = Object.entries(fields.properties ?? {}).flatMap(([name, field]) =>
        typeof values[name] !== 'string' || field.enum || field.format ? [] : [name],
      );
      // In each text, one field changes by a word. Together, these texts cover all fields.
      const name = names[index % names.length] ?? 'title';
      const line = String(values.body)
        .split('\n')
        .findLast((one) => /^\p{L}/u.test(one));
      const text = await saved(
        source,
        (form) => {
          form[name] = `${values[name]} again`;
          const lines = String(form.body).split('\n');
          const place = lines.lastIndexOf(spelledByForm(line ?? ''));
          if (line !== undefined) form.body = lines.with(place, `${lines[place]} again`).join('\n');
        },
        file,
      );
      const { gone, added } = difference(source, text);
      expect(
        added.filter((one) => one !== `${spelledByForm(line ?? '')} again`),
        file,
      ).toHaveLength(1);
      expect(
        gone.filter((one) => one !== line),
        file,
      ).toHaveLength(1);
      expect(valuesOf(text, file)[name], `${file}: ${name}`).toBe(`${values[name]} again`);
    }
  });

  it.each<[string, Change, string[], string[]]>([
    [
      'a title in its quotes',
      set({ title: 'A "new" page' }),
      ['title: "The half-read page" # short'],
      ['title: "A \\"new\\" page" # short'],
    ],
    [
      'a title in single quotes',
      set({ summary: "It's new" }),
      ["summary: 'What a slow breath does, and what it does not do.'"],
      ["summary: 'It''s new'"],
    ],
    [
      'a day without quotes',
      set({ date: '2027-01-02' }),
      ['date: 2026-06-03'],
      ['date: 2027-01-02'],
    ],
    ['a word that needs quotes', set({ kind: 'a: b' }), ['kind: essay'], ['kind: "a: b"']],
    [
      'a list in brackets',
      set({ topics: ['attention', 'sleep', 'habits'] }),
      ['topics: [attention, "habits"] # the main topic first'],
      ['topics: [attention, sleep, "habits"] # the main topic first'],
    ],
    [
      'a number in words',
      (form) => {
        Object(form.sources)[0].year = '1891';
      },
      ['    year: 1890'],
      ['    year: 1891'],
    ],
    [
      'a number in quotes',
      (form) => {
        Object(form.sources)[1].year = '1949';
      },
      ['  - { author: Ines, title: Stairs, year: "1948" }'],
      ['  - { author: Ines, title: Stairs, year: 1949 }'],
    ],
    [
      'an object in braces',
      (form) => {
        (form.series as { part: number }).part = 3;
      },
      ['series: { name: Small rooms, part: 2 }'],
      ['series: { name: Small rooms, part: 3 }'],
    ],
    ['a new field, where a new file has it', set({ draft: true }), [], ['draft: true']],
    [
      'a new field of an item',
      (form) => {
        Object(form.sources)[0].read = 'part';
      },
      [],
      ['    read: part'],
    ],
    [
      'a new item',
      (form) => {
        (form.sources as unknown[]).push({
          author: 'B',
          title: '2026-01-01',
          year: '2026',
          publisher: '',
        });
      },
      [],
      ['  - author: B', '    title: "2026-01-01"', '    year: 2026'],
    ],
    [
      'an item that is removed',
      (form) => {
        (form.sources as unknown[]).shift();
      },
      ['  - author: William James', "    title: 'Principles: a start' # quoted", '    year: 1890'],
      ['# quoted'],
    ],
    [
      'an object that is removed',
      set({ series: null }),
      ['series: { name: Small rooms, part: 2 }'],
      [],
    ],
    [
      'a list that is emptied',
      set({ sources: [] }),
      [
        'sources:',
        '  # The first source',
        '  - author: William James',
        "    title: 'Principles: a start' # quoted",
        '    year: 1890',
        '  - { author: Ines, title: Stairs, year: "1948" }',
      ],
      ['# The first source', '# quoted'],
    ],
    [
      'a new list with a day',
      set({ corrections: [{ date: '2026-07-01', text: 'Wrong: harbour' }] }),
      [],
      ['corrections:', '  - date: 2026-07-01', '    text: "Wrong: harbour"'],
    ],
    [
      'a drawn picture',
      set({ cover_chosen: { world: '', motif: 'open sea', hour: '' } }),
      [],
      ['cover:', '  motif: open sea'],
    ],
    [
      'a paragraph',
      (form) => {
        form.body = String(form.body).replace('last', 'final');
      },
      ['The last line.'],
      ['The final line.'],
    ],
  ])('changes only the lines of %s', async (_, change, gone, added) => {
    const text = await saved(ARTICLE, change);
    expect(difference(ARTICLE, text)).toEqual({ gone, added });
    expect(await saved(text)).toBe(text);
  });

  it.each(['T08:00', ' 08:00', 'T08:00:00', 'T08:00:00+01:00'])(
    'keeps the hour%s when the day changes, and all of the line when another field changes',
    async (hour) => {
      const source = ARTICLE.replace('date: 2026-06-03', `date: 2027-03-01${hour} # the fair`);
      const later = await saved(source, set({ date: '2027-03-02' }));
      expect(difference(source, later)).toEqual({
        gone: [`date: 2027-03-01${hour} # the fair`],
        added: [`date: 2027-03-02${hour} # the fair`],
      });
      const renamed = await saved(source, set({ title: 'New' }));
      expect(difference(source, renamed).gone).toEqual(['title: "The half-read page" # short']);
    },
  );

  it('adds fields in the order of `daymark new`', async () => {
    const text = await saved(ARTICLE, set({ draft: true, subtitle: 'Second' }));
    expect(text).toContain('# short\nsubtitle: Second\nsummary:');
    expect(text).toContain('kind: essay\ndraft: true\nmood: calm   # no');
  });

  it('writes a new text as `daymark new` does', async () => {
    const form = afterForm(
      {
        title: 'Füße: a start',
        summary: '2026',
        date: '2026-06-14',
        topics: ['a'],
        kind: 'essay',
        draft: true,
        body: 'Text.',
      },
      kindOf(ARTICLES).fields,
    );
    const { toFile } = formatOf(ARTICLES);
    expect(await toFile(form)).toBe(
      '---\ntitle: "Füße: a start"\nsummary: "2026"\ndate: 2026-06-14\ntopics:\n  - a\nkind: essay\ndraft: true\n---\nText.\n',
    );
    expect(await toFile({ title: 'T' })).toBe('---\ntitle: T\n---\n');
  });

  it('replaces an alias by the old value when the value at its anchor changes', async () => {
    const source = '---\ntitle: &t One\nsubtitle: *t # same\nsummary: S\n---\nText\n';
    const text = await saved(source, set({ title: 'Two' }));
    expect(text).toBe('---\ntitle: &t Two\n# same\nsubtitle: One\nsummary: S\n---\nText\n');
  });

  it('keeps an alias in a field whose other values change', async () => {
    const source = '---\ntitle: &t One\nseries: { name: *t, part: 2 } # own\n---\nText\n';
    const text = await saved(source, set({ series: { name: 'One', part: 3 } }));
    expect(text).toBe(source.replace('part: 2', 'part: 3'));
  });

  it('keeps the quotes and the comment of a changed word in a list, and a number beside it', async () => {
    const source = '---\ntopics:\n  - "a" # first\n  - 2026\n---\nText\n';
    expect(await saved(source, set({ topics: ['b', '2026'] }))).toBe(source.replace('"a"', '"b"'));
  });

  it('keeps the empty description of a picture, and removes other empty fields', async () => {
    const text = await saved(
      '---\nauthor: ines\ncoverAlt: A\n---\nText\n',
      set({ author: '', coverAlt: '' }),
    );
    expect(text).toBe('---\ncoverAlt: ""\n---\nText\n');
  });

  it.each([
    [
      'keeps the other lines of a list',
      '-   author:   A   # a\n    title: T\n    year:   1\n',
      '-   author:   A   # a\n    title: T\n    year: 2\n',
    ],
    [
      'writes the whole list if a line alone would say something else',
      '-   author:   A   # a\n    title: T\n-  author: B\n   year: 1\n',
      '  - author: A # a\n    title: T\n  - author: B\n    year: 2\n',
    ],
  ])('%s', async (_, list, expected) => {
    const source = `---\ntitle:  One\nsources:\n${list}---\nText\n`;
    const text = await saved(source, (form) => {
      Object((form.sources as unknown[]).at(-1)).year = '2';
    });
    expect(text).toBe(`---\ntitle:  One\nsources:\n${expected}---\nText\n`);
  });

  it('changes a front matter in braces', async () => {
    const source = '---\n{ title: One, summary: "S" } # c\n---\nText\n';
    const text = await saved(source, set({ title: 'Two', draft: true }));
    expect(text).toBe('---\n{ title: Two, summary: "S", draft: true } # c\n---\nText\n');
  });

  it('writes a folded text in its style', async () => {
    const source =
      '---\ntitle: T\nsummary: >- # long\n  The first line\n  and the second.\nkind: essay   # own\n---\nText\n';
    const text = await saved(source, set({ summary: 'Another: line' }));
    expect(text).toBe(source.replace('The first line\n  and the second.', 'Another: line'));
  });

  it.each([
    ['below a field', '# c\ntitle: T # t\n  # u\n\n# s\nsummary: S\n'],
    ['in a list', 'topics: # l\n  # a\n  - a # b\n\n  # c\n  - c\n# e\n'],
    ['between fields of an item', 'sources:\n- author: A # a\n# t\n  title: T\n  year: 1 # y\n'],
  ])('keeps comments %s, of what changes and of what is removed', async (_, yaml) => {
    const comments = (text: string) => text.match(/# .*/g)?.toSorted();
    const source = `---\n${yaml}---\n`;
    for (const value of ['New', undefined]) {
      const text = await saved(
        source,
        (form) => {
          for (const name of ['title', 'summary']) if (form[name]) form[name] = value;
          form.topics = [];
          form.sources = [];
        },
        undefined,
        true,
      );
      expect(text).not.toMatch(/: [TS]\b|- /);
      expect(comments(text)).toEqual(comments(source));
    }
  });

  it.each([
    [
      'title: a: b',
      'line 2: correct the line in a text editor, then load the desk again (expected YAML in the form name: value; found "title: a: b")',
    ],
    [
      'title: A\nkind: essay\ntitle: B',
      /^line 4: correct .* \(expected each name once; found "title: B"\)$/,
    ],
    ['title: A\nown: *b', /^line 3: correct .*; found "own: \*b"\)$/],
    ['title: A\nown: &a\n- *a', /^line 4: correct .*; found "- \*a"\)$/],
    ['- a', /^line 2: correct .*; found "- a"\)$/],
  ])('says on which line the front matter %j cannot be read', (yaml, problem) => {
    expect(() => formatOf(ARTICLES).fromFile(`---\n${yaml}\n---\nText`)).toThrow(problem);
  });

  it('shows no text whose letters cannot be read, because a save would lose them', () => {
    expect(() => formatOf(ARTICLES).fromFile('---\ntitle: T\n---\n\nb\uFFFDd\n')).toThrow(
      'line 5: save the file as UTF-8 in a text editor',
    );
  });

  it('says which field the desk cannot change', async () => {
    const source = '---\ntopics: [&a a]\nown: *a\n---\nText\n';
    expect(await saved(source)).toBe(source);
    const change: Change = set({ topics: [] });
    await expect(saved(source, change)).rejects.toThrow(
      'topics: change the field in a text editor, then load the desk again (expected front matter in which the desk can change one field; found "topics: [&a a]")',
    );
  });

  it.each([
    ['without front matter', 'Only text.\n\nTwo.'],
    ['with an empty front matter', '---\n---\nText\n\n---\n\nMore\n'],
    ['with comments alone', '---\n# nothing yet\n---\n\n\nText\n\n\n'],
    ['with a rule in the text', '---\ntitle: T\n---\n\n---\nnot: yaml\n---\n\nEnd'],
    ['in Arabic', '---\ntitle: العنوان # تعليق\n---\n\nنص *مائل* هنا.\n'],
    ['with an empty text', '---\ntitle: T\n---\n'],
  ])(
    'adds a field and a paragraph to a text %s, and changes nothing otherwise',
    async (_, source) => {
      expect(await saved(source)).toBe(source);
      const text = await saved(source, (form) => {
        form.guide = 3;
        form.body = `${form.body}\n\nAdded.`;
      });
      const lines = difference(source, text);
      expect(lines.added.filter((line) => !/^(?:---)?$/.test(line)).toSorted()).toEqual([
        'Added.',
        'guide: 3',
      ]);
      expect(lines.gone.filter((line) => line !== '')).toEqual([]);
    },
  );

  it('keeps each line ending of a file that has several kinds', async () => {
    const source = '---\r\ntitle: T\nsummary: S\r\n---\r\nOne\n\r\nTwo\r\n';
    const text = await saved(source, set({ summary: 'New', body: 'One\n\nTwo\n\nThree' }));
    expect(text).toBe(`${source.replace('summary: S', 'summary: New')}\r\nThree\r\n`);
    expect(await saved('One  \n', set({ body: 'One\n\nTwo' }))).toBe('One  \n\nTwo\n');
  });

  it('asks before it removes the whole text, and keeps the text if the answer is no', async () => {
    const empty: Change = set({ body: '', title: 'New' });
    questions.length = 0;
    expect(await saved(ARTICLE, empty)).toBe(ARTICLE.replace('"The half-read page"', '"New"'));
    expect(questions).toEqual(['Save this text without what the file has in “Text”?']);
    expect(await saved(ARTICLE, empty, undefined, true)).not.toContain('last line');
  });

  it('asks before it removes fields that the form has lost, and keeps the fields if the answer is no', async () => {
    const lose: Change = (form) => {
      delete form.date;
      delete form.series;
    };
    questions.length = 0;
    expect(await saved(ARTICLE, lose)).toBe(ARTICLE);
    expect(questions).toEqual(['Save this text without what the file has in “Date” and “Series”?']);
    expect(difference(ARTICLE, await saved(ARTICLE, lose, undefined, true)).gone).toEqual([
      'date: 2026-06-03',
      'series: { name: Small rooms, part: 2 }',
    ]);
  });

  it('keeps values that do not fit their fields, and names them for the author', async () => {
    const source = `---
title: Known fields of another shape
date: next spring
topics: [beginnings]
kind: letter
series: Letters from the pier (second part)
author:
  name: A guest
keywords: one word
sources: See the book
cover: { hour: dusk coral, artist: Ines }
---
Text
`;
    const kept = JSON.parse(String(fromFile(source, kindOf(ARTICLES))[VALUES.kept]));
    const names = ['date', 'author', 'keywords', 'kind', 'series', 'cover', 'sources'];
    expect(kept).toEqual(names);
    expect(await saved(source, set({ title: 'Fields' }))).toBe(
      source.replace('Known fields of another shape', 'Fields'),
    );
    questions.length = 0;
    const choose = set({ series: { name: 'Letters', part: 2 }, title: 'Fields' });
    expect(difference(source, await saved(source, choose))).toEqual({
      gone: ['title: Known fields of another shape'],
      added: ['title: Fields'],
    });
    expect(questions).toEqual(['Save this text without what the file has in “Series”?']);
    expect(difference(source, await saved(source, choose, undefined, true)).added).toEqual([
      'title: Fields',
      'series:',
      '  name: Letters',
      '  part: 2',
    ]);
  });

  it('changes one line with a title, whatever shapes the other fields of a text have', async () => {
    questions.length = 0;
    for (const kind of kinds) {
      const [title = ''] = Object.keys(kind.fields.properties ?? {});
      for (const source of misshapenTexts(kind)) {
        const file = `${kind.folder}/a.md`;
        const text = await saved(source, set({ [title]: 'A title at' }), file);
        expect(text).toBe(source.replace("'A title'", "'A title at'"));
      }
    }
    expect(questions).toEqual([]);
  });

  it('keeps everything but the changed field in generated texts', async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const random = randomFrom(`text ${seed}`);
      const source = generated(random);
      expect(await saved(source), source).toBe(source);
      const name = random.pick([
        'title',
        'subtitle',
        'summary',
        'date',
        'topics',
        'series',
        'sources',
        'draft',
        'body',
      ]);
      const text = await saved(source, (form) => changeOne(form, name, random));
      const [before, after] = [source, text].map((one) => valuesOf(one));
      for (const other of Object.keys(before ?? {}))
        if (other !== name && ![VALUES.file, VALUES.shown].includes(other))
          expect(after?.[other], `${source}\n${name}\n${text}`).toEqual(before?.[other]);
      expect(after?.[name], `${source}\n${name}\n${text}`).not.toEqual(before?.[name]);
      const marks = (one: string) => one.match(/# c\d+/g)?.toSorted() ?? [];
      expect(marks(text), `${source}\n${name}\n${text}`).toEqual(marks(source));
      const { gone } = difference(source, text);
      const own = linesOfField(source, name);
      expect(
        gone.filter((line) => !own.includes(line.trim())),
        `${source}\n${name}\n${text}`,
      ).toEqual([]);
    }
  });

  it('never writes the hidden copy of the text into the file', async () => {
    expect(await saved(ARTICLE)).not.toContain(VALUES.shown);
  });
});

describe('a text that somebody else changes while it is in a form', () => {
  const TEXT = '---\ntitle: One\nmood: calm\n---\n\nFirst.\n\nSecond.\n\nThird.\n';
  const OTHERS = TEXT.replace('Third.', 'Third, theirs.').replace('calm', 'glad');
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`;

  /**
   * Opens a text in a form. `found` is what Sveltia reads before a save. `save` changes the text, and
   * returns the file; the form then has its values, which the format writes, as in desk.browser.ts.
   */
  function desk(source = TEXT, answer = false) {
    const format = formatOf(ARTICLES, answer);
    let { form } = opened(source, ARTICLES, format);
    let stored = source;
    questions.length = 0;
    return {
      found: (text: string) => {
        stored = text;
      },
      save: (from: string, to: string, { isWritten = true, ...values }: Values = {}) => {
        const body = String(form.body).replace(from, to);
        const edited = { ...form, body, [VALUES.found]: JSON.stringify(stored), ...values };
        const text = format.mergedFile(inGroups(edited, kindOf(ARTICLES)));
        expect(format.toFile(format.fromFile(text))).toBe(text);
        if (isWritten) {
          stored = text;
          form = opened(text, ARTICLES, format).form;
        }
        return text;
      },
    };
  }

  it.each([
    ['', OTHERS],
    [' with other line endings and white space', windows(OTHERS)],
  ])('keeps the changes of both in different lines%s', (_, others) => {
    const { found, save } = desk();
    found(others);
    expect(save('First.', 'First, mine.')).toBe(others.replace('First.', 'First, mine.'));
    expect(save('mine.', 'again.')).toBe(others.replace('First.', 'First, again.'));
    expect(questions).toEqual([]);
  });

  it('keeps the lines of both authors in the same place as fields of the form', () => {
    const { found, save } = desk();
    found(OTHERS);
    expect(save('', '', { title: 'Two' })).toBe(OTHERS.replace('One', 'Two'));
  });

  it('keeps what another author adds after an earlier save of the form', () => {
    const { found, save } = desk();
    found(save('First.', 'First, mine.').replace('Third.', 'Third, theirs.'));
    const both = TEXT.replace('Third.', 'Third, theirs.');
    expect(save('mine.', 'again.')).toBe(both.replace('First.', 'First, again.'));
    found(save('again.', 'mine.').replace('Second.', 'Second, theirs.'));
    expect(save('First, mine.', 'First.')).toBe(both.replace('Second.', 'Second, theirs.'));
    expect(questions).toEqual([]);
  });

  it('loses no line if an earlier save of the form did not reach the file', () => {
    const { found, save } = desk();
    save('First.', 'First, mine.', { isWritten: false });
    found(OTHERS);
    expect(save('First.', 'First, mine.')).toBe(OTHERS.replace('First.', 'First, mine.'));
    expect(questions).toEqual([]);
  });

  it('asks once if both have changed the same line', () => {
    const others = OTHERS.replace('First.', 'First, theirs.');
    const refused = desk();
    refused.found(others);
    const nothing =
      'Nothing is saved, because somebody else has changed the same lines. Your text is';
    expect(() => refused.save('First.', 'First, mine.')).toThrow(nothing);
    expect(() => refused.save('First.', 'First, mine.')).toThrow(nothing);
    const chosen = desk(TEXT, true);
    chosen.found(others);
    expect(chosen.save('First.', 'First, mine.')).toBe(OTHERS.replace('First.', 'First, mine.'));
    expect(chosen.save('mine.', 'again.')).toBe(OTHERS.replace('First.', 'First, again.'));
    expect(questions).toEqual([
      'Somebody else has changed the same lines. Replace their lines with yours?',
    ]);
  });

  it('asks if the merged front matter would be unreadable', () => {
    const { found, save } = desk(TEXT, true);
    found(TEXT.replace('title:', 'kind: essay\ntitle:'));
    const text = save('', '', { kind: 'review' });
    expect(text).toBe(TEXT.replace('One\n', 'One\nkind: review\n'));
    expect(questions).toHaveLength(1);
  });

  it('asks before a new text replaces a text that no form can show', () => {
    const found = JSON.stringify('---\ntitle: a: b\n---\nTheirs.\n');
    const text = { title: 'New', body: 'New.', [VALUES.found]: found };
    expect(() => formatOf(ARTICLES).mergedFile(text)).toThrow('Nothing is saved');
  });

  it('loses no line that one of two authors has written, and keeps no line that one of them has deleted', () => {
    let merged = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const { int } = randomFrom(`merge ${seed}`);
      const base = Array.from({ length: 12 }, (_, line) => `Line ${'abcdefghijkl'[line]}.`);
      const edited = (author: string) =>
        base.flatMap((line, index) => {
          const chance = int(1, 100);
          if (chance <= 6) return [];
          if (chance <= 12) return [`${author} instead of ${index}.`];
          return chance <= 18 ? [line, `${author} behind ${index}.`] : [line];
        });
      const [mine, theirs] = [edited('Mine'), edited('Theirs')];
      const { found, save } = desk(base.join('\n\n'));
      found(theirs.join('\n\n'));
      let text: string | undefined;
      try {
        text = save(base.join('\n\n'), mine.join('\n\n'));
      } catch {}
      expect(text === undefined).toBe(questions.length > 0);
      if (text === undefined) continue;
      merged += 1;
      const isIn = (lines: string[]) => (line: string) => lines.includes(line);
      const expected = base.filter((line) => isIn(mine)(line) && isIn(theirs)(line));
      const added = [...mine, ...theirs].filter((line) => !base.includes(line));
      const lines = text.split('\n').filter((line) => line !== '');
      expect(lines.toSorted(), `seed ${seed}`).toEqual([...expected, ...added].toSorted());
    }
    expect(merged).toBeGreaterThan(40);
  });
});
