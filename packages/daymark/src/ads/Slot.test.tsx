import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsExample, parse } from '../../../../tests/network-settings.ts';
import { fillingOf } from './filling.ts';
import { Slot } from './Slot.tsx';

const creative = {
  title: 'A note',
  message: 'Words.',
  action: 'Read on',
  href: '/about',
  picture: '/house/a.svg',
};
const slot = renderToStaticMarkup(
  <Slot name="Advertisement 101" bannerId={101} width="phone" shape="box" creative={creative} />,
);

describe('a slot', () => {
  it('is a landmark with a name, and has a label for sight alone', () => {
    expect(slot).toMatch(/^<aside class="slot" aria-label="Advertisement 101" data-width/);
    expect(slot).toContain('aria-hidden="true">Advertisement</p>');
  });

  it('has a skip link before its content, and the link’s target at its end', () => {
    expect(slot).toMatch(/<a [^>]*href="#past:101">Skip advertisement<\/a><div class="house-/);
    expect(slot).toMatch(/<span id="past:101"><\/span><\/aside>$/);
  });

  it('has its numeric banner id, its width and its shape', () => {
    expect(slot).toContain('data-width="phone" data-shape="box"');
    expect(slot).toContain('data-banner-id="101"');
  });

  it('contains a house creative with a link, and a drawing that loads when it is near', () => {
    expect(slot).toMatch(/<img class="picture" src="\/house\/a.svg" [^>]*alt="" loading="lazy"/);
    expect(slot).toContain('<a class="text-link" href="/about">Read on</a>');
  });

  it('tells the scripts of the page that a click may replace it only if the network may do so', () => {
    const withNetwork = (more: object) => {
      const settings = parse([{ ...elementsExample, ...more }]);
      const filling = fillingOf('home.after-hero', settings);
      return renderToStaticMarkup(
        <Slot
          name=""
          width="any"
          shape="box"
          bannerId={101}
          creative={creative}
          filling={filling}
        />,
      );
    };
    expect(withNetwork({})).not.toContain('replace');
    expect(withNetwork({ mayReplacePage: true })).toContain('data-may-replace-page=""');
  });

  it.each([
    [true, 'https://friend.example/', ' rel="sponsored"'],
    [true, '/about', ''],
    [false, 'https://friend.example/', ''],
  ])(
    'marks the link of a paid house creative to another site: paid %s, to %s',
    (paid, href, rel) => {
      const creatives = { ...creative, paid, href };
      const html = renderToStaticMarkup(
        <Slot name="" bannerId={101} width="phone" shape="box" creative={creatives} />,
      );
      expect(html).toContain(`<a class="text-link" href="${href}"${rel}>Read on</a>`);
    },
  );
});
