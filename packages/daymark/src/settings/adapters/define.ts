/* What owners need to write an adapter. */

export { z } from 'zod';
export * from '../schema/networks/common-fields.ts';
export { adsTxtRecords, hosts, script } from '../schema/networks/parts.ts';
export { type Adapter, defineAdapter } from './adapter.ts';
