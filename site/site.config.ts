import { defineSite } from 'daymark/settings';

export default defineSite({
  identity: {
    name: 'Daymark',
    url: 'https://daymark.example',
    language: 'en-GB',
    publisher: 'The Daymark project',
    description:
      'Articles, a starting path and stories on personal growth and {product}: plain words, sources you can follow, nothing to sign up for.',
  },
  noun: 'Mindfulness',
  home: {
    subtitle:
      'For a full head and little time. Begin with seven short practices, two to ten minutes each. Free, with no account.',
    note: { text: 'Unwell, grieving, or given to panic? Ask first.', href: '/resources#ask-first' },
  },
  navigation: [
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
    { name: 'Resources', path: '/resources' },
    { name: 'Community', path: '/community' },
    { name: 'Blog', path: '/blog' },
    { name: 'Contact', path: '/contact' },
  ],
  needs: [
    { text: 'I cannot sleep', href: '/topics/rest' },
    { text: 'I am angry', href: '/blog/anger-arrives-before-the-facts' },
    { text: 'I am lonely', href: '/topics/connection' },
    { text: 'I keep putting things off', href: '/blog/a-habit-for-your-worst-day' },
    { text: 'My head is too full', href: '/blog/the-half-read-page' },
    { text: 'I have lost someone', href: '/blog/living-beside-a-loss' },
    { text: 'I owe an apology', href: '/blog/the-apology-that-does-not-explain' },
  ],
  footer: {
    quickLinks: [
      { name: 'Home', path: '/' },
      { name: 'About Us', path: '/about' },
      { name: 'Resources', path: '/resources' },
      { name: 'Blog', path: '/blog' },
    ],
    legal: [
      { name: 'Privacy Policy', path: '/privacy' },
      { name: 'Terms of Service', path: '/terms' },
      { name: 'Sitemap', path: '/sitemap' },
    ],
    partnersNote: 'Two free libraries, which pay nothing to stand here.',
  },
  help: { name: 'Find A Helpline', url: 'https://findahelpline.com', lookedUp: '2026-11-23' },
  partners: [
    { name: 'Project Gutenberg', url: 'https://www.gutenberg.org/' },
    { name: 'Open Library', url: 'https://openlibrary.org/' },
  ],
  blog: { author: 'editors' },
  slots: {
    home: {
      'after-hero': { bannerId: 101, creative: 'twelve-minutes' },
      'after-featured': { bannerId: 102, creative: 'old-books' },
      'in-latest': { bannerId: 103, creative: 'feed' },
      'beside-latest': { bannerId: 104, creative: 'your-own' },
    },
    article: {
      'in-content-1': { bannerId: 201 },
      'in-content-2': { bannerId: 202 },
      'beside-content': { bannerId: 203 },
      'after-content': { bannerId: 204 },
    },
    blog: {
      'in-list': { bannerId: 301 },
      'beside-list': { bannerId: 302 },
    },
    topic: { 'after-list': { bannerId: 401 } },
    resources: { 'after-path': { bannerId: 501 } },
    community: { 'after-stories': { bannerId: 601 } },
  },
  creatives: [
    {
      id: 'first-guide',
      title: 'Five minutes, seven days',
      message:
        'The slow way into step 1 of the path: five minutes a day for a week. No cushion, no app, and it says who should ask first.',
      action: 'Read the first guide',
      href: '/blog/guide-1',
      share: 2,
    },
    {
      id: 'twelve-minutes',
      title: 'Twelve minutes to the bus',
      message:
        'One thing to do with each minute at the stop, until there are headlights. It needs no equipment and no app.',
      action: 'Take it to the stop',
      href: '/blog/twelve-minutes-to-the-bus',
      share: 3,
    },
    {
      id: 'by-ear',
      title: 'Once round the block, by ear',
      message:
        'A walk of ten minutes with three kinds of sound to look out for: near, far, and the ones you make.',
      action: 'Begin the walk',
      href: '/path/three-kinds-of-sound',
      share: 3,
    },
    {
      id: 'old-books',
      title: 'Six old books, for nothing',
      message:
        'Six people who looked closely at something, from a shirt to a stream, and whose books anybody may read free.',
      action: 'See the list',
      href: '/blog/six-old-books-for-nothing',
      share: 2,
    },
    {
      id: 'feed',
      title: 'New pieces, when there are any',
      message:
        'The feed brings each article whole to a reader of your choice. You leave no address, and nobody counts how often you look.',
      action: 'Follow by feed',
      href: '/feeds',
      share: 2,
    },
    {
      id: 'your-own',
      title: 'Publish a site like this one',
      message:
        '{site} is made with an open engine: one settings file, plain Markdown, and a page as fast as an empty one.',
      action: 'See how it is made',
      href: '/how-it-is-made',
    },
  ],
  donation: {
    charity: 'Mind',
    url: 'https://www.mind.org.uk/donate/',
    title: 'If this is of use to you',
    message:
      'Everything here is free. If it was of use, you could give something to Mind, the mental health charity. Your gift goes to them directly.',
  },
  // Nobody can write to this publication until its owner sets email, formEndpoint or issues.
  contact: {},
});
