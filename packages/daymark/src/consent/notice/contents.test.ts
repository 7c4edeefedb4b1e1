// @vitest-environment happy-dom
import { getByRole, getByText, queryByRole } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { contentsOf } from './contents.ts';

const question = {
  title: 'May we?',
  message: 'It pays for <b>bread</b> & butter.',
  acceptLabel: 'Yes, do',
  refuseLabel: 'No, thank you',
};

function show(names: readonly string[] = ['Acme Media']) {
  const onAnswer = vi.fn();
  const notice = document.createElement('div');
  notice.append(...contentsOf(question, names, onAnswer).parts);
  return { notice, onAnswer };
}

describe('the consent prompt', () => {
  it('shows the owner’s texts unchanged, without parsing markup', () => {
    const { notice } = show();
    expect(getByRole(notice, 'heading', { name: 'May we?' })).toBeTruthy();
    expect(getByText(notice, 'It pays for <b>bread</b> & butter.')).toBeTruthy();
  });

  it('can be accepted or refused with one click, on buttons that look the same', () => {
    const { notice, onAnswer } = show();
    const accept = getByRole(notice, 'button', { name: 'Yes, do' });
    const refuse = getByRole(notice, 'button', { name: 'No, thank you' });
    expect(refuse.className).toBe(accept.className);
    accept.click();
    refuse.click();
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });

  it('lists the networks and links to the privacy page', () => {
    const { notice } = show();
    expect(getByText(notice, 'Acme Media.')).toBeTruthy();
    expect(getByRole(notice, 'link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  });

  it('links to the choices for each network only if there are two or more networks', () => {
    expect(queryByRole(show().notice, 'link', { name: 'Choose' })).toBeNull();
    const { notice } = show(['Acme Media', 'Beta', 'Gamma']);
    expect(getByText(notice, 'Acme Media, Beta and Gamma.')).toBeTruthy();
    expect(getByRole(notice, 'link', { name: 'Choose' }).getAttribute('href')).toBe(
      '/preferences#advertising',
    );
  });
});
