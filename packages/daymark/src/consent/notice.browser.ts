import { BASE, PREFERENCES, PRIVACY } from '#addresses';
import * as wording from '#words';
import { fitPrompt } from '../browser/prompt-box.ts';
import { queuePrompt } from '../browser/prompt-queue.ts';
import { fetchJson } from '../browser/query/fetch-json.ts';
import type { Settings } from '../settings/site.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { type ConsentSettings, refusesByBrowser, sendsPrivacyControl } from './answer.ts';
import styles from './notice.css?inline';
import { readRecord, writeRecord } from './record.ts';
import { watchConsent } from './watch-consent.browser.ts';

let isAsking = false;

/**
 * Opens the site's consent prompt, unless the visitor has answered, the browser refuses (Global
 * Privacy Control), or a consent platform asks instead. If the prompt cannot be shown, the answer
 * stays 'unasked', and no network that needs consent loads.
 */
export async function askForConsent(settings: ConsentSettings): Promise<void> {
  if (isAsking || settings.platform || refusesByBrowser(settings) || readRecord(settings)) return;
  isAsking = true;
  const { networks, restrictable = [] } = settings;
  const ids = sendsPrivacyControl() ? restrictable : Object.keys(networks);
  try {
    const names = ids.map((id) => networks[id] ?? id);
    const close = openNotice(await fetchQuestion(), names, (isAccepted) =>
      writeRecord(settings.version, isAccepted ? ids : []),
    );
    // Closes the prompt even if the visitor answers in another tab.
    watchConsent(settings, (answerOf) => {
      if (ids.every((id) => answerOf(id) === 'unasked')) return;
      close();
      isAsking = false;
    });
  } catch {
    isAsking = false;
  }
}

/** The texts of the consent prompt. The texts are in a separate file, to keep pages small. */
type Question = Pick<Settings['consent'], 'title' | 'message' | 'acceptLabel' | 'refuseLabel'>;

const QUESTION_PATH = `${BASE}/question.json`;

/** Fetches the texts of the prompt. @throws if the request fails, or if a text is missing */
async function fetchQuestion(): Promise<Question> {
  const { title, message, acceptLabel, refuseLabel } = Object(await fetchJson(QUESTION_PATH));
  const words = [title, message, acceptLabel, refuseLabel];
  if (words.some((word) => typeof word !== 'string')) throw new TypeError(QUESTION_PATH);
  return { title, message, acceptLabel, refuseLabel };
}

/**
 * Shows the consent prompt at the bottom of the screen, but not while a menu is open. The prompt
 * does not take the focus or move content. In the tab order, it follows the skip link of the page.
 * @param names the displayed names of the networks
 * @returns a function that closes the prompt. Further calls do nothing.
 */
function openNotice(
  question: Question,
  names: readonly string[],
  onAnswer: (isAccepted: boolean) => void,
): () => void {
  adoptStyles(styles);
  const status = element('p', { role: 'status', className: 'sr-only' });
  // Not a `<dialog>`, whose method `show` would take the focus.
  const dialog = element('div', { role: 'dialog', className: 'question' });
  const contents = contentsOf(question, names, onAnswer);
  dialog.setAttribute('aria-labelledby', contents.title.id);
  dialog.append(...contents.parts);
  const root = element('div', { hidden: true });
  // Search engines omit the prompt from their excerpts.
  root.dataset.nosnippet = '';
  root.append(status, dialog);
  document.body.firstElementChild?.after(root);

  let release = () => {};
  const endTurns = queuePrompt('consent', (isTurn) => {
    root.hidden = !isTurn;
    release();
    if (isTurn) release = fitPrompt(dialog, contents.texts);
    // Screen readers announce the title once. The element must be visible before its text changes.
    if (isTurn && !status.textContent)
      requestAnimationFrame(() => {
        status.textContent = question.title;
      });
  });
  return () => {
    if (!root.isConnected) return;
    const hadFocus = root.contains(document.activeElement);
    endTurns();
    release();
    root.remove();
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
}

/** Creates the parts of the consent prompt: plain texts, and two buttons that look the same. */
function contentsOf(
  { title, message, acceptLabel, refuseLabel }: Question,
  names: readonly string[],
  onAnswer: (isAccepted: boolean) => void,
) {
  const list = new Intl.ListFormat(document.documentElement.lang || 'en-GB').format(names);
  const heading = element('h2', { id: 'question', className: 'display', textContent: title });
  const about = element('p', { className: 'question-about' });
  about.append(
    element('span', { textContent: wording.sentence(list).join('') }),
    wording.space,
    link(wording.privacy, PRIVACY),
  );
  if (names.length > 1)
    about.append(wording.space, link(wording.chooseNetworks, `${PREFERENCES}#advertising`));
  const texts = element('div', { className: 'prompt-texts' });
  texts.append(heading, element('p', { textContent: message }));
  if (sendsPrivacyControl()) texts.append(element('p', { textContent: wording.gpcRestricts }));
  texts.append(about);

  const button = (textContent: string, isAccepted: boolean) =>
    element('button', {
      type: 'button',
      className: 'button button-quiet',
      textContent,
      onclick: () => onAnswer(isAccepted),
    });
  const answers = element('p', { className: 'question-answers' });
  answers.append(button(acceptLabel, true), button(refuseLabel, false));
  return { title: heading, texts, parts: [texts, answers] };
}

const link = (textContent: string, href: string) =>
  element('a', { className: 'text-link', href, textContent });

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
