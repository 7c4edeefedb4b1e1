// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saveFile keeps the object URL of a text with a media type for a minute', () => {
  vi.useFakeTimers();
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('notebook.txt', 'a letter', 'text/plain');
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/plain' }));
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:copy');
});
