import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings } from './settings.ts';

/** Returns the owner's settings with some parts replaced. */
const inputWith = (change: object) => ({ ...structuredClone(owners), ...change });

const errorOf = (input: unknown): string => {
  try {
    parseSettings(input);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'no error';
};

describe('parseSettings', () => {
  it('adds defaults for fields that the owner leaves out', () => {
    const settings = parseSettings(inputWith({ noun: 'Yoga' }));
    expect(settings.noun).toEqual({ title: 'Yoga', running: 'yoga' });
    expect(settings.home.action).toBe('Start Your Journey');
    expect(settings.donation).toMatchObject({ delaySeconds: 30, restDays: 0, laterLabel: 'Later' });
  });

  it('replaces tokens with the noun in every text', () => {
    const settings = parseSettings(inputWith({ noun: { title: 'Tai Chi & Qigong' } }));
    expect(settings.home.headline).toBe('Transform Your Reality Through Tai Chi & Qigong');
    expect(settings.footer.trust).toContain('tai chi & qigong techniques');
    expect(JSON.stringify(settings)).not.toMatch(/\{(product|Product|site)\}/);
  });

  it.each([
    ['de', 'Yoga', 'Yoga'],
    ['de', { title: 'Achtsames Atmen', running: 'achtsames Atmen' }, 'achtsames Atmen'],
    ['fr', 'Élan vital', 'élan vital'],
    ['nl', 'IJsbaden', 'ijsbaden'],
    ['ja', 'ヨガ', 'ヨガ'],
    ['ar', 'اليوغا و NLP', 'اليوغا و NLP'],
  ])('in the language %s, the noun %j within sentences is "%s"', (language, noun, running) => {
    const identity = { ...inputWith({}).identity, language };
    const settings = parseSettings(inputWith({ identity, noun }));
    expect(settings.noun.running).toBe(running);
    expect(settings.footer.trust).toContain(running);
  });

  it.each(['Yoga & Rest', "Carer's Hour", 'Élan', '<b>Bold</b>', 'יוגה', 'x'.repeat(60)])(
    'keeps the noun %s unchanged',
    (noun) => {
      expect(parseSettings(inputWith({ noun })).home.headline).toBe(
        `Transform Your Reality Through ${noun}`,
      );
    },
  );

  it('reports all invalid fields together, each with its path, the expected value and the found value', () => {
    const wrong = inputWith({
      noun: '',
      contact: { email: 'nobody' },
      navigation: [{ name: 'Home', path: 'home/' }],
      colour: 'blue',
    });
    expect(errorOf(wrong)).toBe(
      `site.config.ts: noun: expected a noun as written in titles, such as "Yoga"; found ""
site.config.ts: navigation.0.path: expected a path on this site in lower case without a trailing slash, such as "/about" (did you mean "/home"?); found "home/"
site.config.ts: contact.email: expected an e-mail address, such as "letters@example.org"; found "nobody"
site.config.ts: colour: expected one of the fields identity, noun, home, navigation, needs, footer, partners, blog, addresses, feeds, redirects, languages, slots, creatives, networks, affiliates, ads, consent, services, donation, contact, help, security, publishing, socialImages, theme, desk; found "blue"`,
    );
  });

  it('rejects settings without a required field', () => {
    expect(errorOf(inputWith({ creatives: undefined }))).toBe(
      'site.config.ts: creatives: expected a list of house creatives; found nothing',
    );
  });

  it('rejects two slots with the same banner id', () => {
    const slots = structuredClone(owners.slots);
    slots.topic = { 'after-list': { bannerId: 101 } };
    expect(errorOf(inputWith({ slots }))).toContain(
      'slots.topic.after-list.bannerId: expected a unique banner id: slots.home.after-hero has the same id; found 101',
    );
  });

  it('reports shared banner ids together with other invalid fields', () => {
    const slots = structuredClone(owners.slots);
    slots.topic = { 'after-list': { bannerId: 101 } };
    expect(errorOf(inputWith({ slots, noun: 1 }))).toMatch(/: noun: .*\n.*bannerId: expected/);
  });

  it('rejects a slot that names an unknown house creative', () => {
    const slots = structuredClone(owners.slots);
    slots.topic = { 'after-list': { bannerId: 401, creative: 'first-guides' } };
    expect(errorOf(inputWith({ slots }))).toContain(
      'slots.topic.after-list.creative: expected the id of a house creative: first-guide, write-to-us, your-own (did you mean "first-guide"?); found "first-guides"',
    );
  });

  it('reports the invalid fields of an object that may also be false', () => {
    const { topic: _, ...slots } = owners.slots;
    const home = { ...slots.home, 'after-hero': { bannerId: 'one' }, 'after-all': {} };
    expect(errorOf(inputWith({ slots: { ...slots, home, topic: true } }))).toBe(
      `site.config.ts: slots.home.after-hero.bannerId: expected a whole number from 1 to 2147483647; found "one"
site.config.ts: slots.home.after-all: expected one of the fields after-hero, after-featured, in-latest, beside-latest; found {}
site.config.ts: slots.topic: expected a slot for each position (after-list), or false for a page without advertising; found true`,
    );
  });

  it('reports the texts of a part that a further language neither shares nor writes', () => {
    const { noun, home, navigation, footer, creatives } = owners;
    const de = { identity: owners.identity, noun, home, navigation, footer, creatives };
    const input = inputWith({ languages: { de } });
    expect(() => parseSettings(input, undefined, undefined, 'de')).toThrow(
      `site.config.ts: languages.de.donation.title: expected a short title; found nothing
site.config.ts: languages.de.donation.message: expected a short message; found nothing`,
    );
  });

  it('fills a slot with other house creatives if a further language lacks the named creative', () => {
    const { noun, home, navigation, footer, creatives } = owners;
    const slots = structuredClone(owners.slots);
    slots.topic = { 'after-list': { bannerId: 401, creative: 'first-guide' } };
    slots.resources = { 'after-path': { bannerId: 501, creative: 'your-own' } };
    const own = creatives.filter(({ id }) => id === 'your-own');
    const de = { noun, home, navigation, footer, creatives: own, donation: false };
    const identity = { description: 'Texte.' };
    const input = inputWith({ slots, languages: { de: { ...de, identity } } });
    const settings = parseSettings(input, undefined, undefined, 'de');
    expect(settings.identity.url).toBe(`${owners.identity.url}/de`);
    expect(settings.slots.topic).toEqual({ 'after-list': { bannerId: 401 } });
    expect(settings.slots.resources).toEqual({
      'after-path': { bannerId: 501, creative: 'your-own' },
    });
  });

  // Otherwise nothing would report the part, and the build would treat the language as a site without
  // settings.
  it('reports a part that all languages share, but which is wrong in one language only', () => {
    const { noun, navigation, footer, creatives } = owners;
    const networks = [
      {
        adapter: 'elements',
        id: 'acme',
        name: 'Acme',
        privacyPolicy: 'https://acme.example/privacy',
        needsConsent: false,
        script: 'https://cdn.acme.example/fill.js',
        adsTxt: ['acme.example, 4711, DIRECT'],
        slots: { 'home.in-latest': { sizes: ['300x250'] } },
      },
    ];
    const home = { ...owners.home, sections: ['featured', 'stories'] };
    const identity = { description: 'Texte.' };
    const de = { identity, noun, home, navigation, footer, creatives, donation: false };
    const input = inputWith({ networks, languages: { de } });
    expect(errorOf(input)).toBe('no error');
    expect(() => parseSettings(input, undefined, undefined, 'de')).toThrow(
      /^site\.config\.ts: languages\.de\.networks\.0\..*home\.in-latest/,
    );
  });

  it('removes control characters from texts', () => {
    const home = { ...owners.home, subtitle: 'All\u000babout\u0008 {word}\uFFFE' };
    expect(parseSettings(inputWith({ home })).home.subtitle).toBe('All about {word}');
  });

  it('rejects a file that exports nothing', () => {
    expect(errorOf(undefined)).toBe(
      'site.config.ts: expected the settings as the default export: export default defineSite({ … }); found nothing',
    );
  });
});
