/** The scripts that this page has requested, by address. */
const scripts = new Map<string, Promise<void>>();

/**
 * Loads a third-party script into the page, once even if several parts of the page need it.
 * @param attributes additional attributes of the script element
 */
export function loadScript(
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const known = scripts.get(address) ?? load(address, attributes);
  scripts.set(address, known);
  return known;
}

/** Adds the script to the page. The promise rejects if the script does not load. */
function load(address: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`could not load the script ${address}`)),
    );
    document.head.append(script);
  });
}
