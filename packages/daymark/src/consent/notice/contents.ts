import * as wording from '#words';
import type { Question } from '../question.ts';

/** Creates the consent prompt's texts, never parsed as HTML, and two buttons that look the same. */
export function contentsOf(
  { title, message, acceptLabel, refuseLabel }: Question,
  names: readonly string[],
  onAnswer: (isAccepted: boolean) => void,
) {
  const heading = element('h2', 'display', title);
  heading.id = 'question';
  const about = element('p', 'question-about');
  about.append(
    element('span', '', `${formatList(names)}.`),
    ' ',
    link(wording.privacy, '/privacy'),
  );
  if (names.length > 1) about.append(' ', link(wording.chooseNetworks, '/preferences#advertising'));
  const texts = element('div', 'question-texts');
  texts.append(heading, element('p', '', message), about);

  const answers = element('p', 'question-answers');
  for (const [label, isAccepted] of [
    [acceptLabel, true],
    [refuseLabel, false],
  ] as const) {
    const button = element('button', 'button button-quiet', label);
    button.type = 'button';
    button.addEventListener('click', () => onAnswer(isAccepted));
    answers.append(button);
  }
  return { title: heading, parts: [texts, answers] };
}

function link(text: string, address: string): HTMLAnchorElement {
  const anchor = element('a', 'text-link', text);
  anchor.href = address;
  return anchor;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, classes: string, text = '') {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  made.textContent = text;
  return made;
}

const formatList = (names: readonly string[]) =>
  new Intl.ListFormat(document.documentElement.lang || 'en-GB').format(names);
