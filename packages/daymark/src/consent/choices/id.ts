/** The id of the section of /preferences in which visitors change their advertising choices. */
export const CHOICES_ID = 'advertising';
