import { fetchJson } from '../browser/query/fetch-json.ts';

/** The texts of the question for consent. They are in a separate file, to keep pages small. */
export interface Question {
  title: string;
  message: string;
  acceptLabel: string;
  refuseLabel: string;
}

/** The URL path of the texts. */
export const QUESTION_PATH = '/question.json';

/** @throws when the request fails, or the response lacks a text */
export async function fetchQuestion(): Promise<Question> {
  const { title, message, acceptLabel, refuseLabel } = Object(await fetchJson(QUESTION_PATH));
  const words = [title, message, acceptLabel, refuseLabel];
  if (words.every((word) => typeof word === 'string'))
    return { title, message, acceptLabel, refuseLabel };
  throw new Error(
    `${QUESTION_PATH}: expected { title, message, acceptLabel, refuseLabel }; found other data`,
  );
}
