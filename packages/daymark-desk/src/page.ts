import { readFileSync } from 'node:fs';
import type { CmsConfig } from '@sveltia/cms';
import type { DeskSite } from './configuration.ts';

/** What the script of a desk reads as JSON in its page. */
export interface DeskData {
  site: DeskSite;
  /** Where the texts are: a repository on a forge, or the preview, which answers as Gitea does. */
  backend: CmsConfig['backend'] & { api_root: string };
  /** The token of this start of the preview; none away. */
  token?: string;
  /** Whether each change waits for a review. */
  review?: boolean;
}

/**
 * Returns the content security policy of a desk.
 * @param requests the origin of the forge that gets requests besides the desk's own host
 * @param frames the origin of the pages in frames
 */
export const policyFor = (requests: string, frames = '') =>
  `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src blob:; font-src 'self'; connect-src 'self' blob: data: ${requests}; worker-src 'self' blob:; frame-src ${frames || "'none'"}; base-uri 'none'; form-action 'none'`;

const STYLE = new URL('desk.css', import.meta.url);

/**
 * Returns the HTML page of a desk, in which Sveltia CMS runs.
 * @param script the address of the script
 * @param head HTML for the head
 * @param body HTML below the place of Sveltia
 */
export const deskPage = (script: string, data: DeskData, head = '', body = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>The desk</title>
<style>${readFileSync(STYLE, 'utf8')}</style>
</head>
<body>
<noscript>The desk needs JavaScript.</noscript>
<div id="nc-root"></div>
${body}<script type="application/json" id="desk">${JSON.stringify(data).replaceAll('<', '\\u003C')}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
