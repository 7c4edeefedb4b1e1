import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { lineAt } from './problems.ts';

/** The reason why a module of the owner could not be loaded. */
interface ModuleFault {
  /** The path of the file with the fault, relative to the site's folder. */
  file: string;
  line?: number | undefined;
  found: string;
}

/**
 * Describes an error of a module that the owner has written: of its import, or of a function in it.
 * @param path the absolute path of the module
 * @param root the site's folder
 */
export function moduleFault(error: unknown, path: string, root: string): ModuleFault {
  const message = String(Object(error).message ?? error);
  const own = withSlashes(path);
  const site = withSlashes(root);
  const [, part, engine, user] =
    // backtracks: the text is the message of an error
    /^Package subpath '\.(.+?)' is not defined .* in .*node_modules[\\/](.+)[\\/]package\.json imported from (.+)$/.exec(
      message,
    ) ?? [];
  if (engine && user)
    return missingImport(withSlashes(engine) + part, user, site, 'does not exist');
  const [, missing, importer] =
    /^Cannot find (?:module|package) '(.+?)'(?: imported from '?(.+?)'?)?$/m.exec(message) ?? [];
  if (missing && missing !== path) return missingImport(missing, importer ?? own, site);
  const place = placeIn(String(Object(error).stack), own, site);
  const name = error instanceof Error && error.name !== 'Error' ? `${error.name}: ` : '';
  return { file: relative(site, own), ...place, found: `the error "${name}${message}"` };
}

/** Describes an import of a file or package that does not exist. */
function missingImport(
  missing: string,
  importer: string,
  root: string,
  packageFault = 'is not installed',
): ModuleFault {
  const from = pathOf(importer);
  const imports = readFileSync(from, 'utf8').matchAll(/(?:\bfrom|\bimport)[\s(]*['"]([^'"]+)/g);
  for (const { 1: name = '', index, input } of imports) {
    const isFile = name.startsWith('.');
    const isMissing = isFile
      ? [name, join(dirname(from), name)].includes(withSlashes(missing))
      : `${name}/`.startsWith(`${missing}/`);
    if (!isMissing) continue;
    const line = lineAt(input, index);
    const fault = isFile ? 'does not exist' : packageFault;
    return { file: relative(root, from), line, found: `an import of "${name}", which ${fault}` };
  }
  return { file: relative(root, from), found: `an import of "${missing}", which does not exist` };
}

/** Returns the first place in a stack trace that is in a file of the site. */
function placeIn(stack: string, path: string, root: string) {
  // backtracks: the text is the stack of an error
  const places = stack.matchAll(/((?:file:\/\/)?(?:\/|\/?[A-Za-z]:[\\/])[^\s:()]+):(\d+)/g);
  for (const [, url = '', line] of places) {
    const file = pathOf(url);
    const isOwn = file.startsWith(`${root}/`) && !file.includes('/node_modules/');
    if (file === path || isOwn) return { file: relative(root, file), line: Number(line) };
  }
  return {};
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** Returns the path of a file or of its URL, with slashes also on Windows: "C:/site/words.ts". */
function pathOf(place: string): string {
  const path = place.startsWith('file:') ? decodeURIComponent(new URL(place).pathname) : place;
  // A settings file is imported with a query.
  return withSlashes(path).replace(/^\/(?=[A-Za-z]:)|\?.*/g, '');
}
