import { defineSite } from 'daymark/settings';

export default defineSite({
  identity: {
    name: 'Daymark',
    url: 'https://daymark.example',
    language: 'en-GB',
    publisher: 'The Daymark project',
    description:
      'Articles, a starting path and stories on personal growth and {product}: plain words, honest sources, nothing to sign up for.',
  },
  noun: 'Mindfulness',
  home: {
    subtitle:
      'Unhurried reading and small, repeatable practices for a steadier day. Free to read, nothing to join.',
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
  },
  partners: [
    { name: 'Project Gutenberg', url: 'https://www.gutenberg.org/' },
    { name: 'Open Library', url: 'https://openlibrary.org/' },
  ],
  blog: { author: 'editors' },
  slots: {
    home: {
      'after-hero': { bannerId: 101, creative: 'first-guide' },
      'after-featured': { bannerId: 102, creative: 'write-to-us' },
      'in-latest': { bannerId: 103, creative: 'your-own' },
      'beside-latest': { bannerId: 104, creative: 'your-own' },
    },
    article: {
      'in-content-1': { bannerId: 201, creative: 'first-guide' },
      'in-content-2': { bannerId: 202, creative: 'your-own' },
      'beside-content': { bannerId: 203, creative: 'first-guide' },
      'after-content': { bannerId: 204, creative: 'write-to-us' },
    },
    blog: {
      'in-list': { bannerId: 301, creative: 'first-guide' },
      'beside-list': { bannerId: 302, creative: 'your-own' },
    },
    topic: { 'after-list': { bannerId: 401 } },
    resources: { 'after-path': { bannerId: 501, creative: 'write-to-us' } },
    community: { 'after-stories': { bannerId: 601, creative: 'first-guide' } },
  },
  creatives: [
    {
      id: 'first-guide',
      title: 'Five minutes, seven days',
      message:
        'The first guide asks for five minutes a day and one week. It needs no cushion, no app and no experience.',
      action: 'Read the first guide',
      href: '/blog/guide-1',
    },
    {
      id: 'write-to-us',
      title: 'Something you have noticed?',
      message:
        'A correction, a question, a story of your own: the letters we get decide what we write about next.',
      action: 'Write to us',
      href: '/contact',
    },
    {
      id: 'your-own',
      title: 'Publish a site like this one',
      message:
        '{site} is made with an open engine: one settings file, plain Markdown, and a page as fast as an empty one.',
      action: 'See how it is made',
      href: '/about',
    },
  ],
  donation: {
    charity: 'Mind',
    url: 'https://www.mind.org.uk/donate/',
    title: 'If this is of use to you',
    message: 'Everything here is free. A gift to Mind, the mental health charity, passes it on.',
  },
  contact: {
    email: 'letters@daymark.example',
  },
});
