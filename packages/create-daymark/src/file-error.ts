import { ChoiceError } from './choices.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of the path is a file',
};

/**
 * Returns an error of the file system as one sentence; any other error as it is.
 * @param folder the path that the sentence names if the error names none
 */
export function fileError(error: unknown, folder: string): unknown {
  const { code, path = folder } = Object(error);
  if (typeof code !== 'string') return error;
  return new ChoiceError(`could not read or write ${path}: ${reasons[code] ?? code}`);
}
