import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platform,
  platformExample,
  tagExample,
  withoutEurope,
} from '../../../../../tests/network-settings.ts';
import { PRIVACY_TEXT } from '../../content/static-pages/placeholders.ts';
import { parseSettings } from '../../settings/settings.ts';
import { privacyBody } from './body.tsx';

const TEXT =
  '- `notebook` holds notes.\n- ::consent\n\nBoxes.\n\n::networks\n\n::services\n\nThe end.';

async function body(networks: object[], more: object = {}): Promise<string> {
  const html = await articleHtml(TEXT, undefined, PRIVACY_TEXT);
  return privacyBody(html, parseSettings({ ...owners, networks, ...more }));
}

describe('the privacy page of a site without networks', () => {
  it('states that there are no networks, and has neither a table nor an entry for a consent answer', async () => {
    const html = await body([]);
    expect(html).toContain(
      '<p>No advertising network has been added to this site. If the publisher',
    );
    expect(html).toContain('<p>The end.</p>');
    expect(html).not.toMatch(/<table|data-placeholder|<code>consent/);
    expect(html.match(/<li>/g)).toHaveLength(1);
  });
});

describe('the privacy page of a site with networks', () => {
  it('states what each network receives, where its code runs and whether it needs consent', async () => {
    const html = await body([elementsExample, tagExample]);
    expect(html).toContain('<p>These networks may show advertisements on this site:</p>');
    expect(html).toContain(
      '<li><strong>Acme Adverts</strong>. It receives your IP address, the kind of browser you use, and the address of this site. Its code runs in a closed frame: it cannot read the page around it, and can keep nothing there. It learns the address, the kind and the topics of that page. The servers it contacts may still set cookies of their own, where your browser lets them. It loads nothing unless you accept it. <a href="https://acme.example/privacy">Privacy policy of Acme Adverts</a>.</li>',
    );
    expect(html).toContain(
      'It learns the address, the kind and the topics of that page. It keeps nothing in your browser, and loads without asking you.',
    );
  });

  it('names exactly the keys of the key-values that Ad Manager receives', async () => {
    const network = { ...gptExample, mode: 'inline' };
    const targeting = { keys: { section: 'evenings' }, topic: false };
    expect(await body([{ ...network, targeting }], platform)).toContain(
      'Its requests also contain values that describe the page, with the keys kind, language, slot and section.',
    );
    expect(await body([network], platform)).not.toContain('with the keys');
  });

  it('has a table of the data that networks store', async () => {
    const html = await body([elementsExample]);
    expect(html).toContain(
      '<th scope="row"><code>acme_id</code></th><td>Acme Adverts</td><td>Counts how often you see a note.</td><td>13 months</td>',
    );
    const without = await body([{ ...elementsExample, cookies: [] }]);
    expect(without).toContain('<p>They keep nothing in your browser.</p>');
    expect(without).toContain('If your browser sends Global Privacy Control');
    expect(without).not.toContain('has stored');
  });

  it('lists the stored consent answer among the other stored items', async () => {
    const html = await body([elementsExample]);
    expect(html.match(/<li>\s*<code>/g)).toHaveLength(2);
    expect(html).toContain('After 6 months, or when that list changes');
    expect(html).not.toContain('Google');
    expect(await body([tagExample])).not.toContain('<code>consent');
  });

  it('describes the access of a network on the second host, and of an inline network', async () => {
    const ads = { frameHost: 'https://frames.example' };
    const second = await body([{ ...elementsExample, mode: 'second-host' }], { ads });
    expect(second).toContain(
      'another server of the publisher’s, frames.example: it cannot read the page around it, and may keep things under that address.',
    );
    const inline = await body([{ ...elementsExample, mode: 'inline' }]);
    expect(inline).toContain('Its code runs in the page itself, so it can read that page.');
  });

  it('describes the effect of a missing answer only if a network needs consent', async () => {
    const html = await body([elementsExample, tagExample]);
    expect(html).toContain('Until you answer, no network that needs your consent is contacted.');
    expect(html).toContain('What a network has stored outside this site stays');
    expect(await body([tagExample])).not.toContain('Without an answer');
  });

  it('states that Google is informed when a visitor allows Google’s networks', async () => {
    const html = await body([adsenseExample, elementsExample, gptExample], withoutEurope);
    expect(html).toContain(
      'Once you have accepted, Google AdSense and Google Ad Manager are told so.',
    );
    expect(await body([adsenseExample], withoutEurope)).toContain(
      'Once you have accepted, Google AdSense is told so.',
    );
  });

  it('describes the consent platform, and lists the stamp of its answer among the stored items', async () => {
    const html = await body([adsenseExample], platform);
    expect(html).toContain(
      'Where Asked &amp; Answered finds that the law requires your consent, the network loads nothing before you accept it.',
    );
    expect(html).toContain('The question is asked by Asked &amp; Answered, whose script runs in');
    expect(html).toContain('so it can read those pages. It learns that you are here');
    expect(html).toContain(`<a href="${platformExample.privacyPolicy}">`);
    expect(html).toContain('<code>platform-answer</code> holds a number computed from');
    expect(html).not.toContain('<code>consent');
  });

  it('describes what an opt-out from the sale of data means, by the browser and in a platform', async () => {
    const restricted =
      'Restricted advertising is not personalised, and comes only from Google AdSense.';
    const gpc = 'restrict';
    const outside = await body([adsenseExample], { consent: { outsideEurope: true, gpc } });
    expect(outside).toContain(`advertising is restricted even if you accept. ${restricted}`);
    const asked = await body([adsenseExample], { consent: { platform: platformExample, gpc } });
    expect(asked).toContain(
      'Global Privacy Control restricts advertising where Asked &amp; Answered',
    );
    expect(asked).toContain(`in Asked &amp; Answered, advertising is restricted. ${restricted}`);
    const refused = await body([elementsExample], platform);
    expect(refused).toContain('counts as a refusal, and you are not asked. If you opt out');
    expect(refused).toContain('Then no network that needs your consent is contacted.');
    expect(await body([elementsExample])).not.toContain('opt out');
  });
});

describe('the privacy page of a site with a counter of visits', () => {
  const title = 'It also receives the title of the page.';
  const language = 'It also receives the language of your browser.';

  it.each([
    [{ service: 'plausible', domain: 'harbour.example' }, []],
    [{ service: 'goatcounter', host: 'https://harbour.goatcounter.com' }, [title]],
    [{ service: 'umami', website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' }, [title, language]],
  ])('names the title and the language that %o receives', async (service, expected) => {
    const html = await body([], { services: [service] });
    expect(html).toContain('It counts the pages that are opened.');
    expect([title, language].filter((sentence) => html.includes(sentence))).toEqual(expected);
  });
});
