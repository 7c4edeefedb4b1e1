import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsExample, parse } from '../../../../tests/network-settings.ts';
import { fillingOf } from './filling.ts';
import { Slot } from './Slot.tsx';

const creative = {
  id: 'note',
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

  it('has the mark for the styles of sticky slots only if it is sticky', () => {
    expect(slot).not.toContain('sticky');
    const tall = { name: '', bannerId: 203, width: 'wide', shape: 'tall', creative } as const;
    expect(renderToStaticMarkup(<Slot {...tall} sticky />)).toContain(
      'data-shape="tall" data-sticky=""',
    );
  });

  it('says that a click may replace the page only if the settings allow it to the network', () => {
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

  it('shows an image of the owner in place of drawing and text, which is its alternative text', () => {
    const images = [
      { src: '/house/phone.png', width: 300, height: 250 },
      { src: '/house/wide.png', width: 728, height: 90 },
    ];
    const html = renderToStaticMarkup(
      <Slot
        name=""
        bannerId={101}
        width="any"
        shape="box"
        creative={{ ...creative, paid: true, href: 'https://lamps.example', images }}
      />,
    );
    expect(html).toContain(
      '<div class="house-creative campaign"><a href="https://lamps.example" rel="sponsored noopener"><picture><source media="(width&gt;=768px)" srcSet="/house/wide.png" width="728" height="90"/><img src="/house/phone.png" width="300" height="250" alt="Words. Read on" loading="lazy" decoding="async"/></picture></a></div>',
    );
    expect(html).not.toMatch(/house-creative-title|<template|slot-choice/);
  });

  it('has its dated creatives in templates, with the days and the time zone, before the element that chooses', () => {
    const dated = [{ ...creative, id: 'winter', from: '2026-12-01', beforeNetworks: true }];
    const html = renderToStaticMarkup(
      <Slot
        {...{ name: '', bannerId: 101, width: 'any', shape: 'box', creative, dated }}
        timeZone="Europe/Berlin"
      />,
    );
    expect(html).toContain(
      '<template data-from="2026-12-01" data-zone="Europe/Berlin" data-before-networks=""><div class="house-creative" data-creative="winter">',
    );
    expect(html).toContain('</template><slot-choice hidden=""></slot-choice></div>');
  });

  it.each([
    [true, 'https://friend.example/', ' rel="sponsored noopener"'],
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
