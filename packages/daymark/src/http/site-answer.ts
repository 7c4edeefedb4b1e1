import { type Answer, lineAnswer, type Question, redirectAnswer } from './answer.ts';
import { isAsset } from './assets.ts';
import { fileAnswer, wholeFile } from './file-answer.ts';
import { httpsHeadersFor } from './headers.ts';
import { allow, isMethod } from './methods.ts';
import { fileAt, type Representation, type Routes } from './routes.ts';
import { readTarget } from './target.ts';
import { statusOf } from './urls.ts';

function answerTo<R extends Representation>(routes: Routes<R>, question: Question): Answer<R> {
  const { method, headers } = question;
  if (!isMethod(method)) return lineAnswer(405, allow);
  const target = readTarget(question.target);
  if (!target) return lineAnswer(400);

  const route = routes.get(target.path);
  if (route?.kind === 'redirect') return redirectAnswer(route.to, target.query);
  const status = route ? statusOf.get(target.path) : 404;
  if (route && !status) return fileAnswer(route.file, method, headers);
  const page = route?.file ?? (isAsset(target.path) ? undefined : fileAt(routes, '/404'));
  return page ? wholeFile(status ?? 404, page, headers) : lineAnswer(404);
}

function complete<R extends Representation>(
  { status, headers, body }: Answer<R>,
  { method, target, secure }: Question,
): Answer<R> {
  const more = secure ? httpsHeadersFor(readTarget(target)?.path ?? '/') : {};
  return { status, headers: { ...headers, ...more }, ...(method !== 'HEAD' && body && { body }) };
}

/** Returns the response of a site to a request. It is the same on every server that uses it. */
export function siteAnswer<R extends Representation>(
  routes: Routes<R>,
  question: Question,
): Answer<R> {
  return complete(answerTo(routes, question), question);
}

/** Returns the response after a failed one. The 500 page, if there is one, is never compressed. */
export function failureAnswer<R extends Representation>(
  routes: Routes<R>,
  question: Question,
): Answer<R> {
  const page = fileAt(routes, '/500');
  const failure = page ? wholeFile(500, page, {}) : lineAnswer(500);
  return complete(failure, question);
}
