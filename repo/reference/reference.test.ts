import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { schemasOf } from '../../packages/daymark/src/content/schemas.ts';
import type { ADAPTERS } from '../../packages/daymark/src/settings/adapters/adapters.ts';
import { siteSchema } from '../../packages/daymark/src/settings/schema/site.ts';
import type {
  NetworkInput,
  ServiceInput,
  SiteInput,
} from '../../packages/daymark/src/settings/schema/site-input.ts';
import type { SERVICES } from '../../packages/daymark/src/settings/services/services.ts';
import type { Settings } from '../../packages/daymark/src/settings/site.ts';
import { documents, exampleOf } from './documents.ts';
import { fieldOf, formsOf, settings } from './field.ts';
import { writeTypes } from './types.ts';

const site = siteSchema({});
const texts = Object.entries(schemasOf(() => z.string()));

beforeAll(writeTypes);

it.each(Object.entries(documents()))('%s is current (npm run reference)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

/** Returns the schemas inside a schema, with the path of each. */
function inside(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { shape, element, innerType, options, valueType, in: input } = Object(schema._zod.def);
  const fields = Object.entries<z.core.$ZodType>(shape ?? {}).flatMap(([name, field]) => [
    [`${path}.${name}`, field] as [string, z.core.$ZodType],
    ...inside(field, `${path}.${name}`),
  ]);
  const others = [element, innerType, ...(options ?? []), valueType, input].filter(Boolean);
  return [...fields, ...others.flatMap((other) => inside(other, path))];
}

const fields = [
  ...inside(site, 'settings'),
  ...texts.flatMap(([folder, schema]) => [
    [folder, schema] as [string, z.core.$ZodType],
    ...inside(schema, folder),
  ]),
];

describe('the metadata of the schemas', () => {
  it('explain every field in a sentence', () => {
    const unexplained = fields.filter(([, schema]) => {
      const { label = '', explanation = '' } = fieldOf(schema as z.ZodType);
      return label === '' || !/^[A-Z`].*[.”]$/.test(explanation);
    });
    expect(unexplained.map(([path]) => path)).toEqual([]);
  });

  it('have an example of every text, number and list without a default', () => {
    const without = fields.filter(([, schema]) => {
      const field = fieldOf(schema as z.ZodType);
      const { type, enum: names, items, default: usual, example } = field;
      const isSimple = items ? !items.properties : type !== 'object' && type !== 'boolean';
      const isNamed = names ?? field.const ?? items?.enum;
      const isNeeded = isSimple && isNamed === undefined && formsOf(field).length === 0;
      return isNeeded && formsOf(items ?? {}).length === 0 && (usual ?? example) === undefined;
    });
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('have only valid examples', () => {
    const wrong = fields.filter(([, schema]) => {
      const { example } = z.globalRegistry.get(schema) ?? {};
      return example !== undefined && !z.safeParse(schema, example).success;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
    expect(fields.length).toBeGreaterThan(150);
  });
});

describe('the examples of the documents', () => {
  it('are valid settings', () => {
    const { networks: _, services: __, ...parts } = settings().properties ?? {};
    const examples = Object.entries(parts).map(([name, part]) => [name, exampleOf(part)]);
    expect(site.safeParse(Object.fromEntries(examples)).error?.issues).toBeUndefined();
  });

  it.each(formsOf(settings().properties?.networks?.items ?? {}))(
    'are valid networks: $label',
    (kind) => {
      expect(site.shape.networks.safeParse([exampleOf(kind)]).error?.issues).toBeUndefined();
    },
  );

  it.each(formsOf(settings().properties?.services?.items ?? {}))(
    'are valid services: $label',
    (kind) => {
      expect(site.shape.services.safeParse([exampleOf(kind)]).error?.issues).toBeUndefined();
    },
  );

  it('are valid front matter', () => {
    const examples = documents()['docs/front-matter.md']?.split('```yaml\n---\n').slice(1) ?? [];
    expect(examples).toHaveLength(texts.length);
    for (const [index, [folder, schema]] of texts.entries()) {
      const yaml = examples[index]?.split('---\n```')[0] ?? '';
      const parsed = schema.safeParse(parse(yaml, { customTags: ['timestamp'] }));
      expect(parsed.error?.issues, folder).toBeUndefined();
    }
  });
});

it('the generated types are those of the schemas', () => {
  type Own = { adapter: `.${string}`; id: string; name: string; [field: string]: unknown };
  type Known = {
    [Name in keyof typeof ADAPTERS]: { adapter: Name } & z.input<(typeof ADAPTERS)[Name]['schema']>;
  }[keyof typeof ADAPTERS];
  expectTypeOf<NetworkInput>().branded.toEqualTypeOf<Known | Own>();
  type OwnService = { service: `.${string}`; [field: string]: unknown };
  type Services = typeof SERVICES;
  type KnownService = {
    [Name in keyof Services]: { service: Name } & z.input<Services[Name]['schema']>;
  }[keyof Services];
  expectTypeOf<ServiceInput>().branded.toEqualTypeOf<KnownService | OwnService>();
  type Input = Omit<z.input<typeof site>, 'languages'>;
  expectTypeOf<Omit<SiteInput, 'languages'>>().branded.toEqualTypeOf<Input>();
  type Output = Omit<z.output<typeof site>, 'languages'>;
  expectTypeOf<Omit<Settings, 'place'>>().branded.toEqualTypeOf<Output>();
});

/** Settings with the fields whose explanations the test below asks for. */
const SETTINGS = `import { defineSite } from 'daymark/settings';
export default defineSite({
  identity: { name: 'Harbour' },
  donation: { charity: 'Room to Read', delaySeconds: 3 },
  theme: { accentHue: 3, typeface: { generic: 'serif' } },
  networks: [
    {
      adapter: 'elements',
      container: { className: 'a' },
      cookies: [{ purpose: 'a' }],
      slots: { 'home.after-hero': { sizes: ['1x1'] } },
    },
  ],
  slots: { home: { 'after-hero': { bannerId: 1 } } },
});`;

it('an editor shows the explanation of a field in site.config.ts', () => {
  const file = resolve('site/site.config.ts');
  const read = (path: string) => (path === file ? SETTINGS : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    directoryExists: ts.sys.directoryExists,
    readFile: read,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(read(path) ?? ''),
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      types: [],
    }),
  });
  const hover = (field: string) => {
    const { documentation } =
      service.getQuickInfoAtPosition(file, SETTINGS.indexOf(`${field}:`) + 1) ?? {};
    return ts.displayPartsToString(documentation).replaceAll('\n', ' ');
  };
  expect(hover('identity')).toBe('What the site is called, where it is, and who publishes it.');
  expect(hover('charity')).toBe("The name of the charity. Example: `'Room to Read'`.");
  expect(hover('delaySeconds')).toBe(
    'Seconds between the loading of the page and the dialog. Default: `30`.',
  );
  expect(hover('accentHue')).toContain('200 is sea green');
  expect(hover('generic')).toContain("Default: `'serif'`.");
  expect(hover('className')).toContain('The class that the script looks for, if any.');
  expect(hover('purpose')).toContain('The purpose of the cookie');
  expect(hover('sizes')).toContain('The sizes of creatives in this slot');
  expect(hover('bannerId')).toContain('identifies the slot to an ad network');
});
