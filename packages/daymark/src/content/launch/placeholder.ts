/**
 * Matches hosts, as a parsed URL has them, that only this machine or its network can reach. Sources
 * of the names: RFC 6761, RFC 6762
 */
export const LOCAL =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|.+\.(?:local|localhost))$/;

/** Top-level domains that no site on the internet has. Source: RFC 2606, section 2 */
const RESERVED = /\.(?:example|invalid|test)$/;

/** Domains for examples. Source: RFC 2606, section 3 */
const EXAMPLES = /(?:^|\.)example\.(?:com|net|org)$/;

/** Whether a text is a URL or an e-mail address that leads to no host on the internet. */
export function isPlaceholder(text: string): boolean {
  const host = hostOf(text);
  if (host === undefined) return false;
  const isName = !/[:[\]]|^[\d.]+$/.test(host);
  return (
    RESERVED.test(host) ||
    EXAMPLES.test(host) ||
    LOCAL.test(host) ||
    (isName && !host.includes('.'))
  );
}

/** Returns the e-mail address in the settings, unless it is missing or a placeholder. */
export const usableEmail = ({ email }: { email?: string | undefined }): string | undefined =>
  email !== undefined && isPlaceholder(email) ? undefined : email;

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@/]+@[^\s@/]+$/.test(text);

/** Returns the host of a URL or an e-mail address in lower case; nothing for any other text. */
function hostOf(text: string): string | undefined {
  const url = isEmail(text) ? `https://${text.split('@')[1]}` : text;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/\.$/, '');
}

/** Matches a blank, which names in brackets the missing text: "[___ Name and address]". */
export const ANY_BLANK = /\[_{3}[^[\]]*\]/g;
