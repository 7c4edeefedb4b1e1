// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import PracticeWeek from './PracticeWeek.island.tsx';

afterEach(() => vi.restoreAllMocks());

it('the calendar file has the name of the page, also in another script than Latin', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:week');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const url = 'https://daymark.example/path/三回の呼吸';
  render(<PracticeWeek title="呼吸" name="三回の呼吸" minutes={2} url={url} language="ja" />);
  await userEvent.click(screen.getByRole('button', { name: 'Save the calendar file' }));
  expect(names).toEqual(['三回の呼吸.ics']);
});
