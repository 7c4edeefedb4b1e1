import { fetchJson } from '../query/fetch-json.ts';

/** The words of the question for consent. A file of its own: a page is no longer for them. */
export interface Question {
  title: string;
  message: string;
  acceptLabel: string;
  refuseLabel: string;
}

/** Where the words are served. */
export const QUESTION_PATH = '/question.json';

/** @throws when the words cannot be had, or are none */
export async function fetchQuestion(): Promise<Question> {
  const { title, message, acceptLabel, refuseLabel } = Object(await fetchJson(QUESTION_PATH));
  const words = [title, message, acceptLabel, refuseLabel];
  if (words.every((word) => typeof word === 'string'))
    return { title, message, acceptLabel, refuseLabel };
  throw new Error(
    `${QUESTION_PATH}: expected { title, message, acceptLabel, refuseLabel }; found something else`,
  );
}
