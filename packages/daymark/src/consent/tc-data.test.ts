import { describe, expect, it } from 'vitest';
import { answerFrom } from './tc-data.ts';

const GOOGLE = 755;
const tcDataWith = (more: object = {}) => ({
  gdprApplies: true,
  eventStatus: 'tcloaded',
  purpose: { consents: { 1: true } },
  vendor: { consents: { [GOOGLE]: true } },
  ...more,
});

describe('the data of a consent platform', () => {
  it('grants consent if the visitor agreed to both purpose 1 and the vendor', () => {
    expect(answerFrom(tcDataWith(), GOOGLE)).toBe('granted');
    expect(answerFrom(tcDataWith({ purpose: { consents: { 2: true } } }), GOOGLE)).toBe('refused');
    expect(answerFrom(tcDataWith({ vendor: { consents: { 1: true } } }), GOOGLE)).toBe('refused');
  });

  it('grants consent with only purpose 1 to a network without a vendor number', () => {
    expect(answerFrom(tcDataWith({ vendor: undefined }))).toBe('granted');
    expect(answerFrom(tcDataWith({ purpose: undefined }))).toBe('refused');
  });

  it('grants consent where the law does not require it', () => {
    expect(answerFrom({ gdprApplies: false }, GOOGLE)).toBe('granted');
  });

  it('contains an answer after the event `useractioncomplete`', () => {
    expect(answerFrom(tcDataWith({ eventStatus: 'useractioncomplete' }), GOOGLE)).toBe('granted');
  });

  it.each([
    tcDataWith({ eventStatus: 'cmpuishown' }),
    tcDataWith({ eventStatus: undefined }),
    {},
    null,
    'yes',
  ])('contains no answer if it is %j', (data) => {
    expect(answerFrom(data, GOOGLE)).toBeUndefined();
  });

  it.each([{ consents: 7 }, { consents: { 1: 'true' } }, 7])(
    'counts as a refusal if its `purpose` is %j',
    (purpose) => {
      expect(answerFrom(tcDataWith({ purpose }), GOOGLE)).toBe('refused');
    },
  );
});
