import { expect, test } from '../site.ts';

/** Reports how many pages a test has seen. The test fails if it has seen none. */
export function sawPages(count: number): void {
  const { title, project, annotations } = test.info();
  expect(count, 'pages that the test has seen').toBeGreaterThan(0);
  annotations.push({ type: 'pages', description: String(count) });
  console.log(`${project.name}: ${count} pages: ${title}`);
}
