import type { z } from 'zod';
import type { ads } from '../ads.ts';
import type { consent } from '../consent.ts';
import { POSITIONS, SLOT_HEIGHTS, SLOT_WIDTHS } from '../slots.ts';
import type { Network, networks } from './networks.ts';

interface Parts {
  networks: z.output<typeof networks>;
  ads: z.output<typeof ads>;
  consent: z.output<typeof consent>;
}

type Report = (path: PropertyKey[], message: string) => void;

interface Position {
  width: 'any' | 'phone' | 'wide';
  shape: 'box' | 'tall';
}

/** Every slot by its name, such as "home.after-hero". */
const SLOTS: ReadonlyMap<string, Position> = new Map(
  Object.entries(POSITIONS).flatMap(([page, positions]) =>
    Object.entries(positions).map(([position, shape]) => [`${page}.${position}`, shape] as const),
  ),
);

/** Whether an issue is about the parts that `networksAgree` compares, which then cannot be compared. */
export function concernsNetworks({ path }: { path?: PropertyKey[] | undefined }): boolean {
  const part = path?.[0];
  return part === undefined || part === 'networks' || part === 'ads' || part === 'consent';
}

/** Networks do not contend for ids and slots, their creatives fit, and what they need is set. */
export function networksAgree(parts: Parts, context: z.RefinementCtx): void {
  const report: Report = (path, message) =>
    context.addIssue({ code: 'custom', path: ['networks', ...path], message });
  const ids = parts.networks.map(({ id }) => id);
  const fillers = new Map<string, string>();
  parts.networks.forEach((network, index) => {
    if (ids.indexOf(network.id) < index) report([index, 'id'], 'an id that no other network has');
    if (network.cookies.length > 0 && !network.needsConsent)
      report([index, 'needsConsent'], 'true, for it keeps cookies');
    needsAreSet(network, index, parts, report);
    for (const [slot, { sizes }] of Object.entries(network.slots)) {
      const path = [index, 'slots', slot];
      const filler = fillers.get(slot);
      if (filler) report(path, `a slot that no other network fills: ${filler} does`);
      fillers.set(slot, network.id);
      sizesFit(slot, sizes, path, report);
    }
  });
}

function needsAreSet(network: Network, index: number, { ads, consent }: Parts, report: Report) {
  if ('mode' in network && network.mode === 'second-host' && !ads.frameHost)
    report([index, 'mode'], '"frame", or ads.frameHost set to the second host');
  const isGoogle = network.adapter === 'adsense' || network.adapter === 'gpt';
  if (!isGoogle) return;
  if (!network.needsConsent) report([index, 'needsConsent'], 'true, for Google keeps cookies');
  if (!consent.platform && !consent.outsideEurope)
    report(
      [index, 'adapter'],
      "a certified consent platform (consent.platform), which Google's rules demand in the EEA, the United Kingdom and Switzerland, or consent.outsideEurope: true",
    );
}

/** Creatives are no higher than their slot, and one is narrow enough for every screen. */
function sizesFit(slot: string, sizes: readonly string[], path: PropertyKey[], report: Report) {
  const shape = SLOTS.get(slot);
  if (!shape) {
    report(path, `a slot: ${[...SLOTS.keys()].join(', ')}`);
    return;
  }
  const height = SLOT_HEIGHTS[shape.shape];
  const width = SLOT_WIDTHS[shape.shape === 'tall' ? 'tall' : shape.width];
  const measured = sizes.map((size) => size.split('x').map(Number));
  measured.forEach(([, high = 0], place) => {
    if (high > height) report([...path, 'sizes', place], `at most ${height} pixels high`);
  });
  if (!measured.some(([wide = 0]) => wide <= width))
    report(
      [...path, 'sizes'],
      `at least one size of at most ${width} pixels wide, to fit every screen`,
    );
}
