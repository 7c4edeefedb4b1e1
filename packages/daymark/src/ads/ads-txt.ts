import { adsTxtLinesOf, registeredDomainOf } from '../settings/network.ts';
import { isAdsTxtRecord } from '../settings/schema/network-fields.ts';
import type { Settings } from '../settings/site.ts';

/**
 * An ads.txt file with only this record authorises no sellers. An empty file would not forbid
 * sellers.
 * Source: https://iabtechlab.com/ads-txt/, version 1.1, section 3.2.1
 */
const NOBODY = 'placeholder.example.com, placeholder, DIRECT, placeholder';

/**
 * Returns the text of ads.txt, which lists who may sell ad space of the site, for all networks. The file
 * has one OWNERDOMAIN: the first in the lines of networks, otherwise the domain of the site.
 */
export function adsTxt({ networks, identity }: Pick<Settings, 'networks' | 'identity'>): string {
  const lines = networks.flatMap(adsTxtLinesOf).map(tidy);
  const owns = ({ key }: Line) => key.startsWith('OWNERDOMAIN=');
  const { text } = lines.find(owns) ?? { text: `OWNERDOMAIN=${registeredDomainOf(identity.url)}` };
  const others = lines.filter(
    (line, index) => !owns(line) && lines.findIndex(({ key }) => key === line.key) === index,
  );
  const nobody = lines.some(({ text }) => isAdsTxtRecord(text)) ? [] : [NOBODY];
  return [text, ...others.map(({ text }) => text), ...nobody, ''].join('\n');
}

/** A line of `ads.txt` in one spelling. */
interface Line {
  /** Duplicate lines have the same key. */
  key: string;
  text: string;
}

/**
 * Normalizes a line, so that duplicate lines have the same key. The key of a record does not contain
 * the record's comment.
 */
function tidy(line: string): Line {
  const [, content = '', comment = ''] = /^([^#]*)(#.*)?$/.exec(line) ?? [];
  const key = isAdsTxtRecord(line) ? tidyRecord(content) : tidyVariable(content.trimEnd());
  return { key: key || comment, text: [key, comment].filter(Boolean).join(' ') };
}

/**
 * Writes the case and the spaces of a record in one way. The account keeps its case, which may
 * matter.
 */
function tidyRecord(record: string): string {
  const [system = '', account = '', relation = '', ...authority] = record
    .split(',')
    .map((part) => part.trim());
  return [system.toLowerCase(), account, relation.toUpperCase(), ...authority].join(', ');
}

/** Writes the name of a variable in capitals, and leaves its value unchanged. */
const tidyVariable = (variable: string) =>
  variable.replace(/^[a-z]+=/i, (name) => name.toUpperCase());
