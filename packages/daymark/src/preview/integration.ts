import { readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { join, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect, ViteDevServer } from 'vite';
import type { CheckedSite } from '../content/checks/check.ts';
import { setTexts } from '../content/checks/fields.ts';
import { fileDigests } from '../content/checks/owner-files.ts';
import { markdownOptionsOf, siteChecker } from '../content/checks/site-checker.ts';
import { encodeVariant } from '../content/pictures/picture.ts';
import { READABLE_PICTURE } from '../content/pictures/picture-file.ts';
import type { PictureVariant } from '../content/texts.ts';
import { readTarget } from '../http/urls.ts';
import { type Addresses, addressesOf } from '../settings/addresses.ts';
import { OWN_WORDS } from '../settings/words-file.ts';
import { forwardingNotice } from './desk.ts';
import { barInClient, heldBack, printOnce, watchFailures } from './dev-server.ts';
import { type PreviewState, pageReport } from './page-report.ts';
import type { PreviewSession } from './session.ts';
import { watchFolders } from './watch-folders.ts';

/** Matches the paths of texts and their pictures, relative to the site's folder. */
const TEXTS = /^(?:content|pages)[\\/]/;

/** Matches the paths of the owner's words, relative to the site's folder. */
const WORDS = /^words[\\/]/;

/** Matches the paths of generated files and of files elsewhere, relative to the site's folder. */
const IGNORED = /^(?:\.|dist[\\/]|node_modules[\\/])/;

/**
 * Folders that Vite does not watch. `watchFolders` watches the first folder: with 10,000 texts,
 * watching each file takes seconds. Commands and the importer write the other folders.
 */
const UNWATCHED = [
  'content',
  '.astro',
  '.cache',
  '.daymark',
  'dist',
  'import/comments',
  'import/fetched',
  'import/originals',
];

/** The destinations of requests for files that do not depend on texts. */
const NO_PAGES = new Set(['script', 'style', 'font']);

/**
 * Creates an Astro integration for the live preview. The checks run after every change. The
 * terminal reports each problem once, and the owner's bar shows it on all pages until it is fixed.
 * @param root the site's folder
 */
export default function preview({
  session,
  root,
  forgetPaths,
  ...checked
}: Pick<CheckedSite, 'settings' | 'source' | 'published'> & {
  session: PreviewSession;
  root: string;
  /** Makes Astro read the texts again for the next page. */
  forgetPaths: (server: ViteDevServer) => void;
}): AstroIntegration {
  const settingsPath = resolve(root, checked.source.file);
  /** A path without a file: Astro restarts when the watcher reports that the path has changed. */
  const restartSignal = `${settingsPath}#read`;
  let routes: CheckedSite['routes'] = [];
  let checker: ReturnType<typeof siteChecker> | undefined;

  return {
    name: 'preview',
    hooks: {
      'astro:config:setup': ({ addWatchFile, updateConfig }) => {
        addWatchFile(restartSignal);
        updateConfig({
          vite: {
            server: { watch: { ignored: UNWATCHED.map((folder) => join(root, folder, '**')) } },
            plugins: [barInClient(), heldBack(settingsPath, readFileSync(settingsPath, 'utf8'))],
          },
        });
      },
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes;
      },
      'astro:config:done': ({ config }) => {
        checker = siteChecker(markdownOptionsOf(config), checked, fileDigests());
      },
      'astro:server:setup': async ({ server, logger }) => {
        let areTextsChanged = false;
        const onChange = (file: string) => {
          const path = relative(root, file);
          if (resolve(file) === settingsPath || WORDS.test(path)) session.scheduleSettings();
          else if (!IGNORED.test(path)) {
            forgetPrinted();
            areTextsChanged ||= TEXTS.test(path);
            session.scheduleCheck();
          }
        };
        const texts = watchFolders(join(root, 'content'), onChange);
        session.run({
          server,
          logger,
          settingsFile: checked.source.file,
          check: async () => {
            if (!checker) throw new Error('preview: expected a configuration before the server');
            texts.refresh();
            const checked = await (await checker)(routes);
            setTexts(checked.texts);
            forgetPaths(server);
            if (areTextsChanged)
              server.environments.client.hot.send({ type: 'full-reload', path: '*' });
            areTextsChanged = false;
            return checked;
          },
          restart: () => server.watcher.emit('change', restartSignal),
          stop: texts.stop,
        });
        const forgetPrinted = printOnce(logger, session);
        watchFailures(server, session);
        const { desk, onChecked } = session;
        const pages = () =>
          String(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]);
        desk?.run?.({ settings: checked.settings, onChecked, pages });
        server.middlewares.use(languageMiddleware(session.previews));
        server.middlewares.use(addressMiddleware(addressesOf(checked.settings), session.state));
        // A page waits for the checks of a change, which are faster than the page.
        server.middlewares.use((request, _, next) => {
          if (NO_PAGES.has(String(request.headers['sec-fetch-dest']))) next();
          else session.settled().then(next);
        });
        server.middlewares.use(pictureMiddleware(() => session.state.checked?.allVariants ?? []));
        let isTold = false;
        server.middlewares.use('/__daymark/page', async ({ url = '', headers }, response) => {
          await session.settled();
          // Requests to the previews of other languages are passed on.
          const notice = desk?.run && forwardingNotice(headers.host, pages(), desk.port);
          if (notice && !isTold) logger.warn(notice);
          isTold ||= Boolean(notice);
          const { searchParams } = new URL(url, 'http://localhost');
          const file = searchParams.get('file');
          const path =
            (file === null ? searchParams.get('path') : session.state.checked?.paths.get(file)) ??
            '/';
          const report = pageReport(path, session.state, checked.settings);
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify({ ...report, desk: desk?.port }));
        });
        server.watcher.add([settingsPath, join(root, OWN_WORDS)]);
        server.watcher.on('all', (_, file) => onChange(file));
        session.scheduleCheck();
      },
    },
  };
}

/** Creates a middleware that maps addresses that the owner has chosen to the routes of the engine. */
const addressMiddleware =
  ({ base, routeOf }: Addresses, state: PreviewState): Connect.NextHandleFunction =>
  (request, _, next) => {
    const { path = '', query = '' } = readTarget(request.originalUrl ?? '') ?? {};
    const article = state.checked?.texts.find(
      ({ file, folder }) => folder === 'articles' && state.checked?.paths.get(file) === path,
    );
    const route = article ? `/blog/${article.slug}` : routeOf(path);
    // Vite has already removed the base path from the request.
    if (route !== undefined && base + route !== path) request.url = encodeURI(route) + query;
    next();
  };

/** Creates a middleware that passes requests for further languages and their reports to their previews. */
const languageMiddleware =
  (previews: ReadonlyMap<string, number>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { originalUrl: path = '', method, headers } = request;
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const page = pathname === '/__daymark/page' ? encodeURI(searchParams.get('path') ?? '') : path;
    const [, port] =
      [...previews].find(([base]) => new RegExp(`^${RegExp.escape(base)}(?:[/?]|$)`).test(page)) ??
      [];
    if (port === undefined) return next();
    const passed = sendRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', next);
    request.pipe(passed);
  };

/**
 * Creates a middleware that encodes the pictures of texts on demand.
 * @param allVariants returns the picture files of all texts
 */
const pictureMiddleware =
  (allVariants: () => readonly PictureVariant[]): Connect.NextHandleFunction =>
  (request, response, next) => {
    const variant = allVariants().find(({ path }) => path === request.url);
    if (!variant) return next();
    encodeVariant(variant).then(
      (content) => {
        response.setHeader('Content-Type', variant.width ? 'image/avif' : 'image/svg+xml');
        response.end(content);
      },
      () => next(new Error(`${variant.file}: expected ${READABLE_PICTURE}; found a damaged one`)),
    );
  };
