import { posix } from 'node:path';
import { type Fields, fieldsFrom, isFields } from '../export/export.ts';
import { assignedIn, fieldIn, textIn } from './fields.ts';
import { readData, readText } from './text-files.ts';
import type { FolderTool, Settings } from './tool.ts';

/*
 * The settings of a folder. No program of the folder runs: what only its configuration in JavaScript says is
 * looked for in the text of the file, or taken from the conventions of the tool.
 */

export async function settingsOf(root: string, tool: FolderTool): Promise<Settings> {
  const fields: Fields = {};
  let script = '';
  for (const file of tool.signs.flatMap(({ files }) => files.split(' '))) {
    if (!/\.(?:toml|ya?ml|json)$/.test(file)) script = (await readText(root, file)) ?? script;
    // The settings only make addresses better: without them, those of the tool are taken.
    else Object.assign(fields, { ...fieldsFrom(await readData(root, file)), ...fields });
  }
  Object.assign(fields, { ...(await tool.moreSettings?.(root)), ...fields });
  const configuration = { fields, script };
  const given = (name: string) => textIn(fieldIn(fields, name));
  const usual =
    given('baseURL') || given('url') || assignedIn(script, 'baseUrl', 'url', 'site', 'URL') || '';
  const written = tool.addressIn?.(configuration, usual) ?? usual;
  const isWhole = written === '' || /^https?:\/\//.test(written);
  const address = isWhole ? written : written.startsWith('/') ? '' : `https://${written}`;
  const parsed = URL.parse(address);
  const content = posix.join('/', tool.contentIn?.(configuration) ?? '').slice(1);
  return {
    ...configuration,
    url: parsed ? address.replace(/\/$/, '') : '',
    base: parsed ? parsed.pathname.replace(/\/$/, '') : (tool.baseIn?.(configuration) ?? ''),
    content,
    languages: tool.languagesIn?.(configuration, content) ?? [],
    timeZone: tool.hasTimeZone ? timeZoneOf(given('timezone')) : undefined,
    language:
      ['lang', 'language', 'locale', 'languageCode'].map(given).find(Boolean) ??
      assignedIn(script, 'defaultLocale', 'defaultLanguage'),
  };
}

/** Returns the name of a time zone that exists. */
function timeZoneOf(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The files with the names of authors by their keys. */
const AUTHORS =
  '_data/authors.yml _data/authors.yaml _data/authors.json blog/authors.yml data/authors.yml data/authors.json'.split(
    ' ',
  );

export async function authorNames(root: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  // Without a file, the keys are the names.
  for (const file of AUTHORS)
    for (const [key, value] of Object.entries(fieldsFrom(await readData(root, file)))) {
      const name = isFields(value)
        ? (textIn(value.name) ?? textIn(value.full_name))
        : textIn(value);
      if (name) names.set(key, name);
    }
  return names;
}
