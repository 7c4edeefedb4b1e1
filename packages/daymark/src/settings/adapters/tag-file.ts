import { readFileSync } from 'node:fs';

/**
 * Reads the HTML of an ad seller's tag.
 * @param file the path relative to the site's folder, which is the working directory
 * @throws a system error when the file cannot be read. A check before the build ensures that it
 *   exists.
 */
export const readTag = (file: string): string => readFileSync(file, 'utf8');
