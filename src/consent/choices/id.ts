/** The id of the section of /preferences where an answer about advertising is taken back. */
export const CHOICES_ID = 'advertising';
