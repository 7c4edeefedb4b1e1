import * as wording from '#words';
import type { Question } from '../question.ts';
import { element } from './element.ts';

/** Creates the parts of the consent prompt: plain texts, and two buttons that look the same. */
export function contentsOf(
  { title, message, acceptLabel, refuseLabel }: Question,
  names: readonly string[],
  onAnswer: (isAccepted: boolean) => void,
) {
  const list = new Intl.ListFormat(document.documentElement.lang || 'en-GB').format(names);
  const heading = element('h2', { id: 'question', className: 'display', textContent: title });
  const about = element('p', { className: 'question-about' });
  about.append(
    element('span', { textContent: `${list}.` }),
    ' ',
    link(wording.privacy, '/privacy'),
  );
  if (names.length > 1) about.append(' ', link(wording.chooseNetworks, '/preferences#advertising'));
  const texts = element('div', { className: 'question-texts' });
  texts.append(heading, element('p', { textContent: message }), about);

  const button = (textContent: string, isAccepted: boolean) =>
    element('button', {
      type: 'button',
      className: 'button button-quiet',
      textContent,
      onclick: () => onAnswer(isAccepted),
    });
  const answers = element('p', { className: 'question-answers' });
  answers.append(button(acceptLabel, true), button(refuseLabel, false));
  return { title: heading, parts: [texts, answers] };
}

const link = (textContent: string, href: string) =>
  element('a', { className: 'text-link', href, textContent });
