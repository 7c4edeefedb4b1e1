import { readFileSync } from 'node:fs';

/**
 * Reads the HTML of a seller's tag.
 * @param file its path relative to the root of the project, which is the working directory
 * @throws a system error when the file cannot be read. A check before the build ensures that it
 *   exists.
 */
export const readTag = (file: string): string => readFileSync(file, 'utf8');
