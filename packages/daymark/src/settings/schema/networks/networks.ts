import { z } from 'zod';
import type { Adapter, Adapters, CommonNetwork } from '../../adapters/adapter.ts';
import { ADAPTERS } from '../../adapters/adapters.ts';
import { didYouMean } from '../../edit-distance.ts';
import type { NetworkInput } from '../site-input.ts';

/** An ad network in the parsed settings. */
export type Network = CommonNetwork & { adapter: Adapter };

const adapterField = (name: string, adapter: Adapter) =>
  z
    .literal(name)
    .transform(() => adapter)
    .meta({
      label: 'Adapter',
      explanation: 'The way in which the network is embedded.',
    });

type NetworkSchema = z.core.$ZodTypeDiscriminable & z.ZodType<Network, NetworkInput>;

/**
 * Returns the schema of the ad networks. Slots that no network fills show notes of the publisher.
 * @param own the owner's adapters
 */
export function networks(own: Adapters) {
  const schemas = Object.entries({ ...ADAPTERS, ...own }).map(([name, adapter]) =>
    adapter.schema
      .safeExtend({ adapter: adapterField(name, adapter) })
      .meta(z.globalRegistry.get(adapter.schema) ?? {}),
  );
  const known = Object.keys(ADAPTERS);
  const error: z.core.$ZodErrorMap = ({ code, input }) =>
    code === 'invalid_type'
      ? 'an object with the fields adapter, id, name and others that depend on the adapter'
      : `an adapter: "${known.join('", "')}", or the path of a module of your own, such as "./adapters/acme.ts"${didYouMean(Object(input).adapter, known)}`;
  // TypeScript cannot infer the types from a list of schemas whose members it does not know.
  const union = schemas as unknown as [NetworkSchema, ...NetworkSchema[]];
  return z
    .array(z.discriminatedUnion('adapter', union, { error }), 'a list of networks')
    .default([])
    .meta({
      label: 'Ad networks',
      explanation:
        'The ad networks that fill slots. Without networks, house creatives fill the slots.',
      group: 'Advertising',
    });
}
