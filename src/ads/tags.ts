import { readFileSync } from 'node:fs';

/**
 * The HTML of a seller's tag.
 * @param file its path from the root of the project, which the process runs in
 * @throws the system's error when it cannot be read: the checks before a build have seen that it is there
 */
export const readTag = (file: string): string => readFileSync(file, 'utf8');
