/*
 * The script of the desk away: Sveltia CMS with a repository on a forge. Sveltia asks for the files, and
 * saves them, through forge-requests.ts.
 */
import { choosesOwn } from './choose-version.ts';
import { type DeskSite, deskConfiguration, textLists } from './configuration.ts';
import { backendOf, type DeskSettings } from './forge.ts';
import { forgeRequests } from './forge-requests.ts';
import { registerForms } from './forms.ts';

const { site, settings }: { site: DeskSite; settings: DeskSettings } = JSON.parse(
  document.querySelector('#desk')?.textContent ?? '{}',
);

/**
 * Has Sveltia ask for the list of files at each start. Sveltia would take a list from its database,
 * which does not have the paths of the repository.
 */
function forgetLists(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    return put.call(this, key === 'git_config_fetched' ? false : value, key);
  };
}

/** Returns the configuration of Sveltia, which says what a save does. */
function configuration() {
  const common = deskConfiguration(site);
  const note = settings.review
    ? 'A save waits for a review until somebody publishes it.'
    : 'A save is published at once.';
  return {
    ...common,
    backend: backendOf(settings),
    // The real page is in the live preview at home.
    editor: { preview: false },
    ...(settings.review && { publish_mode: 'editorial_workflow' as const }),
    collections: common.collections?.map((list) => ({
      ...list,
      ...('description' in list && { description: `${note} ${list.description}` }),
    })),
  };
}

let forms: ReturnType<typeof registerForms> | undefined;

async function start(): Promise<void> {
  if (window.top !== window) throw new Error('expected a page of its own; found a frame');
  // A link with a token in it may come from anybody.
  if (location.hash.startsWith('#/signin/')) history.replaceState(null, '', location.pathname);
  forgetLists();
  window.fetch = forgeRequests({
    desk: { ...settings, host: location.origin },
    folders: textLists(site).map(({ folder }) => folder),
    send: window.fetch.bind(window),
    openedAs: (saved) => forms?.origins.get(saved),
    isReadable: (path, text) => forms?.isReadable(path, text) ?? false,
    choosesOwn: (path, own, found) =>
      choosesOwn(path, own, found, {
        keep: 'Keep the other text, and go on writing',
        own: 'Save your text. The other stays in the history of the repository',
      }),
  });
  const path = './sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  forms = registerForms(cms, site);
  await cms.init({ config: configuration() });
}

start().catch((error) => {
  document.body.textContent = `The desk cannot start: ${error.message}`;
});
