/* The types and functions with which owners write an adapter. */

export { z } from 'zod';
export { type Adapter, defineAdapter } from '../network.ts';
export {
  adsTxtRecords,
  commonFields,
  filling,
  fills,
  framedMode,
  hosts,
  mode,
  script,
} from '../schema/network-fields.ts';
