import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { elementsExample } from '../../../../../tests/network-settings.ts';
import { fillingOf } from '../../ads/filling.ts';
import { parseSettings } from '../settings.ts';
import { ownAdapters } from './adapters.ts';

/** The beginning of the module of an adapter whose code runs in a frame. */
const FRAMED = `import { commonFields, defineAdapter, filling, fills, framedMode, mode, z } from '${import.meta.resolve('./define.ts')}';
const framed = { ...commonFields, mode: framedMode, slots: fills(filling) };
const snippet = () => '<b></b>';
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'daymark-adapter-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (input: object, file?: string) =>
  parseSettings(input, file, await ownAdapters(input));

let count = 0;
/** Reads settings with a network whose adapter is a module with this text. */
function readWith(text: string, fields: object = {}) {
  count += 1;
  const adapter = `./adapter-${count}.ts`;
  writeFileSync(join(folder, adapter), FRAMED + text);
  const { id, name, privacyPolicy, needsConsent, cookies, slots } = elementsExample;
  const common = { id, name, privacyPolicy, needsConsent, cookies, slots };
  return read({ ...owners, networks: [{ adapter, ...common, ...fields }] });
}

/** Returns the error message for an invalid adapter. */
const reportOn = (text: string, fields?: object): Promise<string> =>
  readWith(text, fields).then(
    () => '',
    ({ message }: Error) => message,
  );

describe('an adapter of the owner', () => {
  it('may have additional fields', async () => {
    const text = `export default defineAdapter({ schema: z.strictObject({ ...framed, zone: z.string() }), snippet });`;
    const { networks } = await readWith(text, { zone: 'north' });
    expect(networks).toMatchObject([{ id: 'acme', mode: 'frame', zone: 'north' }]);
    expect(await reportOn(text)).toBe(
      'site.config.ts: networks.0.zone: expected a text in quotes; found nothing',
    );
  });
});

it('an adapter of the owner may be asked for every size that fits', async () => {
  const parts = 'schema: z.strictObject(framed), snippet';
  const ask = async (text: string) => {
    const settings = await readWith(`export default defineAdapter({ ${parts}${text} });`);
    return fillingOf('home.after-hero', settings)?.isAskedForAllSizes;
  };
  expect(await ask(', asksForAllSizes: true')).toBe(true);
  expect(await ask('')).toBeUndefined();
});

describe('a module without a complete adapter is reported with its field', () => {
  it('if the file does not exist', async () => {
    const networks = [{ ...elementsExample, adapter: './adapters/nowhere.ts' }];
    await expect(read({ ...owners, networks }, 'my.config.ts')).rejects.toThrow(
      expect.objectContaining({
        message:
          'my.config.ts: networks.0.adapter: expected the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters; found "./adapters/nowhere.ts", which does not exist',
      }),
    );
  });

  const schema = 'schema: z.strictObject(framed)';
  it.each([
    [
      'if it throws an error',
      'throw new TypeError("no key");',
      'cannot be loaded: the error "TypeError: no key" in adapter-*.ts:4',
    ],
    ['if it has no default export', 'export const acme = 1;', 'lacks a default export'],
    [
      'if its schema is not a Zod object',
      'export default { schema: 7, snippet };',
      'lacks a schema made by z.strictObject',
    ],
    [
      'if its schema lacks a field of every network',
      'export default { schema: z.strictObject({ ...commonFields, mode }), snippet };',
      'lacks the field "slots" in the schema',
    ],
    [
      'if a method is not a function',
      `export default { ${schema}, snippet: '<b></b>' };`,
      'lacks the function snippet',
    ],
    [
      'if it may run in a frame without a snippet',
      `export default { ${schema} };`,
      'lacks a snippet, which the mode "frame" needs',
    ],
    [
      'if it may run in the page without a script',
      'export default { schema: z.strictObject({ ...framed, mode }), snippet, inline: () => ({}) };',
      'lacks inline or script, which the mode "inline" needs',
    ],
  ])('%s', async (_, text, fault) => {
    const [, field, found] =
      /: (networks\S+): .*; found "\.\/adapter-\d+\.ts", which (.*)$/.exec(await reportOn(text)) ??
      [];
    expect(field).toBe('networks.0.adapter');
    expect(found?.replace(/adapter-\d+/, 'adapter-*')).toBe(fault);
  });
});

/** Reads the adapter `elements` with other methods, written by the owner. */
async function readElements(methods: string) {
  const { adapter: _, ...fields } = elementsExample;
  const elements = `import { elements } from '${import.meta.resolve('./elements.ts')}';`;
  const text = `${elements}\nexport default { ...elements, ${methods} };`;
  const { networks } = await readWith(text, fields);
  return Object(networks[0]?.adapter);
}

it('the function of an adapter that throws is reported with the place in its file', async () => {
  const { snippet } = await readElements("snippet() { throw new TypeError('no zone'); }");
  expect(() => snippet({}, {}, {})).toThrow(
    /^adapter-\d+\.ts:\d+: snippet: expected a text with HTML; found the error "TypeError: no zone"$/,
  );
});

it.each([
  ['snippet', 'undefined', 'a text with HTML; found nothing'],
  ['script', '"fill.js"', 'the URL of a script; found "fill.js"'],
  ['hosts', '"https://acme.example"', 'a list of hosts; found "https://acme.example"'],
  ['adsTxt', '[7]', 'a list of ads.txt records; found [7]'],
  ['inline', '"div"', 'an object with an element and attributes; found "div"'],
])('a wrong result of the function %s of an adapter is reported', async (name, result, message) => {
  const adapter = await readElements(`${name}: () => ${result}`);
  expect(() => adapter[name]({})).toThrow(
    new RegExp(`^adapter-\\d+\\.ts: ${RegExp.escape(`${name}: expected ${message}`)}$`),
  );
});

it('correct results of an adapter stay unchanged', async () => {
  const { script } = await readElements('');
  expect(script({ script: 'https://acme.example/a.js' })).toBe('https://acme.example/a.js');
});
