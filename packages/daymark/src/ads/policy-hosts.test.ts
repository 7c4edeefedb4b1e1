import { expect, it } from 'vitest';
import { gptExample, parse, platform } from '../../../../tests/network-settings.ts';
import { hostsOf } from './policy.ts';

const hostsWith = (more: object) =>
  parse([{ ...gptExample, ...more }], platform).networks.flatMap(hostsOf);

it('Ad Manager may contact any host from a frame, unless the settings list hosts', () => {
  expect(hostsWith({})).toEqual(['https:']);
  expect(hostsWith({ hosts: [] })).toContain('https://*.doubleclick.net');
  expect(hostsWith({ hosts: [] })).not.toContain('https:');
});

it('Ad Manager may contact only Google’s hosts from the page, unless the settings list hosts', () => {
  expect(hostsWith({ mode: 'inline' })).toEqual(hostsWith({ hosts: [] }));
  expect(hostsWith({ mode: 'inline', hosts: ['https:'] })).toEqual(['https:']);
});
