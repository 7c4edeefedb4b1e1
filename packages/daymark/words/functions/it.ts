const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' };
/**
 * "il 14 giugno", but "l’8 giugno". A day that is an element of the page follows a colon instead,
 * because its text is unknown.
 */
const dated = (article: keyof typeof ELIDED, day: string) =>
  /^(?:8|11)\b/.test(day) ? `${ELIDED[article]}${day}` : `${article} ${day}`;

export const articlesOf = (day: string) =>
  `Articoli ${dated('del', day)}. Le pagine dell’archivio sono numerate a partire dalla più vecchia.`;
export const articlesBetween = (first: string, last: string) =>
  `Articoli ${dated('dal', first)} ${dated('al', last)}. Le pagine dell’archivio sono numerate a partire dalla più vecchia.`;
export const weekIsSaved = (time: string, day: string) =>
  `Il tuo browser sta salvando il file. Aprilo per aggiungere questo esercizio al tuo calendario: ogni giorno per una settimana, alle ore\u00a0${time}, a partire ${dated('dal', day)}.`;
export const doneOn = (day: string) => `Completata ${dated('il', day)}`;
export const searchedSince = (day: string) =>
  `Questa ricerca comprende gli articoli ${dated('dal', day)} in poi. Per cercare anche tra i precedenti, scegli gli anni.`;
