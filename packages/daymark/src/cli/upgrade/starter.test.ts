import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../../tests/small-site.ts';
import { workflowFor } from '../../hosts/workflows.ts';
import { fingerprint, renewalOf } from './starter.ts';

const TEXT = 'Who publishes these pages, and how.\nHow the pages are paid for.\n';
const GERMAN = 'Wer diese Seiten veröffentlicht, und wie.\nWie die Seiten bezahlt werden.\n';
const PAGE = 'content/pages/about.md';

/** Returns the changes of an upgrade to the files of a site. */
async function renewal(
  files: Readonly<Record<string, string>>,
  versions: Record<string, string[]>,
) {
  const root = await makeFolder();
  await writeFiles(root, {
    'starter/template/daymark.mjs': '// starts the engine\n',
    'starter/template/gitignore': 'node_modules/\n',
    'starter/template/npmrc': 'ignore-scripts=true\n',
    [`starter/words/en/${PAGE}`]: TEXT,
    [`starter/words/de/${PAGE}`]: GERMAN,
    'starter/versions.json': JSON.stringify({ files: versions }),
    'daymark.mjs': '// starts the engine\n',
    '.npmrc': 'ignore-scripts=true\n',
    ...files,
  });
  return renewalOf(root, join(root, 'starter'));
}

it('a file as any starter wrote it is renewed in its language, with its line ends', async () => {
  const old = 'Alt.\n';
  const versions = { [`de/${PAGE}`]: [fingerprint('Älter.\n'), fingerprint(old)] };
  expect(await renewal({ [PAGE]: 'Alt.\r\n' }, versions)).toEqual({
    renewed: [{ path: PAGE, text: GERMAN.replaceAll('\n', '\r\n') }],
    differences: [],
  });
});

it('an edited file is compared with the nearest language, and nothing is added, renewed or shown without need', async () => {
  const edited = GERMAN.replace('Wie', 'Von wem');
  const { renewed, differences } = await renewal({ [PAGE]: edited }, {});
  expect(renewed).toEqual([]);
  expect(differences.join('')).toContain(
    '-Von wem die Seiten bezahlt werden.\n+Wie die Seiten bezahlt werden.\n',
  );
  expect(await renewal({ [PAGE]: GERMAN }, {})).toEqual({ renewed: [], differences: [] });
  expect(await renewal({ [PAGE]: 'My own words.\n' }, {})).toEqual({
    renewed: [],
    differences: [],
  });
  expect(await renewal({}, {})).toEqual({ renewed: [], differences: [] });
});

it('a workflow counts as unedited with any branches and minute, and keeps them', async () => {
  const path = '.github/workflows/publish.yml';
  const { text } = workflowFor('netlify', { branches: ['trunk'], minute: 42 });
  const old = text.replace('netlify-cli@', 'netlify-cli@1');
  const versions = {
    netlify: [
      fingerprint(
        workflowFor('netlify', { branches: ['main'], minute: 7 }).text.replace(
          'netlify-cli@',
          'netlify-cli@1',
        ),
      ),
    ],
  };
  expect(await renewal({ [path]: old }, versions)).toEqual({
    renewed: [{ path, text }],
    differences: [],
  });
  const { differences } = await renewal({ [path]: `${old}      - run: date\n` }, versions);
  expect(differences.join('')).toContain('-      - run: date');
});
