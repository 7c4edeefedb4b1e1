/* Part of a script in every page of a site with a counter, which has at most 600 bytes. */

/**
 * Sends the request that counts this visit. The request contains no query of an address, which may
 * be the words of a search, and no cookies. A failure is of no interest to the visitor.
 * @param counter the data attributes of the element with the request
 */
export function count({ count = '', as, fields = '' }: DOMStringMap): void {
  const { origin, pathname, hostname } = location;
  const facts: Record<string, string | undefined> = {
    $url: origin + pathname,
    $path: pathname,
    $host: hostname,
    $title: document.title,
    $referrer: document.referrer.split('?')[0],
    $language: navigator.language,
  };
  const filled = JSON.parse(fields, (_, value) => facts[value] ?? value);
  const isQuery = as === 'query';
  const isJson = as === 'json';
  fetch(isQuery ? `${count}?${new URLSearchParams(filled)}` : count, {
    method: isQuery ? 'GET' : 'POST',
    body: isQuery ? null : JSON.stringify(filled),
    headers: isJson ? { 'Content-Type': 'application/json' } : {},
    mode: isJson ? 'cors' : 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}
