/** The id of the section of /preferences where visitors change their answers about advertising. */
export const CHOICES_ID = 'advertising';
