/*
 * The UI strings in Italian. The comments in `en.ts` say where each string stands. The reader is
 * addressed as "tu", in words without a gender. The noun of the site stands where it needs no article.
 */

export const language = 'it';

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('it')}\u00a0${count === 1 ? one : more}`;
const monthsLong = (months: number) => (months === 1 ? 'un mese' : counted(months, 'mese', 'mesi'));

const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' };
/** "il 14 giugno", but "l’8 giugno". A day that is an element stands after a colon instead. */
const dated = (article: keyof typeof ELIDED, day: string) =>
  /^(?:8|11)\b/.test(day) ? `${ELIDED[article]}${day}` : `${article} ${day}`;

export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('it')))
    .join(' ');

export const quoted = <Node>(text: Node) => ['«', text, '»'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = '{Product} per trasformare le tue giornate';
export const startJourney = 'Inizia il tuo percorso';
export const trust = 'Il tuo punto di riferimento per {product} e crescita personale.';
export const joinCommunity = 'Entra nella community';
export const donateNow = 'Fai una donazione';
export const later = 'Più tardi';
export const consentTitle = 'Possiamo mostrarti della pubblicità?';
export const consentMessage =
  'La pubblicità finanzia questo sito. Le reti elencate qui sotto verrebbero a sapere che sei qui. Non caricano nulla se non accetti, e tutto il resto funziona in ogni caso.';
export const networkReceives =
  'il tuo indirizzo IP, il tipo di browser che usi e l’indirizzo di questo sito';

// On several pages
export const accept = 'Accetta';
export const refuse = 'Rifiuta';
export const accessibility = 'Accessibilità';
export const advertisement = 'Pubblicità';
export const numberedAdvertisement = (id: number) => `Pubblicità ${id}`;
export const titledAdvertisement = (title: string) => `Pubblicità: ${title}`;
export const allArticles = 'Tutti gli articoli';
export const articles = 'Articoli';
export const blog = 'Blog';
export const languages = 'Lingue';
export const colourScheme = 'Tema chiaro o scuro';
export const preferences = 'Preferenze';
export const privacy = 'Privacy';
export const returnHome = 'Torna alla home';
export const search = 'Ricerca';
export const sitemap = 'Mappa del sito';
export const thePath = 'Il percorso';
export const topic = 'Argomento';
export const topics = 'Argomenti';
export const tryAgain = 'Riprova';
export const tryingAgain = 'Nuovo tentativo…';
export const privacyPolicyOf = (name: string) => `Informativa sulla privacy di ${name}`;

export const needs = 'Che cosa ti porta qui?';

// The header and the footer of every page
export const skipToContent = 'Vai al contenuto';
export const mainNavigation = 'Principale';
export const menu = 'Menu';
export const schemes = { system: 'Automatico', light: 'Chiaro', dark: 'Scuro' };
export const quickLinks = 'Link rapidi';
export const legal = 'Note legali';
export const partners = 'Partner';
export const partnersNote =
  'Siti che sosteniamo o che ci sostengono. I link sono contrassegnati come sponsorizzati.';
export const opensInNewTab = '(si apre in una nuova scheda)';
export const terms = 'Condizioni d’uso';
export const advertisingChoices = 'Scelte sulla pubblicità';

// The home page
export const featuredArticles = 'In primo piano';
export const newestArticles = 'Ultimi articoli';
export const followSite = 'Nuovi articoli via RSS';
export const followTopic = 'Nuovi articoli su questo argomento via RSS';
export const communityStories = 'Storie dalla community';
export const allStories = 'Tutte le storie';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Community',
  summary: `Le storie di chi legge ${site}, raccontate in prima persona.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Contatti',
  summary: `Come contattare chi pubblica ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Preferenze',
  summary: `Che cosa conserva per te questo browser su ${site}. Nulla ci viene inviato.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Risorse',
  summary: `Da dove cominciare: ${noun} e crescita personale.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Non è stato ancora pubblicato nulla.';
export const resourcesAreEmpty = 'Le prime guide e i primi esercizi appariranno qui.';
export const topicIsEmpty = 'Su questo argomento non è stato ancora pubblicato nulla.';
export const searchIsEmpty = 'Non c’è ancora nulla da cercare.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Non ci sono ancora storie. Se ne hai una da raccontare, vai alla ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Più recenti';
export const blogLead = 'Tutti gli articoli, dal più recente al più vecchio.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: tutti gli articoli su ${noun} e crescita personale, dal più recente al più vecchio.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: articoli meno recenti su ${noun} e crescita personale, pagina ${page} dell’archivio.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) =>
  `${title}, pagina ${page} dell’archivio`;
export const articlesBetween = (first: string, last: string) =>
  `Articoli ${first === last ? dated('del', first) : `${dated('dal', first)} ${dated('al', last)}`}. Le pagine dell’archivio sono numerate a partire dalla più vecchia.`;
export const pages = 'Pagine';
export const newerArticles = 'Articoli più recenti';
export const olderArticles = 'Articoli meno recenti';
export const authorIsNew = 'Non ci sono ancora articoli con questa firma.';
export const sample = 'esempio';
export const samplesNote =
  'Le storie con la dicitura «esempio» sono inventate. Lasceranno il posto a quelle di chi ci legge.';
export const storyOf = (name: string) => `La storia di ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min di lettura`;
const kinds = {
  essay: 'saggio',
  practice: 'esercizio',
  guide: 'guida',
  feature: 'approfondimento',
  explainer: 'spiegazione',
  question: 'domanda e risposta',
  'reading-list': 'letture consigliate',
  'case-study': 'caso inventato',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min di lettura`;
export const madeUpCase = 'Caso inventato';
export const sponsoredBy = <Node>(sponsor: Node) => ['Sponsorizzato da ', sponsor];
export const affiliateLinks =
  'Questo testo contiene link di affiliazione: se acquisti qualcosa tramite uno di essi, potremmo ricevere una commissione.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Indice';
/** A preposition would merge with the article of “La redazione”. */
export const by = <Node>(author: Node) => ['Testo: ', author];
/** "La redazione di Daymark" is "la redazione di Daymark"; "La riva" is a name, and stays. */
export const nameInText = (name: string) =>
  name.replace(
    /^(?:(?:Il|Lo|La|I|Gli|Le) |L[’'])(?=redazion|gruppo|comitat|collettiv|associazion|autor|autric)/u,
    (article) => article.toLowerCase(),
  );
export const partOf = (part: number, parts: number, series: string) =>
  `Parte ${part} di ${parts} della serie «${series}»`;
export const theGuides = 'Le guide';
export const guideOf = (part: number, parts: number) => `Guida ${part} di ${parts}`;
export const previousPart = <Node>(part: Node) => ['Precedente: ', part];
export const nextPart = <Node>(part: Node) => ['Successiva: ', part];
export const sources = 'Fonti';
export const sourcesRead =
  'Per ogni opera diciamo quanto ne abbiamo letto. Per «sintesi» intendiamo un abstract, una recensione o un resoconto.';
const readParts = { whole: 'tutta l’opera', part: 'una parte', summary: 'una sintesi' };
export const sourceRead = (read: keyof typeof readParts) => `Abbiamo letto ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Ultima modifica: ', day];
export const textEdited = <Node>(day: Node) => ['Ultima modifica del testo: ', day];
export const textReviewed = <Node>(day: Node) => ['Ultima verifica del testo: ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Ultima verifica delle fonti: ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Modifica del testo e verifica delle fonti: ',
  day,
];
export const corrections = 'Correzioni';
export const nextReading = 'Leggi anche';
export const table = (number: number) => `Tabella ${number}`;
export const taskDone = 'Fatto';
export const taskOpen = 'Da fare';
export const code = (number: number) => `Codice ${number}`;
export const formula = (number: number) => `Formula ${number}`;
export const gallery = (number: number) => `Galleria ${number}`;
export const backToText = (place: number) =>
  place === 1 ? 'Torna al testo' : `Torna al testo (${place})`;
export const backToNote = (place: number, note: number) => `${backToText(place)}, nota ${note}`;

// Audio and video
export const playFilm = 'Avvia il video';
export const contactsHost = (host: string) => `Si carica da ${host}`;
export const watchOn = (service: string) => `Guarda su ${service}`;
export const theFile = 'Apri il file';
export const transcript = 'Trascrizione';

// Saving and sharing an article
export const saveForLater = 'Salva nella lista di lettura';
export const chooseTextSize = 'Dimensione del testo';
export const savedArticles = (count: number) => `Lista di lettura: ${countedArticles(count)}`;
export const copyLink = 'Copia il link';
export const share = 'Condividi';
export const sendByMail = 'Invia per e-mail';
export const linkCopied = 'Link copiato.';
export const copyRefused = (url: string) =>
  `Il link non è stato copiato. Puoi copiarlo da qui: ${url}`;
export const onReadingList = 'Salvato nella lista di lettura.';
export const offReadingList = 'Tolto dalla lista di lettura.';

// The path
const NUMBERS = [
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) =>
  `${thePath}: ${numberInWords(count)} ${count === 1 ? 'tappa' : 'tappe'}`;
export const beginPath = 'Comincia dalla tappa\u00a01';
export const goOnWithStep = (step: number) => `Continua con la tappa\u00a0${step}`;
export const walkPathAgain = 'Ricomincia dalla tappa\u00a01';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Con l’articolo ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min di esercizio · ${article}\u00a0min di lettura`;
export const done = 'Completata';
export const doneMark = ', completata';
export const stepTitle = (step: number, title: string) => `Tappa ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Tappa ${step} di ${steps}`;
export const practiceLasts = (minutes: number) => `Esercizio · ${minutes}\u00a0min`;
export const readWithStep = 'Da leggere con questa tappa';
export const next = 'Prossima tappa';
export const endOfPath = 'Questa era l’ultima tappa';
export const pathAndLibrary = 'Il percorso e la biblioteca';
export const markDone = 'Segna come completata';
export const markNotDone = 'Segna come da completare';
export const doneAndKept = 'Tappa completata. Questo browser se ne ricorderà.';
export const notDone = 'La tappa non è più segnata come completata.';
export const theLibrary = 'La biblioteca';

// The calendar file for a week of a practice
export const practiseForWeek = 'Esercitati per una settimana';
export const weekIs =
  'Metti questo esercizio in calendario per sette giorni di fila. Il file lo crea il tuo browser; non viene inviato nulla.';
export const weekTime = 'Ora del giorno';
export const saveWeek = 'Salva il file per il calendario';
export const weekIsSaved = (time: string, day: string) =>
  `Il tuo browser sta salvando il file. Aprilo per aggiungere questo esercizio al tuo calendario: ogni giorno per una settimana, alle ore\u00a0${time}, a partire ${dated('dal', day)}.`;

// Practices
export const pause = 'Pausa';
export const goOn = 'Continua';
export const paused = 'In pausa.';
export const breathPhases = { in: 'Inspira', hold: 'Trattieni', out: 'Espira' };
export const pace = 'Ritmo';
export const paceEven = 'Regolare: inspira per 4\u00a0secondi, espira per 4';
export const paceLongOut = 'Espirazione lunga: inspira per 4\u00a0secondi, espira per 6';
export const pacePause = 'Con pausa: inspira per 4\u00a0secondi, trattieni per 2, espira per 6';
export const startPacer = 'Avvia il cerchio';
export const breaths = (count: number) => counted(count, 'respiro', 'respiri');
export const pacerFallsSilent = 'Il cerchio continua senza annunci vocali.';
export const fullView = 'Schermo intero';
export const leaveFullView = 'Esci da schermo intero';
export const bell = 'Campana';
export const bellClear = 'Limpida';
export const bellSoft = 'Morbida';
export const bellSilent = 'Nessun suono';
export const sittingIs = {
  ready: 'Timer fermato.',
  running: 'Il timer è in funzione.',
  paused,
  over: 'Il tempo è finito.',
};
export const sittingActions = {
  ready: 'Avvia il timer',
  running: pause,
  paused: goOn,
  over: 'Reimposta',
};
export const practicesWithoutScript = {
  breathing:
    'Il cerchio ha bisogno di JavaScript. Se è disattivato, conta i secondi a mente, con uno di questi ritmi:',
  sitting: (minutes: number) =>
    `Il timer ha bisogno di JavaScript. Se è disattivato, metti una sveglia tra ${counted(minutes, 'minuto', 'minuti')}.`,
  writing:
    'Lo spazio per scrivere ha bisogno di JavaScript. Se è disattivato, scrivi su un foglio.',
};
export const minutesFault = 'Scegli un numero intero di minuti, da 1 a 60.';
export const timeLeft = 'Tempo rimasto';
export const minutes = 'Minuti';
export const endHere = 'Termina';
export const journalKeep = 'Conserva in questo browser';
export const journalPlace = `Quello che scrivi va perso quando lasci questa pagina, a meno che tu non prema «${journalKeep}».`;
export const journalKept = 'Nota conservata in questo browser.';
export const journalIsEmpty = 'Non hai ancora scritto nulla.';
export const journalTooLong = 'La nota non è stata conservata: il testo è troppo lungo.';
export const journalOtherQuestion = 'Un’altra domanda';
export const journalQuestion = (question: string) =>
  `La domanda qui sopra è nuova. Se conservi il testo, resterà con la domanda precedente: «${question}»`;
export const journalExcess = (letters: number, max: number) =>
  `${letters === 1 ? 'C’è' : 'Ci sono'} ${counted(letters, 'carattere', 'caratteri')} di troppo: una nota ne contiene al massimo ${max.toLocaleString('it')}. Nulla viene tagliato. Accorcia il testo o dividilo in più note.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Ancora nessuna nota per questa tappa.'
    : `${counted(count, 'nota conservata', 'note conservate')} per questa tappa.`;
export const readNotes = 'Leggi o cancella le tue note';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Il salvataggio non è riuscito: il sito non riuscirebbe a rileggere i dati. ${report}`;
export const notKeptBlocked =
  'Il salvataggio non è riuscito: questo browser non permette al sito di conservare nulla.';
export const notKeptFull =
  'Il salvataggio non è riuscito: in questo browser non c’è più spazio per questo sito.';
export const notKeptDamaged =
  'Una parte dello spazio è occupata da dati danneggiati. In «Preferenze» puoi salvarli come file e cancellarli.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'una data con l’ora, come 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `al massimo ${max.toLocaleString('it')} caratteri`;
export const expectedAddress = 'l’indirizzo di un articolo';
export const expectedTitle = 'il titolo dell’articolo';
export const expectedArticle = 'un articolo: path, title, kept';
export const expectedStep = 'il nome di una tappa';
export const expectedQuestion = 'la domanda';
export const expectedText = 'il testo scritto';
export const expectedNote = 'una nota: step, prompt, text, kept';
export const expectedSteps = 'le tappe completate';
export const expectedArticles = 'un elenco di articoli';
export const expectedNotes = 'un elenco di note';
export const expectedNotebook = 'un file esportato: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} contiene più di ${counted(count, 'campo non valido', 'campi non validi')}. Ecco i primi ${count}:`
    : `${file} contiene ${counted(count, 'campo non valido', 'campi non validi')}:`;
export const expected = (value: string) => `previsto: ${value}`;
export const received = (value: string) => `trovato: ${value}`;
export const problemWords = {
  whole: '(tutto il file)',
  nothing: 'nulla',
  unknown: 'nessun campo con questo nome',
};
export const noJson = (name: string) => `${name}: previsto JSON, trovato altro`;

// Preferences
export const textOfArticles = 'Dimensione e interlinea del testo';
export const textSize = 'Dimensione';
export const textSizes = {
  small: 'Piccola',
  '': 'Normale',
  large: 'Grande',
  largest: 'Molto grande',
};
export const lineSpacing = 'Interlinea';
export const lineSpacings = { '': 'Normale', wide: 'Ampia' };
export const textSample =
  'Un articolo con le tue scelte appare così. Cambiano anche le didascalie e le note a piè di pagina; i menu e gli elenchi di articoli restano come sono.';
export const preferencesNeedScript =
  'Solo il tuo browser sa che cosa conserva per te, e questa pagina ha bisogno di JavaScript per mostrarlo. Finché JavaScript è disattivato, non si può conservare nulla di nuovo. Quello che hai conservato prima è ancora qui.';
export const keptHere = 'Che cosa conserva questo browser';
export const kept = 'Dato conservato';
export const nothingKept = 'Ancora nulla';
export const progress = 'Progressi nel percorso';
export const yourProgress = 'Le tue tappe';
export const progressIs = 'Quali tappe hai segnato come completate, e quando.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Non hai ancora segnato nessuna tappa come completata.',
  space,
  path('Il percorso comincia qui'),
  '.',
];
export const doneOn = (day: string) => `Completata ${dated('il', day)}`;
export const readingList = 'Lista di lettura';
export const yourReadingList = 'La tua lista di lettura';
export const readingListIs = 'Gli articoli che hai salvato.';
export const readingListIsEmpty = `Non hai ancora salvato nessun articolo. Per salvarne uno, aprilo e premi «${saveForLater}».`;
export const takeOffList = 'Togli dalla lista di lettura';
const otherEntries = (count: number) =>
  count === 1 ? 'un’altra voce' : `altre ${count.toLocaleString('it')} voci`;
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Mostra ${otherEntries(more)}`
    : `Mostra ${otherEntries(more)} su ${hidden.toLocaleString('it')}`;
export const notes = 'Note';
export const yourNotes = 'Le tue note';
export const notesAre = 'Quello che hai scritto durante una tappa e scelto di conservare.';
export const notesAreEmpty =
  'Ancora nessuna nota. In alcune tappe del percorso c’è uno spazio per scrivere.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'La scelta tra chiaro e scuro, se l’hai fatta.';
export const textOfArticlesIs = 'La dimensione e l’interlinea, se le hai scelte.';
export const donationRest = 'Richiesta di donazione';
export const donationRestIs =
  'Quando l’hai chiusa l’ultima volta, perché non si ripeta troppo presto.';
export const consentAnswer = 'La tua risposta sulla pubblicità';
export const consentAnswerIs = 'Le reti che hai accettato e il giorno della tua risposta.';
export const countedSteps = (count: number) =>
  counted(count, 'tappa completata', 'tappe completate');
export const countedArticles = (count: number) => counted(count, 'articolo', 'articoli');
export const countedNotes = (count: number) => counted(count, 'nota', 'note');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} e ${notes}`;

// Erasing. The names of erased data complete “Stai per cancellare …”.
export const erase = 'Cancella';
export const eraseIt = 'Cancella';
export const eraseNote = 'Cancella questa nota';
export const eraseNoteOf = (opening: string) => `Cancella questa nota: ${opening}`;
export const eraseEverything = 'Cancella tutto';
export const eraseKind = (title: string) => `Cancella: ${title}`;
export const progressToErase = (steps: string) => `i tuoi progressi nel percorso (${steps})`;
export const readingListToErase = (articles: string) => `la tua lista di lettura (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'la tua nota' : `tutte le tue note (${count.toLocaleString('it')})`;
export const colourSchemeToErase = 'la tua scelta tra tema chiaro e scuro';
export const textOfArticlesToErase = 'la dimensione e l’interlinea che hai scelto per il testo';
export const donationRestToErase = 'il momento in cui hai chiuso la richiesta di donazione';
export const consentAnswerToErase = 'la tua risposta sulla pubblicità';
export const noteToErase = (opening: string) => `questa nota: ${opening}`;
export const unreadableToErase = 'ciò che non è stato possibile leggere';
export const holdingsToReplace = (here: string, file: string) =>
  `ciò che questo browser conserva (${here}) con il contenuto del file (${file})`;
export const confirmations = {
  erase: {
    question: 'Confermi la cancellazione?',
    warning: (what: string) => `Stai per cancellare ${what}. Non potrai tornare indietro.`,
    button: 'Cancella',
  },
  replace: {
    question: 'Confermi la sostituzione?',
    warning: (what: string) => `Stai per sostituire ${what}. Non potrai tornare indietro.`,
    button: 'Sostituisci',
  },
};
export const cancel = 'Annulla';
export const erased = 'Cancellazione eseguita.';

// Export and import of the stored data
export const takeWithYou = 'Esporta e importa';
export const fileIs =
  'Salva i tuoi progressi, la tua lista di lettura e le tue note in un file. Potrai importarlo di nuovo qui o in un altro browser.';
export const exportFile = 'Esporta un file';
export const nothingToExport = 'Non c’è ancora nulla da esportare.';
export const fileExported = 'Il tuo browser sta salvando il file.';
export const importFile = 'Importa un file';
export const fileImported = 'Fatto. Il contenuto del file è ora conservato in questo browser.';
export const fileRefused =
  'Questo file non è stato esportato da questo sito. Non è stato cambiato nulla.';
export const fileTooLarge =
  'Questo file è troppo grande (più di 5\u00a0MB). Non è stato cambiato nulla.';
export const fileGone =
  'Il tuo browser non è riuscito a leggere questo file. Forse è stato spostato o modificato. Qui non è stato cambiato nulla.';
export const fileFaults = 'Problemi nel file';
export const fileAndBrowser = (file: string, browser: string) =>
  `Nel file: ${file}. In questo browser: ${browser}.`;
export const addToThis = 'Aggiungi ai dati presenti';
export const replaceAll = 'Sostituisci i dati presenti';
export const saveAsFile = 'Salva come file';
export const unreadable =
  'Alcuni dati conservati qui in passato sono illeggibili. Puoi salvarli come file o cancellarli. Se conservi qualcosa di nuovo, questi dati vengono messi da parte e non vanno persi.';
export const setAside =
  'Alcuni dati illeggibili sono stati messi da parte. Puoi salvarli come file o cancellarli.';

// Search
export const searchDescription = (site: string) =>
  `Cerca tra tutti gli articoli, gli argomenti e le pagine di ${site}.`;
export const searchLead = 'Cerca tra tutti gli articoli, gli esercizi e le pagine.';
export const searchNeedsScript =
  'La ricerca ha bisogno di JavaScript, che nel tuo browser è disattivato. Puoi comunque sfogliare gli argomenti o scorrere l’elenco di tutte le pagine.';
export const pagesNeedNoScript =
  'La ricerca ha bisogno di JavaScript, che nel tuo browser è disattivato. Puoi comunque scorrere l’elenco di tutte le pagine.';
export const byTopic = 'Per argomento';
export const allPages = 'Tutte le pagine';
export const searchFor = 'Che cosa cerchi?';
export const searchTitle = (words: string, title: string) => `«${words}»: ${title}`;
export const searchNow = 'Cerca';
export const searching = 'Ricerca in corso…';
export const searchFailed = 'In questo momento la ricerca non è disponibile.';
export const nothingFound = <Node>(searched: Node) => ['Nessun risultato per ', searched, '.'];
export const searchOther = 'Prova con un’altra parola, o parti da uno di questi suggerimenti.';
export const searchOtherWord = 'Prova con un’altra parola.';
export const resultCount = (count: number) => counted(count, 'risultato', 'risultati');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} per `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Ecco invece ', ...results, '.'];
export const showMore = 'Mostra altri risultati';
export const searchedSince = (day: string) =>
  `Questa ricerca comprende gli articoli ${dated('dal', day)} in poi. Per cercare anche tra i precedenti, scegli gli anni.`;
export const allYears = 'Tutti gli anni';
export const stepOfPath = (step: number) => `Tappa ${step} del percorso`;
export const page = 'Pagina';
export const findPage = 'Cerca una pagina per titolo';
export const pagesFailed = 'Non è stato possibile caricare l’elenco delle pagine.';
export const looking = 'Ricerca in corso…';
export const pagesFound = (count: number) => counted(count, 'pagina', 'pagine');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Nessuna pagina ha un titolo simile. ',
  search(`Cerca «${words}» in tutto il sito`),
  '.',
];

// The sitemap
export const sitemapLead = 'Tutte le pagine di questo sito.';
export const sitemapDescription = (site: string) =>
  `Tutto ciò che c’è su ${site}: pagine, argomenti, blog e articoli.`;
export const shortSitemapDescription = (site: string) => `Tutte le pagine di ${site}.`;
export const sitemapOf = (part: string) => `Mappa del sito: ${part}`;
export const partLead = 'Una parte dell’elenco di tutte le pagine.';
export const partDescription = (site: string, part: string) =>
  `Le pagine di ${site} in una parte della mappa del sito: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, parte ${part}`;
export const byYear = 'Articoli per anno';
export const months = 'Mesi';
export const backTo = (title: string) => `Torna a: ${title}`;
export const home = 'Home';
export const authors = 'Chi scrive';

// Contact
export const mail = 'E-mail';
export const noWay = 'Non possiamo ancora ricevere messaggi.';
export const inPublic = 'In pubblico';
export const trackerAt = (host: string) => `Segnalazioni su ${host}`;
export const everybodyReads = 'Quello che scrivi lì è pubblico.';
export const contactPage = 'pagina dei contatti';
export const contactForm = 'modulo nella pagina dei contatti';
export const writeTo = <Node>(address: Node) => ['Scrivici a ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Per scriverci usa il ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Scrivici a ',
  address,
  ' o usa il ',
  form,
  '.',
];
export const issueTracker = 'registro pubblico delle segnalazioni';
export const writeInPublic = <Node>(tracker: Node) => [
  'Puoi scriverci nel nostro ',
  tracker,
  ', dove chiunque può leggere.',
];
export const otherWays = <Node>(page: Node) => ['Nella ', page, ' trovi i modi per contattarci.'];
export const formGoesTo = (host: string) =>
  `Quello che invii con il modulo di contatto arriva a un servizio su ${host}, che lo inoltra a noi.`;
export const issuesArePublic = (host: string) =>
  `Quello che scrivi nel registro delle segnalazioni su ${host} è pubblico, e vale l’informativa sulla privacy di quel sito.`;
export const post = 'Indirizzo postale';
export const elsewhere = 'Altrove';
export const help = 'Aiuto nel tuo Paese';
export const emergency =
  'In caso di pericolo immediato, chiama il numero di emergenza del luogo in cui ti trovi.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' elenca, Paese per Paese, servizi da chiamare o a cui scrivere nei momenti difficili. La nostra ultima verifica: ',
  day,
  '.',
];
export const allRequired = 'Tutti i campi sono obbligatori.';
export const yourName = 'Il tuo nome';
export const yourMail = 'Il tuo indirizzo e-mail';
export const yourMessage = 'Il tuo messaggio';
export const sendMessage = 'Invia il messaggio';

// Errors
export const notFound = 'Pagina non trovata';
export const notFoundDescription =
  'A questo indirizzo non c’è nessuna pagina. Qui ne trovi alcune che forse stai cercando.';
export const notFoundTitle = 'Ops! Pagina non trovata';
export const notFoundText =
  'Forse la pagina è stata spostata, o l’indirizzo contiene un errore di battitura. Quella che cerchi potrebbe essere tra le pagine qui sotto.';
export const nearestPages = 'Forse stai cercando';
export const resources = 'Risorse';
export const serverError = 'Errore imprevisto';
export const serverErrorDescription =
  'Qualcosa è andato storto sul server. Riprova tra un momento.';
export const failure = 'Errore imprevisto';
export const failureText =
  'Purtroppo qui qualcosa è andato storto. Tutto quello che hai conservato in questo browser è ancora al suo posto.';
export const reloadPage = 'Ricarica la pagina';

// Advertising
export const nothingLoaded = 'Qui non c’è ancora pubblicità.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Salta la pubblicità';
export const chooseNetworks = 'Scegli';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – Premi Tab per andare a questa richiesta, o Esc per chiuderla.`;
export const transferTo = (name: string) => `Bonifico a ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Pubblicità';
export const answeredNot =
  'Non hai ancora risposto, quindi nessuna rete per cui serve il tuo consenso ha caricato nulla.';
export const answeredByPlatform = (platform: string) =>
  `${platform}, che pone la domanda per conto di questo sito, ha la tua risposta per questo browser. Puoi cambiarla lì in qualsiasi momento.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `Le impostazioni sulla privacy di ${platform} non si sono aperte. Riprova tra un momento. Oppure cerca come contattare il servizio nella sua `,
  policy('informativa sulla privacy'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Giorno della tua risposta: ',
  day,
  `. Ti rifaremo la domanda ${monthsLong(months)} dopo quel giorno. Puoi cambiare la tua risposta in qualsiasi momento, e il cambiamento ha effetto subito.`,
];
export const answeredByBrowser =
  'Il tuo browser invia il segnale Global Privacy Control. Lo consideriamo un rifiuto: nessuna rete per cui serve il tuo consenso viene contattata, e non ti viene chiesto nulla. Per scegliere qui, disattivalo per questo sito.';
export const gpcRestricts =
  'Il tuo browser invia il segnale Global Privacy Control. Perciò, anche se accetti, la pubblicità non è personalizzata, e vengono contattate solo le reti che lo permettono.';
export const openPlatform = (platform: string) =>
  `Apri le impostazioni sulla privacy di ${platform}`;
export const acceptAll = 'Accetta tutte';
export const refuseAll = 'Rifiuta tutte';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Informativa sulla privacy',
  hidden(` di ${name}`),
];

// The privacy page
export const noNetworks =
  'A questo sito non è stata aggiunta nessuna rete pubblicitaria. Se chi pubblica il sito ne aggiunge una, questa pagina dirà che cosa riceve e che cosa conserva. Ovunque serva il consenso, la rete non caricherà nulla prima che tu lo dia.';
export const networksFill = (count: number) =>
  `${count === 1 ? 'Questa rete può' : 'Queste reti possono'} riempire gli spazi pubblicitari di questo sito:`;
export const itReceives = (data: string) => `Riceve ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Le sue richieste contengono anche valori che descrivono la pagina, con le chiavi ${new Intl.ListFormat('it').format(keys)}.`;
export const codeRuns = {
  frame:
    'Il suo codice viene eseguito in un frame chiuso: non può leggere la pagina circostante e nel frame non può conservare nulla.',
  'second-host':
    'Il suo codice viene eseguito in un frame su un altro host di chi pubblica questo sito: non può leggere la pagina circostante, e può conservare dati su quell’host.',
  inline: 'Il suo codice viene eseguito direttamente nella pagina, e quindi può leggerla.',
};
export const codeRunsOn = (host: string) =>
  `Il suo codice viene eseguito in un frame su un altro host di chi pubblica questo sito, ${host}: non può leggere la pagina circostante, e può conservare dati su quell’host.`;
export const learnsPage =
  'Della pagina circostante la rete viene però a conoscere l’indirizzo, il tipo e gli argomenti.';
export const serversSetCookies =
  'I server che la rete contatta possono comunque impostare cookie propri, dove il tuo browser lo permette.';
export const neverAsked =
  'La rete non conserva nulla nel tuo browser, e si carica senza chiedertelo.';
export const askedFirst = 'La rete non carica nulla prima che tu dia il consenso.';
export const askedByPlatform = (platform: string) =>
  `Dove ${platform} rileva che la legge richiede il tuo consenso, la rete non carica nulla prima che tu lo dia.`;
export const platformAsks = (platform: string) =>
  `La domanda è posta da ${platform}: il suo script viene eseguito nelle pagine di questo sito che richiedono la tua risposta, e quindi può leggerle. Il servizio viene a sapere che sei qui, conserva la tua risposta nel tuo browser e la trasmette alle reti.`;
export const refusalIsFree =
  'Finché non rispondi, nessuna rete per cui serve il tuo consenso viene contattata. Rifiutare non ti costa nulla.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Puoi cambiare la tua risposta in qualsiasi momento nelle ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'I dati che una rete avesse conservato al di fuori di questo sito restano finché non scadono o non li cancelli nelle impostazioni del tuo browser.';
export const refusedByBrowser =
  'Se il tuo browser invia il segnale Global Privacy Control, vale come rifiuto, e non ti viene chiesto nulla.';
export const restrictedByBrowser =
  'Se il tuo browser invia il segnale Global Privacy Control, la pubblicità è limitata anche se accetti.';
export const restrictedByPlatform = (platform: string) =>
  `Se in ${platform} ti opponi alla vendita o alla condivisione dei tuoi dati, la pubblicità è limitata.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Il segnale Global Privacy Control limita la pubblicità dove ${platform} stabilisce che il GDPR non si applica, e altrove vale come rifiuto.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `La pubblicità limitata non è personalizzata e viene solo da queste reti: ${new Intl.ListFormat('it').format(names)}.`
    : 'In tal caso nessuna rete per cui serve il tuo consenso viene contattata.';
export const keptByNobody = 'Le reti non conservano nulla nel tuo browser.';
export const keptByNetworks =
  'Una volta caricate, le reti possono conservare questo nel tuo browser:';
export const keptTable = 'Tabella: che cosa conservano le reti';
export const keptColumns = {
  name: 'Nome',
  network: 'Rete',
  purpose: 'Scopo',
  lifetime: 'Durata',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contiene la tua risposta alla domanda sulla pubblicità, una volta che l’hai data: il giorno, le reti che hai accettato e l’elenco delle reti a cui si riferiva la domanda. Dopo ${monthsLong(months)}, o quando quell’elenco cambia, la risposta non vale più e la domanda ti viene posta di nuovo.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` contiene un numero calcolato dalla tua risposta in ${platform}, perché una pagina a cui torni si accorga di una nuova risposta. Non dice chi sei né quando hai risposto.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `${new Intl.ListFormat('it').format(names)} ${names.length > 1 ? 'vengono' : 'viene'} a sapere del tuo consenso, una volta che l’hai dato.`;

// Services
export const newsletterTitle = 'I nuovi articoli per e-mail';
export const newsletterMessage =
  'Lascia il tuo indirizzo: ti scriveremo quando ci sarà qualcosa di nuovo da leggere.';
export const subscribe = 'Iscriviti';
export const confirmsFirst =
  'Prima riceverai un’e-mail con un link. Ti scriveremo solo dopo che l’avrai aperto.';
export const addressGoesTo = <Node>(company: Node) => ['Il tuo indirizzo va a ', company, '.'];
export const mailFault = 'Scrivi un indirizzo e-mail, per esempio nome@example.org.';
export const subscribeAt = (host: string) => `Iscriviti su ${host}`;
export const comments = 'Commenti';
export const showComments = 'Mostra i commenti';
export const discussAt = (host: string) => `Parlane su ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Questo sito usa questo servizio:' : 'Questo sito usa questi servizi:';
export const newsletterReceives =
  'Se invii il modulo della newsletter, il servizio riceve il tuo indirizzo e-mail, il tuo indirizzo IP e il tipo di browser che usi. Prima non riceve nulla.';
export const linkOnly = 'Il sito contiene solo un link a questo servizio.';
export const counterReceives =
  'Il servizio conta le pagine che vengono aperte. Ogni volta riceve l’indirizzo della pagina, la pagina da cui ci si è arrivati, il tuo indirizzo IP e il tipo di browser che usi.';
export const countsAtOnce =
  'Non conserva nulla nel tuo browser e conta senza chiedere il tuo consenso.';
export const countsOnceAllowed =
  'Non conserva nulla nel tuo browser e non viene a sapere nulla prima del tuo consenso.';
export const heedsSignals =
  'Se il tuo browser invia il segnale Global Privacy Control o Do Not Track, la tua visita non viene contata.';
export const runsOnOwnHost = (host: string) =>
  `Funziona su un server di chi pubblica il sito, ${host}.`;
export const commentsReceive =
  'I commenti vengono caricati solo quando premi il pulsante sotto un articolo. Da quel momento il servizio sa quale articolo leggi, il tuo indirizzo IP e il tipo di browser che usi, e può conservare dati nel tuo browser.';
export const companiesTitle = 'Altre aziende possono sapere che sei qui?';
export const companiesMessage =
  'Se accetti, le aziende elencate sotto verranno a sapere che sei qui e quali pagine leggi. Senza il tuo consenso non caricano nulla, e tutto il resto funziona in ogni caso.';
export const companies = 'Altre aziende';
export const companiesAnswer = 'La tua risposta sulle altre aziende';
export const companiesAnswerToErase = 'la tua risposta sulle altre aziende';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contiene la tua risposta alla domanda sulle altre aziende, una volta che l’hai data: il giorno, le aziende che hai accettato e l’elenco delle aziende a cui si riferiva la domanda. Dopo ${monthsLong(months)}, o quando quell’elenco cambia, la risposta non vale più e la domanda ti viene posta di nuovo.`,
];
