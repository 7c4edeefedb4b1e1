import { expect, test } from '../site.ts';

/** Reports how many pages a test has checked. The test fails if it has checked no page. */
export function sawPages(count: number): void {
  const { title, project, annotations } = test.info();
  expect(count, 'number of pages that the test has checked').toBeGreaterThan(0);
  annotations.push({ type: 'pages', description: String(count) });
  console.log(`${project.name}: ${count} pages: ${title}`);
}
