import { textFields } from 'daymark/fields';
import { describe, expect, it, vi } from 'vitest';
import { COMPONENTS, deskConfiguration, stateOf, textLists } from './configuration.ts';
import { objectForm, VALUES } from './fields.ts';

const site = {
  name: 'Still Point',
  timeZone: 'Pacific/Auckland',
  pictureWidth: 2208,
  kinds: textFields(),
  languages: [
    { language: 'en', code: '', base: '' },
    { language: 'de', code: 'de', base: '/de' },
  ],
};

const BACKEND = { name: 'github', repo: 'stillpoint/site' } as const;

interface AnyWidget {
  name: string;
  label?: string;
  hint?: string;
  widget?: string;
  collection?: string;
  fields?: AnyWidget[];
  field?: AnyWidget;
  [option: string]: unknown;
}

const collections = (deskConfiguration(site, BACKEND).collections ?? []) as unknown as {
  name: string;
  folder: string;
  create: boolean;
  fields: AnyWidget[];
}[];

const all = (widgets: readonly AnyWidget[]): AnyWidget[] =>
  widgets.flatMap((widget) => [
    widget,
    ...all([...(widget.fields ?? []), ...(widget.field ? [widget.field] : [])]),
  ]);

const widgetsOf = (name: string) => all(collections.find((one) => one.name === name)?.fields ?? []);
const widget = (name: string, field: string) =>
  widgetsOf(name).find((one: AnyWidget) => one.name === field);

describe('the configuration of the desk', () => {
  it('has a list for each kind of text in each language', () => {
    expect(collections.map(({ name, folder, create }) => [name, folder, create])).toEqual([
      ['articles', 'content/articles', true],
      ['authors', 'content/authors', true],
      ['path', 'content/path', true],
      ['topics', 'content/topics', true],
      ['stories', 'content/stories', true],
      ['own-pages', 'pages', true],
      ['pages', 'content/pages', false],
      ['de-articles', 'content/de/articles', true],
      ['de-authors', 'content/de/authors', true],
      ['de-path', 'content/de/path', true],
      ['de-topics', 'content/de/topics', true],
      ['de-stories', 'content/de/stories', true],
      ['de-own-pages', 'pages/de', true],
      ['de-pages', 'content/de/pages', false],
    ]);
  });

  it('has a widget with a label and a hint for every field of every schema', () => {
    for (const { name, kind } of textLists(site)) {
      const widgets = widgetsOf(name);
      const expected = namesOf(kind.fields);
      expect(expected.length).toBeGreaterThan(2);
      for (const field of expected)
        expect(
          widgets.find((one) => one.name === field),
          `${name}: ${field}`,
        ).toMatchObject({
          label: expect.stringMatching(/\S/),
          hint: expect.stringMatching(/\S/),
        });
    }
  });

  it('begins with the hidden fields, the title and the text', () => {
    for (const { fields } of collections) {
      const [shown, title, body] = fields.map(({ name }) => name);
      expect(shown).toBe(VALUES.shown);
      expect(['title', 'name']).toContain(title);
      expect(body).toBe(VALUES.body);
    }
  });

  it('shows the state of an article in the list', () => {
    expect(collections[0]).toMatchObject({ summary: '{{title}} · {{state_of_text}}' });
    const states = [{ draft: true }, { date: '2999-01-01' }, { date: '2020-01-01', draft: false }];
    const stateAt = (values: object) => stateOf({ ...values }, 'Pacific/Auckland');
    expect(states.map(stateAt)).toEqual(['Draft', 'Scheduled', 'Published']);
  });

  it('knows the state of an article with an hour, in the time zone of the site', () => {
    vi.useFakeTimers({ now: Date.parse('2027-02-28T19:00Z'), toFake: ['Date'] });
    const stateAt = (date: string) => stateOf({ date }, 'Pacific/Auckland');
    expect(stateAt('2027-03-01T08:01')).toBe('Scheduled');
    expect(stateAt('2027-03-01 08:00')).toBe('Published');
    expect(stateAt('2027-03-01T08:00+12:00')).toBe('Scheduled');
    expect(stateAt('2027-03-01T08:00+13:00')).toBe('Published');
    expect(stateAt('2027-03-01')).toBe('Scheduled');
    vi.useRealTimers();
  });

  it.each([
    ['title', { required: true, widget: 'string' }],
    ['summary', { required: true, widget: 'text', minlength: 40, maxlength: 200 }],
    [
      'date',
      {
        required: true,
        widget: 'datetime',
        type: 'date',
        format: 'YYYY-MM-DD',
        hint: expect.stringMatching(/ \d{4}-\d\d-\d\d$/),
      },
    ],
    ['updated', { required: false, widget: 'datetime' }],
    ['topics', { required: true, widget: 'relation', multiple: true, collection: 'articles' }],
    ['author', { required: false, widget: 'relation', collection: 'authors' }],
    ['kind', { required: true, widget: 'select' }],
    ['draft', { required: false, widget: 'boolean', default: true }],
    ['guide', { required: false, widget: 'number', value_type: 'int', min: 1, max: 10_000 }],
    ['cover', { required: false, widget: 'image' }],
    ['cover_chosen', { required: false, widget: 'object', collapsed: true }],
    ['sources', { required: false, widget: 'list' }],
    ['year', { required: true, widget: 'string' }],
    ['read', { required: false, widget: 'select', options: ['whole', 'part', 'summary'] }],
    ['series', { required: false, widget: 'object' }],
    ['aliases', { required: false, widget: 'list' }],
  ])('has the widget that fits the field %s of articles', (field, expected) => {
    const own = field === 'topics' ? { ...expected, collection: 'topics' } : expected;
    expect(widget('articles', field)).toMatchObject(own);
  });

  it('folds the fields that few texts need', () => {
    const groups = collections[0]?.fields.filter(({ name }) => name.startsWith('folded_'));
    expect(groups?.map(({ label, collapsed }) => [label, collapsed])).toEqual([
      ['The text', true],
      ['Dates and changes', true],
      ['Place on the site', true],
      ['Picture', true],
      ['Sources', true],
    ]);
  });

  it('refers to the texts of the same language', () => {
    const names = collections.map(({ name }) => name);
    for (const { name } of collections)
      for (const { collection } of widgetsOf(name)) {
        if (collection === undefined) continue;
        expect(names).toContain(collection);
        expect(collection.startsWith('de-')).toBe(name.startsWith('de-'));
      }
  });

  it('has a preview for each button, without which Sveltia refuses the button', () => {
    for (const { toPreview } of COMPONENTS) expect(toPreview).toBeTypeOf('function');
  });

  it.each([
    ':::note[Before *you* begin]\nRead **this**.\n\nTwice.\n:::',
    ':::quote\nYou can come back.\n:::',
    ':::quote[Amélie [from Lyon]]\nYou can come back.\n:::',
    '::video[A walk [without words]]{vimeo=123456789}',
    ':::pull\nBe interrupted.\n:::',
    '::video[A walk]{src=/media/walk.mp4 captions=/media/walk.vtt}',
    '::audio[A bell]{src=/media/bell.mp3 transcript=none}',
    ':::gallery[The harbour]\n![Boats](./boats.jpg)\n![The pier](./pier.jpg)\n:::',
    '::button[Read the plan]{href=/plan}',
    '::file[The plan]{src=/files/plan.pdf}',
    '[^size]: Twelve *people*.',
  ])('reads and writes %j', (source) => {
    const text = `Before.\n\n${source}\n\nAfter.`;
    const found = COMPONENTS.flatMap((component) => {
      const match = component.pattern.exec(text);
      return match ? [component.toBlock({ ...match.groups })] : [];
    });
    expect(found).toEqual([source]);
  });

  it.each([
    ['video', 'https://www.youtube.com/watch?v=abc123DEF45&t=9s', 'youtube=abc123DEF45'],
    ['video', 'https://youtu.be/abc123DEF45', 'youtube=abc123DEF45'],
    ['video', 'https://www.youtube-nocookie.com/embed/abc123DEF45?rel=0', 'youtube=abc123DEF45'],
    ['video', 'https://m.youtube.com/watch?app=m&v=abc123DEF45', 'youtube=abc123DEF45'],
    ['video', ' https://vimeo.com/123456 ', 'vimeo=123456'],
    ['video', 'https://player.vimeo.com/video/123456', 'vimeo=123456'],
    ['video', 'https://vimeo.com/123456/0a1b2c', 'src=https://vimeo.com/123456/0a1b2c'],
    ['video', 'https://youtube.com/c/mindfulness', 'src=https://youtube.com/c/mindfulness'],
    ['video', 'https://films.example/walk.mp4', 'src=https://films.example/walk.mp4'],
    ['button', 'https://youtu.be/abc123DEF45', 'href=https://youtu.be/abc123DEF45'],
    ['video', 'youtube=abc123DEF45', 'youtube=abc123DEF45'],
    ['audio', '/media/bell.mp3', 'src=/media/bell.mp3'],
    ['button', 'https://harbour.example/?a=1', 'href=https://harbour.example/?a=1'],
    ['file', '', ''],
  ])('writes the source of a %s as a directive has it: %j', (id, source, written) => {
    const component = COMPONENTS.find((one) => one.id === id);
    expect(component?.toBlock({ label: 'A walk', source })).toBe(`::${id}[A walk]{${written}}`);
  });

  it('leaves footnotes of several paragraphs alone', () => {
    const footnote = COMPONENTS.find(({ id }) => id === 'footnote');
    expect(footnote?.pattern.test('[^a]: One.\n\n    Two.')).toBe(false);
  });
});

/**
 * Returns the names of all fields of a schema, also of fields inside fields, but not the items of
 * lists of words.
 */
function namesOf({ properties = {} }: Parameters<typeof objectForm>[0] & object): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const inside = objectForm(field.items ?? field);
    return [name, ...(inside ? namesOf(inside) : [])];
  });
}
