import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Module {
  readonly code: string;
  readonly imported: readonly string[];
}

/** The modules that a bundler has read, by their IDs. */
type Modules = Map<string, Module>;

/** The modules that render the pages, and the modules that browsers run. */
export interface ReadModules {
  readonly rendering: Modules;
  readonly browser: Modules;
}

/** Returns a plugin that collects the modules of a build with Astro. */
export function moduleCollector({ rendering, browser }: ReadModules): Plugin {
  return {
    name: 'module-collector',
    buildEnd() {
      const modules = this.environment.name === 'client' ? browser : rendering;
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
        modules.set(id, { code: info?.code ?? '', imported });
      }
    },
  };
}

/** Matches the words of code that can be class names, as Tailwind finds them. */
const WORD = /[^\s"'`<>=\\]+/g;

/** A set of words, or an object that looks words up in several sets. */
type Words = Pick<ReadonlySet<string>, 'has'>;

/** Returns a module and all modules that it imports, directly or through other modules. */
function modulesFrom(id: string, modules: Modules): Set<Module> {
  const reached = new Set([id]);
  for (const next of reached)
    for (const imported of modules.get(next)?.imported ?? []) reached.add(imported);
  return new Set([...reached].flatMap((id) => modules.get(id) ?? []));
}

/** Returns the end of the block that begins at the bracket at `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}

/** Matches the class at the start of the selector of a utility, such as `.md\:mt-2`. */
const UTILITY = /^\.((?:\\.|[\w-])+)/;

/** Removes from rules the utilities that no word names, and empty media queries. */
function withoutUnused(rules: string, words: Words): string {
  let kept = '';
  for (let start = 0; start < rules.length; ) {
    const open = rules.indexOf('{', start);
    if (open < 0) return kept + rules.slice(start);
    const end = endOfBlock(rules, open);
    const prelude = rules.slice(start, open).trim();
    const [, utility] = UTILITY.exec(prelude) ?? [];
    if (prelude.startsWith('@media')) {
      const inner = withoutUnused(rules.slice(open + 1, end - 1), words);
      if (inner.trim()) kept += `${prelude}{${inner}}`;
    } else if (!utility || words.has(utility.replace(/\\(.)/g, '$1'))) {
      kept += rules.slice(start, end);
    }
    start = end;
  }
  return kept;
}

const LAYER = '@layer utilities{';

/** Matches the comment of Tailwind. The file licences.txt of the site contains the licence. */
const LICENCE = /\/\*! tailwindcss [^*]*\*\/\n?/;

/** Matches the declaration of a token in the layer of the theme. */
// backtracks: the styles come from the engine and its owner
const TOKEN = /(--text-[\w-]+):[^;{}]*;?/g;

/** Removes from a style sheet the sizes of text that only other pages use. */
const withUsedSizes = (css: string, isRead: (token: string) => boolean) =>
  css.replace(TOKEN, (declaration, token: string) =>
    css.includes(`var(${token}`) || isRead(token) ? declaration : '',
  );

/** Removes from a style sheet the utilities that the words do not name, and Tailwind's comment. */
function withUsedUtilities(styles: string, words: Words): string {
  // Pages have no shadow trees, to which `:host` applies.
  const css = styles.replace(LICENCE, '').replace(':root,:host{', ':root{');
  const start = css.indexOf(LAYER);
  if (start < 0) return css;
  const open = start + LAYER.length - 1;
  const end = endOfBlock(css, open);
  return `${css.slice(0, open + 1)}${withoutUnused(css.slice(open + 1, end - 1), words)}${css.slice(end - 1)}`;
}

/**
 * Returns a function that removes from the styles of a page the utilities that neither the code of the
 * page nor any browser code names, and the sizes of text that nothing then reads, also no other style
 * sheet of the page. The styles of all pages come from one style sheet. A page uses about half of it.
 * @param root - the site's folder
 */
export function usedUtilities(root: string, { rendering, browser }: ReadModules) {
  const modules = [...rendering.values(), ...browser.values()];
  const words = modules.map(({ code }) => new Set(code.match(WORD)));
  // A cache, because pages share most utilities and most modules: most words are looked up several
  // times.
  const known = new Map<string, readonly Module[]>();
  function modulesWith(word: string): readonly Module[] {
    const found = known.get(word) ?? modules.filter((_, index) => words[index]?.has(word));
    known.set(word, found);
    return found;
  }
  // Separate style sheets are in modules too.
  const readTokens = new Set(
    modules.flatMap(({ code }) => code.match(/(?<=var\()--text-[\w-]+/g) ?? []),
  );
  return (component: string, css: string, others = ''): string => {
    const reached = modulesFrom(resolve(root, component), rendering);
    for (const module of browser.values()) reached.add(module);
    const used = withUsedUtilities(css, {
      has: (word) => modulesWith(word).some((module) => reached.has(module)),
    });
    return withUsedSizes(
      used,
      (token) => readTokens.has(token) || others.includes(`var(${token})`),
    );
  };
}
