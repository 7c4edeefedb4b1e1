import { assetExtensions, assetFolder } from '../../http/assets.ts';
import { plainText } from '../../http/content-type.ts';
import { allow } from '../../http/methods.ts';
import { type PlainTextStatus, plainTexts } from '../../http/plain-text-responses.ts';
import type { FailurePage } from '../failure-pages.ts';
import { add, addAll, addPlain } from './headers.ts';
import type { Variables } from './names.ts';
import { block, map, pattern, quote } from './write.ts';

/*
 * Answers that stand for no file of the site. Their addresses are for nginx alone, and begin like
 * hidden files, which a site has none of.
 */
const placeOfLine = (status: PlainTextStatus | 308) => `/.line/${status}`;
const placeOfPage = (status: number) => `/.page/${status}`;

/** The statuses that are answered with a line. */
const lineStatuses = [400, 404, 405, 413, 414, 416, 500] as const;

/** What nginx finds wrong with a request by itself; 497 is plain http sent to the port of https. */
const malformed = '400 494 495 496 497 501 505';

/** Where the answer of a redirect is found. */
export const redirectPage = `error_page 308 ${placeOfLine(308)};`;

/** Where an answer of a status is found. */
export function errorPages(failures: readonly FailurePage[], v: Variables): string[] {
  const failed = failures.some(({ status }) => status === 500)
    ? placeOfPage(500)
    : placeOfLine(500);
  return [
    redirectPage,
    `error_page ${malformed} =400 ${placeOfLine(400)};`,
    `error_page 404 ${v.missing};`,
    ...([405, 413, 414, 416] as const).map(
      (status) => `error_page ${status} ${placeOfLine(status)};`,
    ),
    // A file that may not be read is our fault, and no secret that is kept from a visitor.
    `error_page 403 500 502 503 504 =500 ${failed};`,
  ];
}

/** How a missing address is answered: one that names a file with a line, any other with the page. */
export function missingMap(failures: readonly FailurePage[], v: Variables): string[] {
  const page = failures.some(({ status }) => status === 404);
  if (!page) return map('$uri', v.missing, [`default ${placeOfLine(404)};`]);
  return map('$uri', v.missing, [
    `default ${placeOfPage(404)};`,
    `${pattern(`^${assetFolder}`)} ${placeOfLine(404)};`,
    `${pattern(`*[^/]\\.(?:${assetExtensions.join('|')})$`)} ${placeOfLine(404)};`,
  ]);
}

function answerLine(status: PlainTextStatus, v: Variables): string[] {
  return block(`location = ${placeOfLine(status)}`, [
    'internal;',
    ...addPlain(v),
    add('Content-Type', quote(plainText.type)),
    ...(status === 405 ? [add('Allow', quote(allow.Allow))] : []),
    ...(status === 416 ? [add('Content-Range', quote(`bytes */${v.size}`))] : []),
    `return ${status} ${quote(`${plainTexts[status]}\n`)};`,
  ]);
}

/**
 * Sends the visitor on without the page that nginx would write. The status and the place are those
 * of the error that led here.
 */
export function answerRedirect(v: Variables): string[] {
  const lines = ['internal;', ...addPlain(v), 'return 200 "";'];
  return block(`location = ${placeOfLine(308)}`, lines);
}

function answerPage({ status, name, file }: FailurePage, v: Variables): string[] {
  return block(`location = ${placeOfPage(status)}`, [
    'internal;',
    ...addAll(file.headers, v),
    add('Content-Encoding', v.failureEncoding(status)),
    add('Last-Modified', '""'),
    `rewrite ^ ${quote(`/${name}${v.failureSuffix(status)}`)} break;`,
  ]);
}

/** All answers that stand for no file of the site. */
export function responseDirectives(failures: readonly FailurePage[], v: Variables): string[] {
  return [
    ...answerRedirect(v),
    ...lineStatuses.flatMap((status) => answerLine(status, v)),
    ...failures.flatMap((page) => answerPage(page, v)),
  ];
}
