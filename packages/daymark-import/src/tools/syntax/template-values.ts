/*
 * Evaluates the outputs of Liquid and Nunjucks, such as `{{ site.title }}`.
 */
import { videoAt } from 'daymark/video-address';
import { labelOf } from '../../markdown/escape.ts';
import type { Surroundings } from './step.ts';
import { videoDirective } from './template-rules.ts';
import type { Tag } from './template-tags.ts';

/**
 * Converts an output such as `{{ site.title }}` or `{{ "/about/" | relative_url }}`; undefined if it is to be
 * left out.
 */
export function convertOutput(
  { rest }: Tag,
  valueFor: Surroundings['valueFor'],
): { text: string; became?: string } | undefined {
  const result = evaluate(rest, valueFor);
  if (!result) return undefined;
  const { text } = result;
  if (result.isWhole) return { text };
  const video = videoAt(text);
  const words = result.words ? labelOf(result.words) : undefined;
  if (video && words) return { text: `\n\n${videoDirective(words, video)}\n\n` };
  if (/^https?:\/\/\S+$/.test(text)) return { text, became: 'became its address' };
  if (/image|photo|avatar|icon|picture|logo/i.test(rest)) return undefined;
  return { text, became: 'became its text' };
}

/** Filters that change nothing that matters in a text. */
const SAME =
  /^(?:relative_url|absolute_url|url|safe|escape|escape_once|xml_escape|strip|strip_newlines|markdownify|markdown|smartify|htmlBaseUrl|jsonify|default|absoluteUrl|lstrip|rstrip|trim|normalize_whitespace|cgi_escape|uri_escape|url_encode|downcase|upcase|capitalize|title)$/;

interface Value {
  text: string;
  /** Whether all filters are known. */
  isWhole: boolean;
  /** The first argument of an unknown filter. */
  words?: string | undefined;
}

/** Evaluates an expression of Liquid or Nunjucks; undefined if its variable is unknown. */
export function evaluate(
  expression: string,
  valueFor: Surroundings['valueFor'],
): Value | undefined {
  const parts = [...expression.matchAll(/(?:"[^"]*"|'[^']*'|[^|"'])+/g)].map(([part]) =>
    part.trim(),
  );
  const [first = '', ...filters] = parts;
  const resolve = (text: string) => {
    const literal = /^(?:"([^"]*)"|'([^']*)')$/.exec(text);
    return literal ? (literal[1] ?? literal[2]) : valueFor(text);
  };
  let text = resolve(first);
  if (text === undefined) return undefined;
  for (const filter of filters) {
    const [, name = '', given = ''] = /^([\w.]+)\s*(?:[:(]([\s\S]*))?$/.exec(filter) ?? [];
    const [argument = ''] =
      /^(?:"[^"]*"|'[^']*'|[^,]+)/.exec(given.trimStart().replace(/\)$/, '')) ?? [];
    if (name === 'prepend') text = (resolve(argument.trim()) ?? '') + text;
    else if (name === 'append') text += resolve(argument.trim()) ?? '';
    else if (name === 'downcase') text = text.toLowerCase();
    else if (name === 'upcase') text = text.toUpperCase();
    else if (!SAME.test(name)) return { text, isWhole: false, words: resolve(argument.trim()) };
  }
  return { text, isWhole: true };
}
