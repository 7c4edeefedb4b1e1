/**
 * The seed of a landscape that is mirrored and contains every kind of shape, so that its markup
 * changes with the markup of any landscape.
 */
export const SAMPLE_SEED = 'sample-23';
