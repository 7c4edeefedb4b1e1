import { defineSite } from 'daymark/settings';

export default defineSite({
  identity: {
    name: 'Daymark',
    url: 'https://daymark.example',
    language: 'en-GB',
    publisher: 'The Daymark project',
    description:
      'Articles, practices and stories about personal growth and {product}, in plain words, with sources you can check. Nothing to sign up for.',
  },
  noun: 'Mindfulness',
  theme: { mark: 'lighthouse' },
  home: {
    subtitle:
      'The path: seven steps of two to ten minutes each, for days when your head is full and time is short. Free, with no account.',
    note: {
      text: 'Unwell, grieving or prone to panic? Read this first.',
      href: '/resources#ask-first',
    },
    answers: [
      { text: 'I need help now', href: '/contact#help' },
      { text: 'Does it work? What research says', href: '/topics/what-is-known' },
      { text: 'Who writes this, and how', href: '/about#who-writes-it' },
    ],
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
    { text: 'I cannot sleep', href: '/blog/awake-at-night' },
    { text: 'I am angry', href: '/blog/anger-arrives-before-the-facts' },
    { text: 'I am lonely', href: '/topics/connection' },
    { text: 'I keep putting things off', href: '/blog/a-habit-for-your-worst-day' },
    { text: 'My head is too full', href: '/blog/the-half-read-page' },
    { text: 'I have lost someone', href: '/blog/living-beside-a-loss' },
    { text: 'I owe an apology', href: '/blog/the-apology-that-does-not-explain' },
    { text: 'I need help now', href: '/contact#help' },
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
    partnersNote: 'Two free libraries. Nobody pays us for these links.',
  },
  help: { name: 'Find A Helpline', url: 'https://findahelpline.com', lookedUp: '2026-11-23' },
  partners: [
    { name: 'Project Gutenberg', url: 'https://www.gutenberg.org/' },
    { name: 'Open Library', url: 'https://openlibrary.org/' },
  ],
  blog: { author: 'editors', feedPage: '/feeds' },
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
        'From {site}: a slower way through step 1 of the path, five minutes a day for a week.',
      action: 'Read Guide 1',
      href: '/blog/guide-1',
      share: 2,
    },
    {
      id: 'twelve-minutes',
      title: 'Twelve minutes to the bus',
      message: 'From {site}: something to do in each of the twelve minutes before the bus comes.',
      action: 'Read it',
      href: '/blog/twelve-minutes-to-the-bus',
      share: 3,
    },
    {
      id: 'by-ear',
      title: 'Three kinds of sound',
      message:
        'From {site}: a ten-minute walk, listening to what is far off, what is nearby and what you make yourself.',
      action: 'Begin the walk',
      href: '/path/three-kinds-of-sound',
      share: 3,
    },
    {
      id: 'old-books',
      title: 'Six old books, free to read',
      message:
        'From {site}: six writers who looked closely at something, from a shirt to a stream.',
      action: 'See the list',
      href: '/blog/six-old-books-for-nothing',
      share: 2,
    },
    {
      id: 'feed',
      title: 'New articles by RSS',
      message:
        'A feed reader shows each article of {site} in full, and asks for no e-mail address.',
      action: 'See how to follow',
      href: '/feeds',
      share: 2,
    },
    {
      id: 'your-own',
      title: 'Publish a site like this one',
      message:
        '{site} is made with open-source software: one settings file, plain Markdown, and pages that load almost at once.',
      action: 'See how it is made',
      href: '/how-it-is-made',
    },
  ],
  donation: {
    charity: 'Mind',
    url: 'https://www.mind.org.uk/donate/',
    title: 'Give to a mental health charity?',
    message:
      'Everything here is free. If you would like to give something, it goes straight to Mind, the mental health charity.',
  },
  // Nobody can write to this publication until its owner sets email, formEndpoint or issues. Then
  // rewrite the sentences with “When we can” in content/pages: contact, community, accessibility.
  contact: {},
});
