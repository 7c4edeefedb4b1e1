import type { Remark } from './remark.ts';

/** A remark on the settings. Its line in the settings file is that of its field. */
export type SettingsRemark = Omit<Remark, 'file' | 'line'>;
