import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { drawCard } from './draw-card.tsx';

/** The input of the renderer: fonts, elements and styles. */
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
  await drawCard(
    { ...content, seed: 'guide-1', topic: 'attention' },
    { accentHue: 215, paper: 'cream' },
  );
  await drawCard(
    { ...content, seed: 'guide-2', direction: 'rtl', logo },
    { accentHue: 30, paper: 'cream' },
  );
  await drawCard(
    { ...content, seed: 'guide-3', title: undefined },
    { accentHue: 215, paper: 'cream' },
  );
  expect(hash('sha256', JSON.stringify(given))).toBe(
    '52210fd688cd9a40a00ff131957288789a65eaf0d2ccf7b2bc5b20e1459ffc6d',
  );
});
