import type { Page } from '@playwright/test';

/** A part of a page, and what a screen reader says of the part. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  /** The level, the states, the value and the description, such as "checked". */
  readonly more: readonly string[];
  readonly parts: readonly Spoken[];
}

/** The number of words that are kept of a passage of text. */
const WORDS = 12;
/** The number of items that are kept of a list, a table or a row of articles. */
const ITEMS = 4;
/** Roles of items that may be many. */
const ITEM = new Set(['listitem', 'article', 'row', 'term']);
/** Roles that are a part of the sentence around them. */
const IN_TEXT = new Set(['text', 'link', 'button', 'image']);
/** Roles that screen readers announce by their name, which is their content. */
const WHOLE = new Set([
  ...['link', 'button', 'image', 'heading', 'radio', 'checkbox', 'cell', 'columnheader'],
  ...['rowheader', 'DisclosureTriangle', 'term'],
]);
/** Roles that screen readers do not announce, with the names of Chromium. */
const SILENT = new Set([
  ...['generic', 'none', 'paragraph', 'emphasis', 'strong', 'time', 'Abbr', 'code', 'mark', 'term'],
  ...['superscript', 'subscript', 'deletion', 'insertion', 'LabelText', 'Legend', 'rowgroup'],
  ...['sectionheader', 'sectionfooter', 'Section', 'Figcaption', 'definition', 'Details'],
]);
/** Roles that screen readers announce only with a name. */
const NAMED = new Set(['form', 'group']);
/** Roles of regions that say nothing while they are empty. */
const LIVE = new Set(['status', 'alert']);
/** The words for roles whose names in Chromium are not those of the standard. */
const WORDS_FOR: Readonly<Record<string, string>> = {
  DescriptionList: 'list',
  DisclosureTriangle: 'disclosure',
};
/** The words of screen readers for the values of states. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checked: { true: 'checked', false: 'not checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  invalid: { true: 'invalid' },
  required: { true: 'required' },
  disabled: { true: 'disabled' },
};

/**
 * Returns what a screen reader says on a page, from the accessibility tree that Chromium gives to
 * screen readers. Passages of text, lists and advertisements are shortened.
 * @param part the role of the part that is read, such as `main`; the whole page by default
 */
export async function readAloud(page: Page, part?: string): Promise<string> {
  const root = await treeOf(page);
  const read = part ? find(root, part) : root;
  if (!read) throw new Error(`page: expected a part with the role ${part}; found none`);
  return [`page: ${root.name}`, ...linesOf(read.parts)].join('\n');
}

/** Returns the accessibility tree of a page as a screen reader reads it. */
async function treeOf(page: Page): Promise<Spoken> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  // The tree lacks `aria-current`.
  await session.send('DOM.enable');
  const { nodes: elements } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  await session.detach();
  const idsWhere = (isSought: (attributes: readonly string[]) => boolean) =>
    new Set(
      elements
        .filter(({ attributes = [] }) => isSought(attributes))
        .map(({ backendNodeId }) => backendNodeId),
    );
  const current = idsWhere(
    (attributes) => attributes[attributes.indexOf('aria-current') + 1] === 'page',
  );
  const labelled = idsWhere((attributes) => attributes.includes('aria-label'));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken = (id: string): Spoken[] => {
    const node = byId.get(id);
    if (!node) return [];
    const { ignored, name, value, description, properties = [], childIds = [] } = node;
    const role = String(node.role?.value);
    if (role === 'InlineTextBox' || role === 'ListMarker') return [];
    const text = role === 'LineBreak' ? ' ' : String(name?.value ?? '');
    if (role === 'StaticText' || role === 'LineBreak')
      return [{ role: 'text', name: text, more: [], parts: [] }];
    const parts = childIds.flatMap(spoken);
    if (ignored) return parts;
    const level = properties.find((property) => property.name === 'level')?.value.value;
    const more = [
      role === 'heading' && `level ${level}`,
      ...properties.map((property) => STATES[property.name]?.[String(property.value.value)]),
      current.has(node.backendDOMNodeId ?? 0) && 'current page',
      value?.value !== undefined && `value ${value.value}`,
      description?.value && `description ${description.value}`,
    ].filter((words) => typeof words === 'string');
    // Screen readers read the caption itself, so the name that browsers derive from the caption is
    // omitted.
    const isCaptioned = role === 'figure' && !labelled.has(node.backendDOMNodeId ?? 0);
    return [{ role, name: isCaptioned ? '' : text.replace(/\s+/g, ' ').trim(), more, parts }];
  };
  const [root] = nodes[0] ? spoken(nodes[0].nodeId) : [];
  if (!root) throw new Error('page: expected an accessibility tree; found none');
  return root;
}

function find(node: Spoken, role: string): Spoken | undefined {
  if (node.role === role) return node;
  for (const part of node.parts) {
    const found = find(part, role);
    if (found) return found;
  }
  return undefined;
}

const isInText = ({ role, parts }: Spoken): boolean =>
  // A paragraph has a line of its own.
  IN_TEXT.has(role) || (role !== 'paragraph' && SILENT.has(role) && parts.every(isInText));

/** Returns the lines for parts of a page. Parts of one sentence share a line. */
function linesOf(parts: readonly Spoken[]): string[] {
  const lines: string[] = [];
  for (let index = 0; index < parts.length; ) {
    const first = parts[index];
    const isLike = (part: Spoken) =>
      first && isInText(first) ? isInText(part) : !isInText(part) && part.role === first?.role;
    const end = parts.findIndex((part, place) => place > index && !isLike(part));
    const run = parts.slice(index, end === -1 ? undefined : end);
    index += run.length;
    if (first && isInText(first)) lines.push(textOf(run).trim());
    else if (first && ITEM.has(first.role) && run.length > ITEMS) {
      lines.push(...run.slice(0, ITEMS).flatMap(linesOfPart));
      lines.push(`… ${run.length - ITEMS} more: ${first.role}`);
    } else lines.push(...run.flatMap(linesOfPart));
  }
  return lines.filter((line) => line !== '');
}

function linesOfPart({ role, name, more, parts }: Spoken): string[] {
  const said = [[WORDS_FOR[role] ?? role, name].filter(Boolean).join(': '), ...more].join(', ');
  if (WHOLE.has(role)) {
    const isLink = role === 'heading' && parts.length === 1 && parts[0]?.role === 'link';
    return [isLink ? `${said}, link` : said];
  }
  if (SILENT.has(role) || (NAMED.has(role) && !name)) return linesOf(parts);
  const isAdvertisement = role === 'complementary' && name.startsWith('Advertisement');
  const within = linesOf(isAdvertisement ? parts.slice(0, 1) : parts);
  if (LIVE.has(role) && within.length === 0) return [];
  if (role === 'listitem' && within.length === 1) return [`• ${within[0]}`];
  return [said, ...within.map((line) => `  ${line}`)];
}

/** Returns the text of a sentence, with the links, buttons and images within it in brackets. */
function textOf(parts: readonly Spoken[]): string {
  return parts
    .map(({ role, name, more, parts }) => {
      if (role === 'text') return shorten(name);
      if (SILENT.has(role)) return textOf(parts);
      return `[${[`${role}: ${name}`, ...more].join(', ')}]`;
    })
    .join('')
    .replace(/\](?=\[)/g, '] ');
}

function shorten(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= WORDS ? words.join(' ') : `${words.slice(0, WORDS).join(' ')} … `;
}
