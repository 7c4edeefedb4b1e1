// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorNoter } from './errors.ts';

const SCRIPT = 'https://acme.example/fill.js';
const judge = { noteLoss: vi.fn(), noteFault: vi.fn() };

/** A script that could not be had, or whatever else an error has been told of. */
const script = (src: string) => Object.assign(document.createElement('script'), { src });
const note = (target: EventTarget, isTrusted = true, address: string | undefined = SCRIPT) =>
  errorNoter(judge, address)({ target, isTrusted });

beforeEach(() => vi.resetAllMocks());

describe('an error in a frame', () => {
  it('is the loss of the network where its own script could not be had', () => {
    note(script(SCRIPT));
    expect(judge.noteLoss).toHaveBeenCalledOnce();
  });

  it('is a fault where another script could not, which need not mean that nothing comes', () => {
    note(script('https://acme.example/count.js'));
    expect(judge.noteLoss).not.toHaveBeenCalled();
    expect(judge.noteFault).toHaveBeenCalledOnce();
  });

  it('is a fault where no script is known to be all of the network', () => {
    errorNoter(judge, undefined)({ target: script(SCRIPT), isTrusted: true });
    expect(judge.noteLoss).not.toHaveBeenCalled();
    expect(judge.noteFault).toHaveBeenCalledOnce();
  });

  it('is a fault where a script threw', () => {
    note(window);
    expect(judge.noteFault).toHaveBeenCalledOnce();
  });

  it('is nothing where a picture could not be had', () => {
    note(document.createElement('img'));
    expect(judge.noteFault).not.toHaveBeenCalled();
  });

  it('is nothing where a creative made it up', () => {
    note(window, false);
    note(script(SCRIPT), false);
    expect(judge.noteLoss).not.toHaveBeenCalled();
    expect(judge.noteFault).not.toHaveBeenCalled();
  });
});
