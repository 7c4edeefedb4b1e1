import { fetchJson } from '../browser/query/fetch-json.ts';

/** The texts of the consent prompt. They are in a separate file, to keep pages small. */
export interface Question {
  title: string;
  message: string;
  acceptLabel: string;
  refuseLabel: string;
}

/** The URL path of the consent prompt's texts. */
const QUESTION_PATH = '/question.json';

/** @throws if the request fails, or if a text is missing in the response */
export async function fetchQuestion(): Promise<Question> {
  const { title, message, acceptLabel, refuseLabel } = Object(await fetchJson(QUESTION_PATH));
  const words = [title, message, acceptLabel, refuseLabel];
  if (words.every((word) => typeof word === 'string'))
    return { title, message, acceptLabel, refuseLabel };
  throw new Error(
    `${QUESTION_PATH}: expected { title, message, acceptLabel, refuseLabel }; found other data`,
  );
}
