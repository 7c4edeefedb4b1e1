import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { drawCard } from './draw-card.tsx';

/** What the renderer gets: fonts, elements and styles. */
const given = vi.hoisted((): unknown[] => []);

vi.mock('@takumi-rs/core', () => ({
  Renderer: class {
    async registerFont({ data, ...font }: { data: Buffer }) {
      given.push(font, hash('sha256', data));
    }
    async measure(...inputs: unknown[]) {
      given.push(inputs);
      return { height: 400, runs: [] };
    }
    async render(...inputs: unknown[]) {
      given.push(inputs);
      return Buffer.alloc(0);
    }
  },
}));

it('the social images have not changed since their edition: if they have, change EDITION in address.ts', async () => {
  const content = { title: 'The long way home', direction: 'ltr', siteName: 'Harbour' } as const;
  const logo = { svg: '<svg/>', width: 24 };
  await drawCard({ ...content, seed: 'guide-1', topic: 'attention' }, 215);
  await drawCard({ ...content, seed: 'guide-2', direction: 'rtl', logo }, 30);
  await drawCard({ ...content, seed: 'guide-3', title: undefined }, 215);
  expect(hash('sha256', JSON.stringify(given))).toBe(
    'd3b92184bf4151ad5218d0f39e8ea91f8b8a0a5bfc5b62a39ea4eb4205e40cd1',
  );
});
