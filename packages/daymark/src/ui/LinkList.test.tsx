import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationLinks } from './LinkList.tsx';

const items = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
];
const at = (currentPath: string) =>
  renderToStaticMarkup(<NavigationLinks items={items} currentPath={currentPath} />);

describe('the navigation', () => {
  it('marks the current page', () => {
    expect(at('/blog')).toContain('<a href="/blog" aria-current="page">Blog</a>');
    expect(at('/blog')).toContain('<a href="/">Home</a>');
  });

  it('marks the section of the current page, but not the home page', () => {
    expect(at('/blog/guide-1')).toContain('<a href="/blog" aria-current="true">Blog</a>');
    expect(at('/blog/guide-1')).toContain('<a href="/">Home</a>');
  });

  it('does not mark a path that is only a string prefix of the current path', () => {
    expect(at('/blogging')).not.toContain('aria-current');
  });
});
