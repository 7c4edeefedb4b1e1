import { describe, expect, it } from 'vitest';
import { fullText } from './full-text.ts';

const PAGE = 'https://harbour.example/blog/a-walk';
const text = (html: string) => fullText(html, PAGE);

describe('the full text of an article', () => {
  it.each([
    ['/about', 'https://harbour.example/about'],
    ['#fn-1', 'https://harbour.example/blog/a-walk#fn-1'],
    ['https://elsewhere.example/?a=1&amp;b', 'https://elsewhere.example/?a=1&amp;b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has an absolute link to %s', (address, absolute) => {
    expect(text(`<p><a href="${address}">there</a></p>`)).toBe(
      `<p><a href="${absolute}">there</a></p>`,
    );
  });

  it('has absolute URLs for images in all sizes', () => {
    const html =
      '<figure><img src="/_astro/a.webp" srcset="/_astro/a.webp 640w, /_astro/b.webp 1280w" alt="A &quot;quay&quot;"></figure>';
    expect(text(html)).toBe(
      '<figure><img src="https://harbour.example/_astro/a.webp" srcset="https://harbour.example/_astro/a.webp 640w, https://harbour.example/_astro/b.webp 1280w" alt="A &quot;quay&quot;"></figure>',
    );
  });

  it('keeps elements, ids, languages and escaped characters', () => {
    const html = '<h2 id="why">Why &lt;b&gt; &amp; <em>how</em></h2>\n<p lang="fr">Ça va 🌊</p>';
    expect(text(html)).toBe(html);
  });

  it('omits elements that work only on the page', () => {
    const html =
      '<p class="lead" style="color:red" data-x="1" onclick="go()">A<script>go()</script><button>Play</button></p><style>p{}</style><template><p>late</p></template><iframe src="/x"></iframe>';
    expect(text(html)).toBe('<p>A</p>');
  });

  it('has a drawing as an image of its file', () => {
    const drawing =
      '<svg viewBox="0 0 8 4" role="img" aria-label="A &amp; B" data-src="/_astro/a.svg"><path d="M0 0h8v4z"/></svg>';
    expect(text(`<figure tabindex="0">${drawing}<figcaption>At noon.</figcaption></figure>`)).toBe(
      '<figure><img src="https://harbour.example/_astro/a.svg" alt="A &amp; B"><figcaption>At noon.</figcaption></figure>',
    );
  });

  it('keeps an invalid URL unchanged', () => {
    expect(text('<a href="http://[">x</a>')).toBe('<a href="http://[">x</a>');
  });
});
