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
      'For a full head and little time. Begin with seven short practices, two to ten minutes each. If you are unwell or grieving, ask a doctor first. Free, with no account.',
  },
  navigation: [
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
    { name: 'Resources', path: '/resources' },
    { name: 'Community', path: '/community' },
    { name: 'Blog', path: '/blog' },
    { name: 'Contact', path: '/contact' },
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
    partnersNote:
      'Two free libraries, which pay nothing to stand here.',
  },
  help: { name: 'Find A Helpline', url: 'https://findahelpline.com', lookedUp: '2026-11-23' },
  partners: [
    { name: 'Project Gutenberg', url: 'https://www.gutenberg.org/' },
    { name: 'Open Library', url: 'https://openlibrary.org/' },
  ],
  blog: { author: 'editors' },
  slots: {
    home: {
      'after-hero': { bannerId: 101, creative: 'first-guide' },
      'after-featured': { bannerId: 102, creative: 'bus-stop' },
      'in-latest': { bannerId: 103, creative: 'your-own' },
      'beside-latest': { bannerId: 104, creative: 'your-own' },
    },
    article: {
      'in-content-1': { bannerId: 201, creative: 'first-guide' },
      'in-content-2': { bannerId: 202, creative: 'your-own' },
      'beside-content': { bannerId: 203, creative: 'first-guide' },
      'after-content': { bannerId: 204, creative: 'feed' },
    },
    blog: {
      'in-list': { bannerId: 301, creative: 'feed' },
      'beside-list': { bannerId: 302, creative: 'bus-stop' },
    },
    topic: { 'after-list': { bannerId: 401, creative: 'first-guide' } },
    resources: { 'after-path': { bannerId: 501, creative: 'your-own' } },
    community: { 'after-stories': { bannerId: 601, creative: 'bus-stop' } },
  },
  creatives: [
    {
      id: 'first-guide',
      title: 'Five minutes, seven days',
      message:
        'The slow way into step 1 of the path: five minutes a day for a week. No cushion, no app, and it says who should ask first.',
      action: 'Read the first guide',
      href: '/blog/guide-1',
    },
    {
      id: 'bus-stop',
      title: 'Twelve minutes to the bus',
      message:
        'One thing to do with each minute at the stop, until there are headlights. You need no equipment and one bus.',
      action: 'Take it to the stop',
      href: '/blog/twelve-minutes-to-the-bus',
    },
    {
      id: 'feed',
      title: 'New pieces, when there are any',
      message:
        'The feed brings each article whole to a reader of your choice. You leave no address, and nobody counts how often you look.',
      action: 'Follow by feed',
      href: '/feeds',
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
  contact: {
    email: 'letters@daymark.example',
  },
});
