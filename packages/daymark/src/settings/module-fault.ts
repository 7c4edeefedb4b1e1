import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is wrong with a module of the owner, and where. */
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
  const [, part, engine, user] =
    /^Package subpath '\.(.+?)' is not defined .* in .*node_modules\/(.+)\/package\.json imported from (.+)$/.exec(
      message,
    ) ?? [];
  if (engine && user) return missingImport(`${engine}${part}`, user, root, 'does not exist');
  const [, missing, importer] =
    /^Cannot find (?:module|package) '(.+?)'(?: imported from '?(.+?)'?)?$/m.exec(message) ?? [];
  if (missing && missing !== path) return missingImport(missing, importer ?? path, root);
  const place = placeIn(String(Object(error).stack), path, root);
  const name = error instanceof Error && error.name !== 'Error' ? `${error.name}: ` : '';
  return { file: relative(root, path), ...place, found: `the error "${name}${message}"` };
}

/** Describes an import of a file or a package that does not exist. */
function missingImport(
  missing: string,
  importer: string,
  root: string,
  packageFault = 'is not installed',
): ModuleFault {
  const from = importer.startsWith('file:') ? fileURLToPath(importer) : importer;
  const imports = readFileSync(from, 'utf8').matchAll(/(?:\bfrom|\bimport)[\s(]*['"]([^'"]+)/g);
  for (const { 1: name = '', index, input } of imports) {
    const isFile = name.startsWith('.');
    const isMissing = isFile
      ? [name, resolve(dirname(from), name)].includes(missing)
      : `${name}/`.startsWith(`${missing}/`);
    if (!isMissing) continue;
    const line = input.slice(0, index).split('\n').length;
    const fault = isFile ? 'does not exist' : packageFault;
    return { file: relative(root, from), line, found: `an import of "${name}", which ${fault}` };
  }
  return { file: relative(root, from), found: `an import of "${missing}", which does not exist` };
}

/** Returns the first place in a stack trace that is in a file of the site. */
function placeIn(stack: string, path: string, root: string) {
  for (const [, url = '', line] of stack.matchAll(/((?:file:\/\/)?\/[^\s:()]+):(\d+)/g)) {
    // A settings file is imported with a query.
    const [file = ''] = (url.startsWith('file:') ? fileURLToPath(url) : url).split('?');
    const isOwn = file.startsWith(`${root}/`) && !file.includes('/node_modules/');
    if (file === path || isOwn) return { file: relative(root, file), line: Number(line) };
  }
  return {};
}
