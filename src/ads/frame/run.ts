import { CONTAINER_ID, type Snippet } from '../adapters/snippet.ts';
import { watchCost } from './cost.ts';
import { BEAT, type Report } from './message.ts';
import { own } from './own.ts';
import { isSomethingPut, isSomethingSeen } from './seen.ts';

const send: (port: MessagePort, message: unknown) => void = own(MessagePort.prototype.postMessage);
const { apply } = Reflect;
const { open } = Document.prototype;
const write: (document: Document, html: string) => void = own(Document.prototype.write);
const close = own(Document.prototype.close);
const find = own(Document.prototype.getElementById);
const attributeOf = own(Element.prototype.getAttribute);
const now = own(performance.now).bind(null, performance);

/** Milliseconds between two looks at what is there. */
const LOOK = 250;
/** Milliseconds that what was lost has to come back: creatives refresh. */
const GRACE = 1000;
/** Milliseconds before the page's patience ends, so that the last word arrives in time. */
const MARGIN = 300;

const BEGINNING =
  '<!doctype html><html><head><meta charset="utf-8"><style>html,body{margin:0;overflow:hidden}</style></head><body>';

/**
 * Runs a network's code in this document and tells of what becomes of it. The document is opened
 * anew, so that tags may write into it; what is here lives on in closures, whatever becomes of it.
 */
export function run(port: MessagePort, milliseconds: number, { html, emptyMark }: Snippet): void {
  const begun = now();
  let told: Report | undefined;
  let hasThrown = false;
  let lost: number | undefined;
  let beat = 0;

  const tell = (state: Report) => {
    if (state !== told) send(port, { state });
    told = state;
  };
  const isLost = () => {
    lost ??= now();
    return now() - lost > GRACE;
  };
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) lost ??= now();
    else if (target === window) hasThrown = true;
  };
  const look = () => {
    const container = find(document, CONTAINER_ID);
    const isGone = html.includes(`id="${CONTAINER_ID}"`) && !container;
    const isMarked =
      emptyMark && container && attributeOf(container, emptyMark.attribute) === emptyMark.value;
    if (isSomethingSeen(CONTAINER_ID)) {
      lost = undefined;
      tell('filled');
    } else if (isMarked) tell('empty');
    else if (told === 'filled') {
      if (isLost()) tell('empty');
    } else if (isGone || lost !== undefined) {
      if (isLost()) tell('failed');
    } else if (now() - begun > milliseconds - MARGIN) {
      if (hasThrown) tell('failed');
      else if (isSomethingPut(CONTAINER_ID)) tell('empty');
    }
  };
  const live = () => {
    beat += 1;
    send(port, { beat });
  };

  live();
  setInterval(live, BEAT);
  setInterval(look, LOOK);
  watchCost(() => tell('heavy'));
  apply(open, document, []);
  // The opening has taken away whatever listened before.
  addEventListener('error', note, true);
  write(document, BEGINNING + html);
  close(document);
}
