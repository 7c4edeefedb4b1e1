/** The id of the element that contains the settings of the slot and consent scripts as JSON. */
export const SLOT_SETTINGS_ID = 'slot-settings';
