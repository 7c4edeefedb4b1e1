import { describe, expect, it } from 'vitest';
import { answerFrom } from './tc-data.ts';

const GOOGLE = 755;
const told = (more: object = {}) => ({
  gdprApplies: true,
  eventStatus: 'tcloaded',
  purpose: { consents: { 1: true } },
  vendor: { consents: { [GOOGLE]: true } },
  ...more,
});

describe('what a consent platform tells', () => {
  it('is consent to a network when both purpose 1 and the network are agreed to', () => {
    expect(answerFrom(told(), GOOGLE)).toBe('granted');
    expect(answerFrom(told({ purpose: { consents: { 2: true } } }), GOOGLE)).toBe('refused');
    expect(answerFrom(told({ vendor: { consents: { 1: true } } }), GOOGLE)).toBe('refused');
  });

  it('needs purpose 1 alone for a network without a number', () => {
    expect(answerFrom(told({ vendor: undefined }))).toBe('granted');
    expect(answerFrom(told({ purpose: undefined }))).toBe('refused');
  });

  it('is no question where the law does not ask for consent', () => {
    expect(answerFrom({ gdprApplies: false }, GOOGLE)).toBe('granted');
  });

  it('is an answer after the visitor’s last action', () => {
    expect(answerFrom(told({ eventStatus: 'useractioncomplete' }), GOOGLE)).toBe('granted');
  });

  it.each([told({ eventStatus: 'cmpuishown' }), told({ eventStatus: undefined }), {}, null, 'yes'])(
    'is no answer yet: %j',
    (data) => {
      expect(answerFrom(data, GOOGLE)).toBeUndefined();
    },
  );

  it.each([{ consents: 7 }, { consents: { 1: 'true' } }, 7])(
    'is a refusal where its consents cannot be read: %j',
    (purpose) => {
      expect(answerFrom(told({ purpose }), GOOGLE)).toBe('refused');
    },
  );
});
