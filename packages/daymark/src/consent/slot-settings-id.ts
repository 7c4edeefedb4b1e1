/**
 * The id of the element that contains the settings of the slot script as JSON. The advertising
 * choices read the consent settings from it.
 */
export const SLOT_SETTINGS_ID = 'slot-settings';
