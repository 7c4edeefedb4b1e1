import { describe, expect, it } from 'vitest';
import { contactBody } from './body.tsx';

const help = { name: 'Harbour Lights', url: 'https://lights.example', lookedUp: '2026-06-14' };
const identity = { name: 'Harbour', language: 'en-GB' };
const LINK =
  /<p><a href="https:\/\/lights\.example">Harbour Lights<\/a>[^<]*<time dateTime="2026-06-14">14 June 2026<\/time>\.<\/p>/;

describe('the link to help on the contact page', () => {
  it('is at the end of the section “Help”, if the text has one', () => {
    const html = contactBody('<h2 id="help">Help</h2><p>A.</p><h2 id="post">Post</h2>', {
      help,
      identity,
    });
    expect(html.replace(LINK, '[link]')).toBe(
      '<h2 id="help">Help</h2><p>A.</p>[link]<h2 id="post">Post</h2>',
    );
  });

  it('has a heading and the emergency number above it otherwise', () => {
    const html = contactBody('<p>Write.</p>', { help, identity });
    expect(html.replace(LINK, '[link]')).toMatch(
      /^<p>Write\.<\/p><h2 id="help">[^<]+<\/h2><p>[^<]*emergency number\.<\/p>\[link\]$/,
    );
  });

  it('is absent without the setting', () => {
    expect(contactBody('<p>Write.</p>', { identity })).toBe('<p>Write.</p>');
  });
});
