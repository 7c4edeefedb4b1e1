const scripts = new Map<string, Promise<void>>();

/** Loads a third-party script into the page, once even if several parts of the page need it. */
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
    script.addEventListener('error', () =>
      reject(new Error(`could not load the script ${address}`)),
    );
    document.head.append(script);
  });
}
