import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteForTexts } from 'daymark/texts';
import { decoded, keyOf, lettersOf, pathOf, withoutQueryIn } from '../export/addresses.ts';
import type { ImportedText } from '../export/export.ts';
import { type Change, rewrite } from '../markdown/links.ts';
import type { PlannedText } from '../plan/plan.ts';
import { digestOf, IMPORT, writeWhole } from '../record/import-folder.ts';
import type { Run } from './run.ts';

/*
 * Changes the links between texts. A target may later become a draft, so links are corrected once
 * more when all texts are written.
 */

/** Matches the addresses of lists, whose last segment may also be the name of a text. */
const LIST = /\/(?:tags?|categor(?:y|ies)|topics?|authors?|series|page|search)\//;

/** A link to a heading of another text, whose headings may not be known yet. */
interface Linked {
  /** The former id of the text that contains the link. */
  from: string;
  anchor: string;
  /** The line of the link in the original. */
  line: number;
}

/** The present state of the target of links; without `text` if the text was removed. */
interface Target {
  text?: PlannedText;
  ids?: ReadonlySet<string> | undefined;
}

/**
 * Returns whether the checks of the engine allow a text to link to another: a published text may
 * link only to published texts. A page that is a draft is not on the site, so only drafts of pages
 * may link to it.
 */
function mayLink(from: PlannedText | undefined, to: PlannedText): boolean {
  if (to.state === 'published') return true;
  if (!from || from.state === 'published') return false;
  if (to.state === 'scheduled') return from.state === 'draft' || from.date >= to.date;
  return from.state === 'draft' && (to.kind === 'articles' || from.kind === 'pages');
}

/** Returns an anchor as kramdown makes it of a heading with a number: "2. The pier" has the anchor "the-pier". */
const withoutNumber = (anchor: string) => lettersOf(anchor).replace(/^\d+(?=\D)/, '');

/** Creates the functions that change the links of texts, and correct them when all texts have been read. */
export function textLinks({ source, sites, plan, ledger, report, options, ...run }: Run) {
  const { root, isDry } = options;
  const { anchors, blank, drafts, failed } = run;
  const host = URL.parse(source.url)?.host.replace(/^www\./, '');
  /** The links from text to text. */
  const linksTo = new Map<string, Linked[]>();

  /** Returns the path of an address at the other site, or undefined for an address elsewhere. */
  function formerPath(address: string, text: ImportedText): string | undefined {
    if (/^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//')) {
      const url = URL.parse(address, 'https://none.invalid');
      if (!url || !/^https?:$/.test(url.protocol)) return undefined;
      if (host === undefined || url.host.replace(/^www\./, '') !== host) return undefined;
      return url.pathname + url.search;
    }
    const url = URL.parse(address, `https://none.invalid${withoutQueryIn(text.addresses) ?? '/'}`);
    return url ? url.pathname + url.search : undefined;
  }

  /** Returns the path in the export to which an address in a folder of Markdown leads. */
  function fileOf(address: string, { body }: ImportedText): string {
    const base = 'file' in body ? `https://none.invalid/${encodeURI(body.file)}` : undefined;
    return pathOf(URL.parse(address, base)?.pathname ?? '').slice(1);
  }

  /** Returns a link to a text, and records the link, because the text may become a draft. */
  function linkTo(
    planned: PlannedText | undefined,
    { id }: ImportedText,
    anchor: string,
    line: number,
  ): Change {
    if (!planned) return undefined;
    const links = linksTo.get(planned.id) ?? [];
    linksTo.set(planned.id, links);
    links.push(structuredClone({ from: id, anchor, line }));
    const address = planned.id === id ? '' : planned.address;
    return anchor === '' ? planned.address : `${address}#${anchor}`;
  }

  /** Returns the change of a link to a page. */
  function changeLink(
    address: string,
    text: ImportedText,
    line: number,
    note: (became: string) => void,
  ): Change {
    const [target = '', anchor = ''] = address.split(/#(.*)/s);
    if (address.trim() === '') return null;
    if (target === '') return linkTo(plan.texts.get(text.id), text, anchor, line);
    if (/^(?:mailto|tel|sms):/i.test(address)) return undefined;
    if (/^(?:javascript|vbscript|data|file):/i.test(address)) {
      note('became its words');
      return null;
    }
    const path = formerPath(target, text);
    if (path === undefined) return undefined;
    const [plain = ''] = path.split('?');
    const planned =
      plan.byAddress.get(keyOf(path)) ??
      plan.byAddress.get(keyOf(plain)) ??
      plan.byFile.get(fileOf(target, text));
    const other = plan.byOtherAddress.get(keyOf(path));
    if (!planned && other !== undefined) return other;
    const { site = sites[0] } = plan.texts.get(text.id) ?? {};
    if (!planned && keyOf(path) === '') return site.addressOf('pages', '') || '/';
    const found = planned ?? namedAt(keyOf(plain), site);
    if (!found) {
      note('became its words, because no text comes to this address');
      return null;
    }
    if (found.id !== text.id && !mayLink(plan.texts.get(text.id), found)) {
      note('became its words, because the other text is not published');
      return null;
    }
    if (!planned) note('leads to the text of this name');
    return linkTo(found, text, anchor, line);
  }

  /**
   * Returns the text with the name at the end of a path. Routes of Ghost and plug-ins of WordPress gave
   * texts addresses that no export contains.
   */
  function namedAt(path: string, site: SiteForTexts): PlannedText | undefined {
    const name = path.split('/').at(-1) ?? '';
    return LIST.test(path) || /^\d*$/.test(name) ? undefined : plan.named(name, site);
  }

  /** Returns the present state of a text with its anchors, also if an earlier run has written it. */
  async function targetOf(planned: PlannedText): Promise<Target> {
    const { id, earlier } = planned;
    if (blank.has(id)) return {};
    const draft = { ...planned, state: 'draft' } as const;
    const ids = anchors.get(id);
    if (ids || !earlier) return { text: drafts.has(id) ? draft : planned, ids };
    const content = await readFile(join(root, earlier.file), 'utf8').catch(() => undefined);
    if (content === undefined) return {};
    const isDraft = /^draft: true$/m.test(content.slice(0, content.indexOf('\n---\n')));
    const text = isDraft || earlier.file.startsWith(IMPORT) ? draft : planned;
    return { text, ids: (await planned.site.check(earlier.file, content)).ids };
  }

  /** Corrects links to texts that have become drafts, and to anchors that do not exist. */
  async function correctLinks(): Promise<void> {
    const wrong = new Map<string, Map<string, { change: string | null; line: number }>>();
    for (const [id, links] of linksTo) {
      const target = plan.texts.get(id);
      if (!target) continue;
      const { text, ids } = await targetOf(target);
      for (const { from, anchor, line } of links) {
        const name = decoded(anchor);
        const hasAnchor = anchor === '' || !ids || ids.has(name);
        const isAllowed = from === id || (text && mayLink(plan.texts.get(from), text));
        if ((isAllowed && hasAnchor) || (from === id && anchor === '')) continue;
        const own = from === id ? '' : target.address;
        const address = anchor === '' ? own : `${own}#${anchor}`;
        const changes = wrong.get(from) ?? new Map();
        // Every tool makes the anchor of a heading from the words of the heading, and joins them in its own way.
        const words = lettersOf(name);
        const sameIn = (form: (anchor: string) => string) =>
          [...(ids ?? [])].find((id) => form(id) === form(name));
        const same = isAllowed && words !== '' && (sameIn(lettersOf) ?? sameIn(withoutNumber));
        const nearest = isAllowed && from !== id ? target.address : null;
        const change = same ? `${own}#${same}` : nearest;
        wrong.set(from, changes.set(address, { change, line }));
      }
    }
    for (const [id, changes] of wrong) {
      const base = plan.texts.get(id)?.base ?? id;
      for (const [original, { change, line }] of changes) {
        if (change?.includes('#')) continue;
        const became =
          change === null
            ? 'became its words, because nothing is there'
            : 'leads to the beginning of the other text';
        const what = 'link without a target';
        report.remark(base, { line, what, became, original });
      }
      const entry = ledger.texts[id];
      if (isDry || !entry?.digest || failed.has(id)) continue;
      const content = await readFile(join(root, entry.file), 'utf8');
      const end = content.indexOf('\n---\n') + 5;
      const body = rewrite(content.slice(end), (address) => changes.get(address)?.change);
      const corrected = content.slice(0, end) + body;
      await writeWhole(root, entry.file, corrected);
      ledger.texts[id] = { ...entry, digest: digestOf(corrected) };
    }
  }

  return { formerPath, changeLink, correctLinks };
}
