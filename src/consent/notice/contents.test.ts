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

describe('the question for consent', () => {
  it('shows the owner’s words as they are, markup and all', () => {
    const { notice } = show();
    expect(getByRole(notice, 'heading', { name: 'May we?' })).toBeTruthy();
    expect(getByText(notice, 'It pays for <b>bread</b> & butter.')).toBeTruthy();
  });

  it('is accepted by one press, and refused by one press of a button that looks the same', () => {
    const { notice, onAnswer } = show();
    const accept = getByRole(notice, 'button', { name: 'Yes, do' });
    const refuse = getByRole(notice, 'button', { name: 'No, thank you' });
    expect(refuse.className).toBe(accept.className);
    accept.click();
    refuse.click();
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });

  it('names the networks and leads to what they learn', () => {
    const { notice } = show();
    expect(getByText(notice, 'Acme Media.')).toBeTruthy();
    expect(getByRole(notice, 'link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  });

  it('leads to a choice of networks only where there are two or more', () => {
    expect(queryByRole(show().notice, 'link', { name: 'Choose' })).toBeNull();
    const { notice } = show(['Acme Media', 'Beta', 'Gamma']);
    expect(getByText(notice, 'Acme Media, Beta and Gamma.')).toBeTruthy();
    expect(getByRole(notice, 'link', { name: 'Choose' }).getAttribute('href')).toBe(
      '/preferences#advertising',
    );
  });
});
