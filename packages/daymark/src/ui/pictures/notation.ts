import { readFileSync } from 'node:fs';
import type { Choices } from '../../basics/random.ts';
import { engineFile } from '../../settings/engine-files.ts';
import { type Contour, contoursOf } from './pen.ts';

/** Returns the tables of a file in this folder by name. A line such as `[coast]` begins a table. */
export const tablesIn = (file: string): Map<string, string> =>
  new Map(
    readFileSync(engineFile(`./src/ui/pictures/${file}`), 'utf8')
      .split(/^\[/m)
      .slice(1)
      .map((table) => {
        const [name = '', body = ''] = table.split(/\](.*)/s);
        return [name, body];
      }),
  );

/**
 * Parses a table. An entry is a name, a colon and statements, each of which ends with `;` or
 * with its line; further lines of an entry are indented. `# ` begins a remark, and braces join
 * statements to one statement.
 */
export const tableOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .replace(/^# .*\n|(?<! ) *# .*$/gm, '')
      .trim()
      .split(/\n(?! )/)
      .map((entry) => {
        const [, name = '', body = ''] = /^([^:]+):(.*)$/s.exec(entry) ?? [];
        return [name, statementsOf(body)];
      }),
  );

const statementsOf = (text: string): string[] =>
  // backtracks: the text is a scene of the engine
  (text.match(/\{[^}]*\}|[^;\n{}]+/g) ?? []).map((part) => part.trim()).filter(Boolean);

/** Returns the entry with this name. Throws if there is none. */
export function named<T>(table: ReadonlyMap<string, T>, name = ''): T {
  const found = table.get(name);
  if (found) return found;
  throw new Error(`pictures: expected ${[...table.keys()].join(', ')}; found "${name}"`);
}

const SETTING = /^(?:horizon|light|hours) /;

/**
 * Parses the scenes of a world. The first entry lists the hours of the scenes without hours of their
 * own. A scene has its settings and its layers, from far to near:
 *
 *     the sea: horizon 200..230; light 400..450; sky; water; figure boat 150..210 238 40
 *
 * `150..210` is a range. `x,y` is a point of a contour, and `|` begins another contour. A drawing
 * contains one of the alternatives in `{ birds 300 90 or figure bench 300 330 24 }`. Layers that
 * begin with `day` or `dark` are only drawn at such hours.
 */
export function scenesIn(text: string): ReadonlyMap<string, Scene> {
  const [[, [common = ''] = []] = [], ...scenes] = tableOf(text);
  return new Map(
    scenes.map(([name, statements]) => {
      const setting = (key: string) =>
        statements.find((text) => text.startsWith(`${key} `))?.slice(key.length + 1) ?? '';
      const scene: Scene = {
        horizon: rangeOf(setting('horizon')),
        light: rangeOf(setting('light')),
        hours: hoursOf(setting('hours') || common),
        layers: statements.filter((text) => !SETTING.test(text)).map(layerOf),
      };
      return [name, scene];
    }),
  );
}

/** A range from which each drawing picks a whole number. */
type Range = readonly [from: number, to: number];

/** A verb with its words, numbers and contours. */
export interface Layer {
  readonly verb: string;
  readonly words: readonly string[];
  readonly numbers: readonly Range[];
  readonly contours: readonly Contour[];
  /** Whether the layer is drawn only by day or only after dark. */
  readonly when: string | undefined;
}

/** Layers from which a drawing uses one of several alternatives. */
export type Choice = Choices<readonly (Layer | Choice)[]>;

/** A scene, from far to near, on a sheet of 640 by 400. */
export interface Scene {
  readonly horizon: Range;
  /** The x coordinate of the sun or the moon. */
  readonly light: Range;
  /** The names of the hours at which it is drawn. A name that is listed twice is twice as likely. */
  readonly hours: Choices<string>;
  readonly layers: readonly (Layer | Choice)[];
}

const rangeOf = (text: string): Range => {
  const [from = 0, to = from] = text.split('..').map(Number);
  return [from, to];
};

const hoursOf = (text: string) => text.split(', ') as unknown as Choices<string>;

function layerOf(text: string): Layer | Choice {
  if (text.startsWith('{')) {
    const choices = text.slice(1, -1).split(/ or\b/);
    return choices.map((layers) => statementsOf(layers).map(layerOf)) as unknown as Choice;
  }
  const [, when, verb = '', rest = ''] = /^(?:(day|dark) )?(\S+)(.*)/.exec(text) ?? [];
  // backtracks: the text is a line of a scene of the engine
  const [, values = '', points = ''] = /^(.*?)((?: \S+,\S+.*)?)$/.exec(rest) ?? [];
  const tokens = values.split(' ').filter(Boolean);
  const isNumber = (token: string) => /^-?\d/.test(token);
  return {
    verb,
    words: tokens.filter((token) => !isNumber(token)),
    numbers: tokens.filter(isNumber).map(rangeOf),
    contours: contoursOf(points.trim()),
    when,
  };
}
