/** The time of an input field in running text: "07:30" is "7 h 30". */
const hours = (time: string) => {
  const [, hour, minute] = /^0?(\d+):(\d\d)$/.exec(time) ?? [];
  return hour && minute ? `${hour}\u00a0h\u00a0${minute}` : time;
};

export const weekIsSaved = (time: string, day: string) =>
  `Votre navigateur enregistre le fichier. Ouvrez-le pour ajouter cet exercice à votre agenda\u00a0: tous les jours pendant une semaine, à ${hours(time)}, à partir du ${day}.`;
