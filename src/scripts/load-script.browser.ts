const scripts = new Map<string, Promise<void>>();

/** Has the script of a stranger in the page, once however many parts ask for it. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address) ?? load(address);
  scripts.set(address, known);
  return known;
}

function load(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address}: could not be had`)));
    document.head.append(script);
  });
}
