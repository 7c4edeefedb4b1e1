import { all, attributeOf, pristine, pristineGetter } from './built-ins.ts';
import { makeCreativeStatus } from './creative-status.ts';
import { createErrorListener, explainMissingStorage, NO_STORAGE } from './faults.ts';
import { CONTAINER_ID, type Snippet } from './frame-settings.ts';
import {
  cutOff,
  leaveFrame,
  openNestedLinksInTab,
  preventSlowLeaving,
  watchCost,
} from './limits.ts';
import { type Report, TICK, WITHDRAW, WITHDRAWN } from './protocol.ts';
import { forEachNestedDocument, isSomethingSeen, watchNestedFrames } from './visibility.ts';

const { apply } = Reflect;
const { open } = Document.prototype;
/** The built-in getter. A creative's own getter would receive the event, which has the port. */
const dataOf = pristineGetter(MessageEvent.prototype, 'data');
const send = pristine<[message: unknown], void>(MessagePort.prototype.postMessage);
const write = pristine<[html: string], void>(Document.prototype.write);
const close = pristine(Document.prototype.close);
const find = pristine(Document.prototype.getElementById);
const now = pristine(performance.now).bind(null, performance);
const logError = console.error.bind(console);

const BEGINNING =
  '<!doctype html><html><head><meta charset="utf-8"><style>html,body{margin:0;overflow:hidden}</style></head><body>';
const PUT = `#${CONTAINER_ID} *, body > :not(#${CONTAINER_ID}, script, style)`;

/**
 * Runs a network's code in this document and reports the status over the port. Reopens the document,
 * so that tags may call `document.write`. The state is in closures, where the network's code cannot
 * reach it.
 * @param milliseconds the remaining time until the page's timeout
 * @param script the URL of the network's main script, if it has one
 */
export function run(
  port: MessagePort,
  milliseconds: number,
  { html, emptyMark }: Snippet,
  script?: string,
): void {
  const status = makeCreativeStatus(milliseconds, now);
  const hasContainer = html.includes(`id="${CONTAINER_ID}"`);
  let reported: Report | undefined;
  let lacksStorage = false;
  let beat = 0;
  let loads = 0;

  const report = (state: Report | undefined) => {
    if (!state || state === reported) return;
    reported = state;
    if (lacksStorage && state !== 'filled') logError(NO_STORAGE);
    send(port, { state });
  };
  const observe = () => {
    watchNestedFrames();
    forEachNestedDocument(openNestedLinksInTab);
    const container = find(document, CONTAINER_ID);
    const mark = emptyMark && container && attributeOf(container, emptyMark.attribute);
    const bounds = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const observation = {
      isSeen: isSomethingSeen(all(document, 'body, body *'), container, bounds),
      isMarkedEmpty: Boolean(emptyMark) && mark === emptyMark?.value,
      isGone: hasContainer && !container,
      hasElements: all(document, PUT).length > 0,
    };
    report(status.observe(observation));
  };
  const live = () => {
    beat += 1;
    send(port, { beat, loads });
  };
  const noteLoad = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    loads += 1;
    live();
  };

  live();
  // On the second host, a frame has the storage of that host.
  if (self.origin === 'null')
    explainMissingStorage(() => {
      lacksStorage = true;
      status.noteFault();
    });
  watchCost(() => report('heavy'));
  apply(open, document, []);
  // `document.open` has removed all earlier listeners.
  preventSlowLeaving();
  // The page sends the ticks, because a creative could clear timers of this document by their ids.
  port.onmessage = (event) => {
    const order: unknown = dataOf(event);
    if (order === TICK) {
      live();
      observe();
    } else if (order === WITHDRAW) {
      cutOff();
      send(port, WITHDRAWN);
    }
  };
  addEventListener('load', noteLoad);
  watchNestedFrames();
  addEventListener('error', createErrorListener(status, script), true);
  addEventListener('click', leaveFrame, true);
  addEventListener('submit', leaveFrame, true);
  write(document, BEGINNING + html);
  close(document);
}
