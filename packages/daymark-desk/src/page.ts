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
