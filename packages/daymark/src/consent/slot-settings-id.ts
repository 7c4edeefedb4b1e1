/**
 * The id of the element that contains the settings of the slot script, as JSON. The choices about
 * advertising read the settings of consent from it.
 */
export const SLOT_SETTINGS_ID = 'slot-settings';
