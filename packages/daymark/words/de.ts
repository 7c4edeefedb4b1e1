/*
 * The UI strings in German. The comments in `en.ts` say where each string stands. The reader is
 * addressed as "du". The noun of the site stands where every noun keeps its form.
 */

export const language = 'de';

const numbered = (count: number, one: string, more: string) =>
  `${count.toLocaleString('de')}\u00a0${count === 1 ? one : more}`;

export const nounInText = (title: string) => title;

export const quoted = <Node>(text: Node) => ['„', text, '“'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = 'Verändere deine Welt durch {Product}';
export const startJourney = 'Mach dich auf den Weg';
export const trust = 'Dein verlässlicher Ort für persönliches Wachstum und {product}.';
export const joinCommunity = 'Mach mit';
export const donateNow = 'Jetzt spenden';
export const later = 'Später';
export const consentTitle = 'Dürfen wir dir Werbung zeigen?';
export const consentMessage =
  'Werbung finanziert diese Website. Die unten genannten Netzwerke würden erfahren, dass du hier bist. Sie laden nichts, solange du nicht zustimmst, und alles andere funktioniert so oder so.';
export const networkReceives =
  'deine IP-Adresse, Angaben dazu, welchen Browser du benutzt, und die Adresse dieser Website';

// On several pages
export const accept = 'Zustimmen';
export const refuse = 'Ablehnen';
export const accessibility = 'Barrierefreiheit';
export const advertisement = 'Anzeige';
export const numberedAdvertisement = (id: number) => `Anzeige ${id}`;
export const titledAdvertisement = (title: string) => `${advertisement}: ${title}`;
export const allArticles = 'Alle Artikel';
export const articles = 'Artikel';
export const blog = 'Blog';
export const languages = 'Sprachen';
export const colourScheme = 'Farbschema';
export const preferences = 'Einstellungen';
export const privacy = 'Datenschutz';
export const returnHome = 'Zur Startseite';
export const search = 'Suche';
export const sitemap = 'Übersicht';
export const thePath = 'Der Weg';
export const topic = 'Thema';
export const topics = 'Themen';
export const tryAgain = 'Noch einmal versuchen';
export const tryingAgain = 'Neuer Versuch\u00a0…';
export const privacyPolicyOf = (name: string) => `Datenschutzerklärung von ${name}`;

export const needs = 'Was führt dich her?';

// The header and the footer of every page
export const skipToContent = 'Zum Inhalt springen';
export const mainNavigation = 'Hauptmenü';
export const menu = 'Menü';
export const schemes = { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' };
export const quickLinks = 'Direkt zu';
export const legal = 'Rechtliches';
export const partners = 'Partner';
export const partnersNote =
  'Websites, die wir unterstützen oder die uns unterstützen. Die Links sind als gesponsert gekennzeichnet.';
export const opensInNewTab = '(öffnet sich in einem neuen Tab)';
export const terms = 'Nutzungsbedingungen';
export const advertisingChoices = 'Werbeeinstellungen';

// The home page
export const featuredArticles = 'Unsere Auswahl';
export const newestArticles = 'Neue Artikel';
export const followSite = 'Neue Artikel per RSS';
export const followTopic = 'Neue Artikel zu diesem Thema per RSS';
export const communityStories = 'Geschichten aus der Community';
export const allStories = 'Alle Geschichten';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Community',
  summary: `Die Leserschaft der Website ${site} erzählt, in eigenen Worten.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Kontakt',
  summary: `Kontakt zu den Menschen hinter der Website ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Einstellungen',
  summary: `Was dieser Browser auf der Website ${site} für dich speichert. Nichts davon wird an uns gesendet.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Wegweiser',
  summary: `Persönliches Wachstum und ${noun}: womit du anfangen kannst.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Noch ist nichts erschienen.';
export const resourcesAreEmpty = 'Die ersten Leitfäden und Übungen werden hier erscheinen.';
export const topicIsEmpty = 'Zu diesem Thema ist noch nichts erschienen.';
export const searchIsEmpty = 'Noch gibt es nichts zu durchsuchen.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Noch gibt es keine Geschichten. Hast du eine zu erzählen? Wie du uns erreichst, steht auf der ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Neu';
export const blogLead = 'Alle Artikel, die neuesten zuerst.';
export const blogDescription = (site: string, noun: string) =>
  `Persönliches Wachstum und ${noun}: alle Artikel der Website ${site}, die neuesten zuerst.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `Persönliches Wachstum und ${noun}: ältere Artikel der Website ${site}, Archivseite ${page}.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, Archivseite ${page}`;
export const articlesBetween = (first: string, last: string) =>
  `Artikel vom ${first === last ? first : `${first} bis zum ${last}`}. Archivseite 1 enthält die ältesten Artikel.`;
export const pages = 'Seiten';
export const newerArticles = 'Neuere Artikel';
export const olderArticles = 'Ältere Artikel';
export const authorIsNew = 'Unter diesem Namen ist noch kein Artikel erschienen.';
export const sample = 'Beispiel';
export const samplesNote =
  'Geschichten mit dem Zusatz „Beispiel“ sind erfunden. Echte aus der Leserschaft werden sie ersetzen.';
export const storyOf = (name: string) => `Die Geschichte von ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0Min. Lesezeit`;
const kinds = {
  essay: 'Essay',
  practice: 'Übung',
  guide: 'Leitfaden',
  feature: 'Hintergrund',
  explainer: 'Erklärt',
  question: 'Frage und Antwort',
  'reading-list': 'Lesetipps',
  'case-study': 'Erfundenes Fallbeispiel',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0Min. Lesezeit`;
export const madeUpCase = 'Erfundenes Fallbeispiel';
export const sponsoredBy = <Node>(sponsor: Node) => ['Gesponsert von ', sponsor];
export const affiliateLinks =
  'Dieser Text enthält Affiliate-Links: Wenn du darüber etwas kaufst, erhalten wir eventuell eine Provision.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Inhalt';
export const by = <Node>(author: Node) => ['Text: ', author];
export const nameInText = (name: string) => name;
export const partOf = (part: number, parts: number, series: string) =>
  `Teil ${part} von ${parts} der Reihe „${series}“`;
export const theGuides = 'Leitfäden';
export const guideOf = (part: number, parts: number) => `Leitfaden ${part} von ${parts}`;
export const previousPart = <Node>(part: Node) => ['Voriger Teil: ', part];
export const nextPart = <Node>(part: Node) => ['Nächster Teil: ', part];
export const sources = 'Quellen';
export const sourcesRead =
  'Bei jedem Werk steht, wie viel wir davon gelesen haben. Mit „Zusammenfassung“ ist ein Abstract, eine Besprechung oder ein Bericht gemeint.';
const readings = { whole: 'ganz', part: 'in Teilen', summary: 'eine Zusammenfassung' };
export const sourceRead = (read: 'whole' | 'part' | 'summary') =>
  `Gelesen:\u00a0${readings[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Zuletzt geändert am ', day];
export const textEdited = <Node>(day: Node) => ['Text zuletzt bearbeitet am ', day];
export const textReviewed = <Node>(day: Node) => ['Text zuletzt geprüft am ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Quellen zuletzt geprüft am ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Text bearbeitet und Quellen geprüft am ',
  day,
];
export const corrections = 'Berichtigungen';
export const nextReading = 'Zum Weiterlesen';
export const table = (number: number) => `Tabelle ${number}`;
export const taskDone = 'Erledigt';
export const taskOpen = 'Offen';
export const code = (number: number) => `Code ${number}`;
export const formula = (number: number) => `Formel ${number}`;
export const gallery = (number: number) => `Galerie ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Zurück' : `Zurück (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} zu Anmerkung ${note} im Text`;

// Audio and video
export const playFilm = 'Video abspielen';
export const contactsHost = (host: string) => `Wird von ${host} geladen`;
export const watchOn = (service: string) => `Bei ${service} ansehen`;
export const theFile = 'Datei öffnen';
export const transcript = 'Transkript';

// Saving and sharing an article
export const saveForLater = 'Auf die Leseliste';
export const chooseTextSize = 'Schriftgröße';
export const savedArticles = (count: number) => `Leseliste: ${countedArticles(count)}`;
export const copyLink = 'Link kopieren';
export const share = 'Teilen';
export const sendByMail = 'Per E-Mail senden';
export const linkCopied = 'Link kopiert.';
export const copyRefused = (url: string) =>
  `Der Link wurde nicht kopiert. Hier kannst du ihn kopieren: ${url}`;
export const onReadingList = 'Steht auf deiner Leseliste.';
export const offReadingList = 'Von der Leseliste genommen.';

// The path
const NUMBERS = [
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) =>
  `${thePath}: ${numberInWords(count)} ${count === 1 ? 'Schritt' : 'Schritte'}`;
export const beginPath = 'Mit Schritt 1 beginnen';
export const goOnWithStep = (step: number) => `Weiter mit Schritt ${step}`;
export const walkPathAgain = 'Noch einmal ab Schritt 1';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0Min.`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Dazu der Artikel ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0Min. üben · ${article}\u00a0Min. lesen`;
export const done = 'Erledigt';
export const doneMark = ', erledigt';
export const stepTitle = (step: number, title: string) => `Schritt ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Schritt ${step} von ${steps}`;
export const practiceLasts = (minutes: number) => `Übung · ${minutes}\u00a0Min.`;
export const readWithStep = 'Lesestoff zu diesem Schritt';
export const next = 'Als Nächstes';
export const endOfPath = 'Das war der letzte Schritt';
export const pathAndLibrary = 'Der Weg und die Bibliothek';
export const markDone = 'Als erledigt markieren';
export const markNotDone = 'Als offen markieren';
export const doneAndKept = 'Erledigt. Dieser Browser merkt es sich.';
export const notDone = 'Der Schritt ist wieder offen.';
export const theLibrary = 'Die Bibliothek';

// The calendar file for a week of a practice
export const practiseForWeek = 'Eine Woche lang üben';
export const weekIs =
  'Trag dir die Übung für sieben Tage hintereinander in den Kalender ein. Die Datei dafür erstellt dein Browser; gesendet wird nichts.';
export const weekTime = 'Uhrzeit';
export const saveWeek = 'Kalenderdatei speichern';
export const weekIsSaved = (time: string, day: string) =>
  `Gespeichert. Öffne die Datei, um die Übung in deinen Kalender einzutragen: eine Woche lang täglich um ${time}\u00a0Uhr, ab dem ${day}.`;

// Practices
export const pause = 'Pause';
export const goOn = 'Weiter';
export const paused = 'Pausiert.';
export const breathPhases = { in: 'Einatmen', hold: 'Halten', out: 'Ausatmen' };
export const pace = 'Tempo';
export const paceEven = 'Gleichmäßig: 4 Sekunden ein, 4 aus';
export const paceLongOut = 'Länger ausatmen: 4 Sekunden ein, 6 aus';
export const pacePause = 'Mit Atempause: 4 Sekunden ein, 2 halten, 6 aus';
export const startPacer = 'Atemkreis starten';
export const breaths = (count: number) => numbered(count, 'Atemzug', 'Atemzüge');
export const pacerFallsSilent = 'Der Atemkreis läuft ohne Ansagen weiter.';
export const fullView = 'Vollbild';
export const leaveFullView = 'Vollbild verlassen';
export const bell = 'Gong';
export const bellClear = 'Klar';
export const bellSoft = 'Sanft';
export const bellSilent = 'Stumm';
export const sittingIs = {
  ready: 'Beendet.',
  running: 'Der Timer läuft.',
  paused,
  over: 'Die Zeit ist um.',
};
export const sittingActions = {
  ready: 'Timer starten',
  running: pause,
  paused: goOn,
  over: 'Zurücksetzen',
};
export const practicesWithoutScript = {
  breathing:
    'Der Atemkreis braucht JavaScript. Du kannst die Sekunden auch selbst zählen, in einem dieser Tempi:',
  sitting: (minutes: number) =>
    `Der Timer braucht JavaScript. Stell dir stattdessen einen Wecker auf ${numbered(minutes, 'Minute', 'Minuten')}.`,
  writing: 'Das Schreibfeld braucht JavaScript. Nimm stattdessen Papier und Stift.',
};
export const minutesFault = 'Gib ganze Minuten an, von 1 bis 60.';
export const timeLeft = 'Verbleibende Zeit';
export const minutes = 'Minuten';
export const endHere = 'Beenden';
export const journalKeep = 'In diesem Browser speichern';
export const journalPlace = `Was du schreibst, geht verloren, wenn du die Seite verlässt, es sei denn, du wählst „${journalKeep}“.`;
export const journalKept = 'In diesem Browser gespeichert.';
export const journalIsEmpty = 'Du hast noch nichts geschrieben.';
export const journalTooLong = 'Nicht gespeichert: Der Text ist zu lang.';
export const journalOtherQuestion = 'Andere Frage';
export const journalQuestion = (question: string) =>
  `Oben steht jetzt eine neue Frage. Dein Text gehört noch zur vorigen: „${question}“`;
export const journalExcess = (letters: number, max: number) =>
  `${letters.toLocaleString('de')} Zeichen zu viel: Eine Notiz fasst höchstens ${max.toLocaleString('de')}. Abgeschnitten wird nichts. Kürze den Text oder verteile ihn auf mehrere Notizen.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Noch keine Notizen zu diesem Schritt.'
    : `${countedNotes(count)} zu diesem Schritt gespeichert.`;
export const readNotes = 'Notizen lesen oder löschen';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Nicht gespeichert: Die Website könnte es nicht wieder lesen. ${report}`;
export const notKeptBlocked =
  'Nicht gespeichert: Dieser Browser lässt die Website nichts speichern.';
export const notKeptFull =
  'Nicht gespeichert: In diesem Browser ist kein Platz mehr für diese Website.';
export const notKeptDamaged =
  'Beschädigte Daten belegen einen Teil des Platzes. Unter „Einstellungen“ kannst du sie als Datei speichern und löschen.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'ein Zeitpunkt wie 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `höchstens ${max.toLocaleString('de')} Zeichen`;
export const expectedAddress = 'die Adresse eines Artikels';
export const expectedTitle = 'der Titel des Artikels';
export const expectedArticle = 'ein Artikel: path, title, kept';
export const expectedStep = 'der Name eines Schritts';
export const expectedQuestion = 'die Frage';
export const expectedText = 'der geschriebene Text';
export const expectedNote = 'eine Notiz: step, prompt, text, kept';
export const expectedSteps = 'die erledigten Schritte';
export const expectedArticles = 'eine Liste von Artikeln';
export const expectedNotes = 'eine Liste von Notizen';
export const expectedNotebook = 'eine exportierte Datei: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} hat mehr als ${numbered(count, 'ungültiges Feld', 'ungültige Felder')}. Die ersten ${count} sind:`
    : `${file} hat ${numbered(count, 'ungültiges Feld', 'ungültige Felder')}:`;
export const expected = (value: string) => `erwartet: ${value}`;
export const received = (value: string) => `gefunden: ${value}`;
export const problemWords = {
  whole: '(die ganze Datei)',
  nothing: 'nichts',
  unknown: 'kein Feld mit diesem Namen',
};
export const noJson = (name: string) => `${name}: JSON erwartet, etwas anderes gefunden`;

// Preferences
export const textOfArticles = 'Schriftgröße und Zeilenabstand';
export const textSize = 'Größe';
export const textSizes = { small: 'Klein', '': 'Normal', large: 'Groß', largest: 'Sehr groß' };
export const lineSpacing = 'Zeilenabstand';
export const lineSpacings = { '': 'Normal', wide: 'Weit' };
export const textSample =
  'So sieht ein Artikel mit deiner Wahl aus. Bildunterschriften und Fußnoten ändern sich mit; Menüs und Artikellisten bleiben, wie sie sind.';
export const preferencesNeedScript =
  'Nur dein Browser weiß, was er für dich speichert, und diese Seite braucht JavaScript, um es dir zu zeigen. Solange JavaScript ausgeschaltet ist, kommt nichts Neues hinzu. Was du früher gespeichert hast, ist noch da.';
export const keptHere = 'Was dieser Browser speichert';
export const kept = 'Gespeichert';
export const nothingKept = 'Noch nichts';
export const progress = 'Fortschritt auf dem Weg';
export const yourProgress = 'Deine Schritte';
export const progressIs = 'Welche Schritte du als erledigt markiert hast, und wann.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Noch ist kein Schritt als erledigt markiert.',
  space,
  path('Hier beginnt der Weg'),
  '.',
];
export const doneOn = (day: string) => `Erledigt am ${day}`;
export const readingList = 'Leseliste';
export const yourReadingList = 'Deine Leseliste';
export const readingListIs = 'Artikel, die du auf die Liste gesetzt hast.';
export const readingListIsEmpty = `Noch steht kein Artikel auf der Liste. In jedem Artikel gibt es dafür die Schaltfläche „${saveForLater}“.`;
export const takeOffList = 'Von der Leseliste nehmen';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `${numbered(more, 'weiteren Eintrag', 'weitere Einträge')} zeigen`
    : `${more.toLocaleString('de')} von ${hidden.toLocaleString('de')} weiteren Einträgen zeigen`;
export const notes = 'Notizen';
export const yourNotes = 'Deine Notizen';
export const notesAre = 'Was du bei einem Schritt geschrieben und gespeichert hast.';
export const notesAreEmpty =
  'Noch keine Notizen. Bei manchen Schritten des Weges ist Platz zum Schreiben.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Hell oder dunkel, falls du gewählt hast.';
export const textOfArticlesIs = 'Größe und Zeilenabstand, falls du gewählt hast.';
export const donationRest = 'Bitte um eine Spende';
export const donationRestIs =
  'Wann du sie zuletzt geschlossen hast, damit sie nicht zu bald wiederkommt.';
export const consentAnswer = 'Deine Antwort zur Werbung';
export const consentAnswerIs =
  'Die Netzwerke, denen du zugestimmt hast, und der Tag deiner Antwort.';
export const countedSteps = (count: number) =>
  numbered(count, 'erledigter Schritt', 'erledigte Schritte');
export const countedArticles = (count: number) => numbered(count, 'Artikel', 'Artikel');
export const countedNotes = (count: number) => numbered(count, 'Notiz', 'Notizen');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} und ${notes}`;

// Erasing. The names of erased data complete “Damit löschst du …”.
export const erase = 'Löschen';
export const eraseIt = 'Löschen';
export const eraseNote = 'Diese Notiz löschen';
export const eraseNoteOf = (opening: string) => `Diese Notiz löschen: ${opening}`;
export const eraseEverything = 'Alles löschen';
export const eraseKind = (title: string) => `${title} löschen`;
export const progressToErase = (steps: string) => `deinen Fortschritt auf dem Weg (${steps})`;
export const readingListToErase = (articles: string) => `deine Leseliste (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'deine Notiz' : `deine ${count.toLocaleString('de')} Notizen`;
export const colourSchemeToErase = 'deine Wahl des Farbschemas';
export const textOfArticlesToErase = 'deine Wahl von Schriftgröße und Zeilenabstand';
export const donationRestToErase =
  'den Zeitpunkt, zu dem du die Bitte um eine Spende geschlossen hast';
export const consentAnswerToErase = 'deine Antwort zur Werbung';
export const noteToErase = (opening: string) => `diese Notiz: ${opening}`;
export const unreadableToErase = 'das, was sich nicht lesen lässt';
export const holdingsToReplace = (here: string, file: string) =>
  `das hier Gespeicherte (${here}) durch den Inhalt der Datei (${file})`;
export const confirmations = {
  erase: {
    question: 'Wirklich löschen?',
    warning: (what: string) => `Damit löschst du ${what}. Das lässt sich nicht rückgängig machen.`,
    button: 'Löschen',
  },
  replace: {
    question: 'Wirklich ersetzen?',
    warning: (what: string) => `Damit ersetzt du ${what}. Das lässt sich nicht rückgängig machen.`,
    button: 'Ersetzen',
  },
};
export const cancel = 'Abbrechen';
export const erased = 'Gelöscht.';

// Export and import of the stored data
export const takeWithYou = 'Export und Import';
export const fileIs =
  'Speichere deinen Fortschritt, deine Leseliste und deine Notizen als Datei. Du kannst sie hier oder in einem anderen Browser wieder importieren.';
export const exportFile = 'Datei exportieren';
export const nothingToExport = 'Noch gibt es nichts zu exportieren.';
export const fileExported = 'Dein Browser speichert die Datei.';
export const importFile = 'Datei importieren';
export const fileImported =
  'Fertig. Was in der Datei stand, ist jetzt in diesem Browser gespeichert.';
export const fileRefused =
  'Diese Datei stammt nicht aus dem Export dieser Website. Es wurde nichts geändert.';
export const fileTooLarge = 'Diese Datei ist zu groß (über 5\u00a0MB). Es wurde nichts geändert.';
export const fileGone =
  'Dein Browser konnte diese Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert. Hier wurde nichts geändert.';
export const fileFaults = 'Fehler in der Datei';
export const fileAndBrowser = (file: string, browser: string) =>
  `In der Datei: ${file}. In diesem Browser: ${browser}.`;
export const addToThis = 'Zum Vorhandenen hinzufügen';
export const replaceAll = 'Vorhandenes ersetzen';
export const saveAsFile = 'Als Datei speichern';
export const unreadable =
  'Etwas, das hier früher gespeichert wurde, lässt sich nicht lesen. Du kannst es als Datei speichern oder löschen. Sobald du etwas Neues speicherst, wird das Alte beiseitegelegt; verloren geht es nicht.';
export const setAside =
  'Etwas, das sich nicht lesen ließ, wurde beiseitegelegt. Du kannst es als Datei speichern oder löschen.';

// Search
export const searchDescription = (site: string) =>
  `Durchsuche alle Artikel, Übungen und Seiten der Website ${site}.`;
export const searchLead = 'Durchsuche alle Artikel, Übungen und Seiten.';
export const searchNeedsScript =
  'Die Suche braucht JavaScript, und das ist in deinem Browser ausgeschaltet. Du kannst trotzdem in den Themen stöbern oder die Liste aller Seiten durchsehen.';
export const pagesNeedNoScript =
  'Die Suche braucht JavaScript, und das ist in deinem Browser ausgeschaltet. Du kannst trotzdem die Liste aller Seiten durchsehen.';
export const byTopic = 'Nach Themen';
export const allPages = 'Alle Seiten';
export const searchFor = 'Suchbegriff';
export const searchTitle = (words: string, title: string) => `„${words}“: ${title}`;
export const searchNow = 'Suchen';
export const searching = 'Suche läuft\u00a0…';
export const searchFailed = 'Die Suche ist gerade nicht erreichbar.';
export const nothingFound = <Node>(searched: Node) => ['Nichts gefunden für ', searched, '.'];
export const searchOther = 'Versuch es mit einem anderen Wort oder stöbere in den Themen.';
export const searchOtherWord = 'Versuch es mit einem anderen Wort.';
export const resultCount = (count: number) => numbered(count, 'Treffer', 'Treffer');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} für `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Stattdessen ', ...results, '.'];
export const showMore = 'Mehr Treffer zeigen';
export const searchedSince = (day: string) =>
  `Diese Suche umfasst Artikel ab dem ${day}. Wähle weitere Jahre aus, um auch ältere zu durchsuchen.`;
export const allYears = 'Alle Jahre';
export const stepOfPath = (step: number) => `Schritt ${step} des Weges`;
export const page = 'Seite';
export const findPage = 'Seite nach Titel suchen';
export const pagesFailed = 'Die Liste der Seiten ließ sich nicht laden.';
export const looking = 'Suche läuft\u00a0…';
export const pagesFound = (count: number) => numbered(count, 'Seite', 'Seiten');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Kein Titel passt dazu. ',
  search(`Die ganze Website nach „${words}“ durchsuchen`),
  '.',
];

// The sitemap
export const sitemapLead = 'Alle Seiten dieser Website.';
export const sitemapDescription = (site: string) =>
  `Alle Seiten, Themen und Artikel der Website ${site}.`;
export const shortSitemapDescription = (site: string) => `Alle Seiten der Website ${site}.`;
export const sitemapOf = (part: string) => `Übersicht: ${part}`;
export const partLead = 'Ein Teil der Liste aller Seiten.';
export const partDescription = (site: string, part: string) =>
  `Ein Teil der Website ${site}: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, Teil ${part}`;
export const byYear = 'Artikel nach Jahren';
export const months = 'Monate';
export const backTo = (title: string) => `Zurück zu: ${title}`;
export const home = 'Startseite';
export const authors = 'Wer hier schreibt';

// Contact
export const mail = 'E-Mail';
export const noWay = 'Noch können wir keine Nachrichten empfangen.';
export const inPublic = 'Öffentlich';
export const trackerAt = (host: string) => `Issue-Tracker bei ${host}`;
export const everybodyReads = 'Was du dort schreibst, ist öffentlich.';
export const contactPage = 'Kontaktseite';
export const contactForm = 'Formular auf der Kontaktseite';
export const writeTo = <Node>(address: Node) => ['Schreib uns an ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Schreib uns über das ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Schreib uns an ',
  address,
  ' oder über das ',
  form,
  '.',
];
export const issueTracker = 'öffentlichen Issue-Tracker';
export const writeInPublic = <Node>(tracker: Node) => [
  'Du kannst uns in unserem ',
  tracker,
  ' schreiben, wo es alle lesen können.',
];
export const otherWays = <Node>(page: Node) => ['Wie du uns erreichst, steht auf der ', page, '.'];
export const formGoesTo = (host: string) =>
  `Was du über das Kontaktformular sendest, geht an einen Dienst unter ${host}, der es an uns weiterleitet.`;
export const issuesArePublic = (host: string) =>
  `Was du im Issue-Tracker bei ${host} schreibst, ist öffentlich. Dafür gilt die Datenschutzerklärung von ${host}.`;
export const post = 'Postanschrift';
export const elsewhere = 'Anderswo';
export const help = 'Hilfe in deinem Land';
export const emergency = 'Ruf bei akuter Gefahr die örtliche Notrufnummer an.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' nennt für viele Länder Stellen, die du anrufen oder denen du schreiben kannst, wenn es dir schlecht geht. Zuletzt geprüft haben wir das am ',
  day,
  '.',
];
export const allRequired = 'Alle Felder müssen ausgefüllt werden.';
export const yourName = 'Dein Name';
export const yourMail = 'Deine E-Mail-Adresse';
export const yourMessage = 'Deine Nachricht';
export const sendMessage = 'Nachricht senden';

// Errors
export const notFound = 'Seite nicht gefunden';
export const notFoundDescription =
  'Unter dieser Adresse gibt es keine Seite. Hier stehen einige, die du vielleicht suchst.';
export const notFoundTitle = 'Seite nicht gefunden';
export const notFoundText =
  'Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler. Womöglich ist eine der Seiten unten die richtige.';
export const nearestPages = 'Suchst du eine von diesen?';
export const resources = 'Wegweiser';
export const serverError = 'Unerwarteter Fehler';
export const serverErrorDescription =
  'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.';
export const failure = 'Unerwarteter Fehler';
export const failureText =
  'Hier ist leider etwas schiefgegangen. Alles, was du in diesem Browser gespeichert hast, ist noch da.';
export const reloadPage = 'Seite neu laden';

// Advertising
export const nothingLoaded = 'Hier steht noch keine Anzeige.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Anzeige überspringen';
export const chooseNetworks = 'Auswählen';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – Mit der Tabulatortaste kommst du zu dieser Bitte, mit Escape schließt du sie.`;
export const transferTo = (name: string) => `Überweisung an ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Werbung';
export const answeredNot =
  'Du hast noch nicht geantwortet. Deshalb hat kein Netzwerk, das deine Einwilligung braucht, etwas geladen.';
export const answeredByPlatform = (platform: string) =>
  `${platform} fragt im Auftrag dieser Website und bewahrt deine Antwort für diesen Browser auf. Dort kannst du sie jederzeit ändern.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `Die Datenschutzeinstellungen von ${platform} haben sich nicht geöffnet. Versuch es gleich noch einmal. Wie du den Dienst erreichst, steht in seiner `,
  policy('Datenschutzerklärung'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Du hast am ',
  day,
  ` geantwortet. Nach ${months === 1 ? 'einem Monat' : `${months} Monaten`} fragen wir erneut. Du kannst deine Antwort jederzeit ändern; die Änderung wirkt sofort.`,
];
export const answeredByBrowser =
  'Dein Browser sendet „Global Privacy Control“. Das werten wir als Ablehnung: Kein Netzwerk, das deine Einwilligung braucht, wird kontaktiert, und du wirst nicht gefragt. Möchtest du hier selbst wählen, schalte das Signal für diese Website aus.';
export const gpcRestricts =
  'Dein Browser sendet „Global Privacy Control“. Auch wenn du zustimmst, ist die Werbung deshalb nicht personalisiert, und nur Netzwerke, die das unterstützen, werden kontaktiert.';
export const openPlatform = (platform: string) => `Datenschutzeinstellungen von ${platform} öffnen`;
export const acceptAll = 'Allen zustimmen';
export const refuseAll = 'Alle ablehnen';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Datenschutzerklärung',
  hidden(` von ${name}`),
];

// The privacy page
export const noNetworks =
  'Auf dieser Website ist kein Werbenetzwerk eingebunden. Binden wir ein Netzwerk ein, so steht auf dieser Seite, was es erhält und was es speichert. Wo immer eine Einwilligung nötig ist, lädt das Netzwerk nichts, bevor du zustimmst.';
export const networksFill = (count: number) =>
  `${count === 1 ? 'Dieses Netzwerk kann' : 'Diese Netzwerke können'} Anzeigenflächen dieser Website füllen:`;
export const itReceives = (data: string) => `Es erhält ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Seine Anfragen enthalten außerdem Werte, die die Seite beschreiben, unter den Schlüsseln ${new Intl.ListFormat('de').format(keys)}.`;
export const codeRuns = {
  frame:
    'Sein Code läuft in einem abgeschotteten Frame: Er kann die Seite darum herum nicht lesen und im Frame nichts speichern.',
  'second-host':
    'Sein Code läuft in einem Frame auf einem anderen Host von uns: Er kann die Seite darum herum nicht lesen, auf diesem Host aber Daten speichern.',
  inline: 'Sein Code läuft in der Seite selbst und kann diese Seite daher lesen.',
};
export const codeRunsOn = (host: string) =>
  `Sein Code läuft in einem Frame auf einem anderen Host von uns, ${host}: Er kann die Seite darum herum nicht lesen, auf diesem Host aber Daten speichern.`;
export const learnsPage =
  'Das Netzwerk erfährt die Adresse, die Art und die Themen der umgebenden Seite.';
export const serversSetCookies =
  'Die Server, mit denen es Kontakt aufnimmt, können trotzdem eigene Cookies setzen, soweit dein Browser das zulässt.';
export const neverAsked =
  'Das Netzwerk speichert nichts in deinem Browser und lädt, ohne dich zu fragen.';
export const askedFirst = 'Das Netzwerk lädt nichts, bevor du zustimmst.';
export const askedByPlatform = (platform: string) =>
  `Stellt ${platform} fest, dass das Gesetz deine Einwilligung verlangt, so lädt das Netzwerk nichts, bevor du zustimmst.`;
export const platformAsks = (platform: string) =>
  `Die Frage stellt der Dienst ${platform}. Sein Skript läuft auf den Seiten dieser Website, die deine Antwort brauchen, und kann diese Seiten daher lesen. Der Dienst erfährt, dass du hier bist, speichert deine Antwort in deinem Browser und gibt sie an die Netzwerke weiter.`;
export const refusalIsFree =
  'Bis du antwortest, wird kein Netzwerk kontaktiert, das deine Einwilligung braucht. Ablehnen kostet dich nichts.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Du kannst deine Antwort jederzeit unter ',
  link(preferences),
  ' ändern.',
];
export const storedElsewhere =
  'Was ein Netzwerk außerhalb dieser Website gespeichert hat, bleibt bestehen, bis es abläuft oder du es in den Einstellungen deines Browsers löschst.';
export const refusedByBrowser =
  'Sendet dein Browser „Global Privacy Control“, so gilt das als Ablehnung, und du wirst nicht gefragt.';
export const restrictedByBrowser =
  'Sendet dein Browser „Global Privacy Control“, so ist die Werbung auch dann eingeschränkt, wenn du zustimmst.';
export const restrictedByPlatform = (platform: string) =>
  `Widersprichst du bei ${platform} dem Verkauf oder der Weitergabe deiner Daten, so ist die Werbung eingeschränkt.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `„Global Privacy Control“ schränkt die Werbung ein, wo nach Feststellung von ${platform} die DSGVO nicht gilt, und gilt überall sonst als Ablehnung.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `Eingeschränkte Werbung ist nicht personalisiert und kommt nur von ${new Intl.ListFormat('de').format(names)}.`
    : 'Dann wird kein Netzwerk kontaktiert, das deine Einwilligung braucht.';
export const keptByNobody = 'Netzwerke speichern dabei nichts in deinem Browser.';
export const keptByNetworks = 'Nach dem Laden können Netzwerke dies in deinem Browser speichern:';
export const keptTable = 'Tabelle: Was Netzwerke speichern';
export const keptColumns = {
  name: 'Name',
  network: 'Netzwerk',
  purpose: 'Zweck',
  lifetime: 'Speicherdauer',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` enthält deine Antwort auf die Frage nach Werbung, sobald du sie gegeben hast: den Tag, die Netzwerke, denen du zugestimmt hast, und um welche Liste von Netzwerken es bei der Frage ging. Nach ${months === 1 ? 'einem Monat' : `${months} Monaten`}, oder wenn sich diese Liste ändert, gilt die Antwort nicht mehr, und du wirst erneut gefragt.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` enthält eine Zahl, die aus deiner Antwort bei ${platform} berechnet ist, damit eine Seite, zu der du zurückkehrst, eine neue Antwort bemerkt. Sie sagt weder, wer du bist, noch, wann du geantwortet hast.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `${new Intl.ListFormat('de').format(names)} ${names.length > 1 ? 'erfahren' : 'erfährt'} von deiner Einwilligung, sobald du sie gegeben hast.`;

// Services
export const newsletterTitle = 'Neue Artikel per E-Mail';
export const newsletterMessage =
  'Hinterlass uns deine Adresse, und wir schreiben dir, sobald es etwas Neues zu lesen gibt.';
export const subscribe = 'Abonnieren';
export const confirmsFirst =
  'Du bekommst zuerst eine E-Mail mit einem Link. Erst wenn du ihn geöffnet hast, schreiben wir dir.';
export const addressGoesTo = <Node>(company: Node) => ['Deine Adresse geht an ', company, '.'];
export const mailFault = 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.org.';
export const subscribeAt = (host: string) => `Bei ${host} abonnieren`;
export const comments = 'Kommentare';
export const showComments = 'Kommentare anzeigen';
export const discussAt = (host: string) => `Bei ${host} darüber sprechen`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Diese Website nutzt diesen Dienst:' : 'Diese Website nutzt diese Dienste:';
export const newsletterReceives =
  'Sendest du das Formular des Newsletters ab, so erhält der Dienst deine E-Mail-Adresse, deine IP-Adresse und Angaben dazu, welchen Browser du benutzt. Vorher erhält er nichts.';
export const linkOnly = 'Die Website verlinkt nur darauf.';
export const counterReceives =
  'Der Dienst zählt, welche Seiten geöffnet werden. Er erhält dabei jeweils die Adresse der Seite, die Seite, die zu ihr geführt hat, deine IP-Adresse und Angaben dazu, welchen Browser du benutzt.';
export const countsAtOnce = 'Er speichert nichts in deinem Browser und zählt, ohne dich zu fragen.';
export const countsOnceAllowed =
  'Er speichert nichts in deinem Browser und erfährt nichts, bevor du zustimmst.';
export const heedsSignals =
  'Sendet dein Browser „Global Privacy Control“ oder „Do Not Track“, so wird dein Besuch nicht gezählt.';
export const runsOnOwnHost = (host: string) =>
  `Er läuft auf einem Server, der zu dieser Website gehört: ${host}.`;
export const commentsReceive =
  'Die Kommentare werden erst geladen, wenn du auf die Schaltfläche unter einem Artikel drückst. Von da an erfährt der Dienst, welchen Artikel du liest, deine IP-Adresse und welchen Browser du benutzt, und er kann etwas in deinem Browser speichern.';
export const companiesTitle = 'Dürfen andere Firmen erfahren, dass du hier bist?';
export const companiesMessage =
  'Die unten genannten Firmen würden erfahren, dass du hier bist und welche Seiten du liest. Sie laden nichts, solange du nicht zustimmst, und alles andere funktioniert so oder so.';
export const companies = 'Andere Firmen';
export const companiesAnswer = 'Deine Antwort zu anderen Firmen';
export const companiesAnswerToErase = 'deine Antwort zu anderen Firmen';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` enthält deine Antwort auf die Frage nach anderen Firmen, sobald du sie gegeben hast: den Tag, die Firmen, denen du zugestimmt hast, und um welche Liste von Firmen es bei der Frage ging. Nach ${months === 1 ? 'einem Monat' : `${months} Monaten`}, oder wenn sich diese Liste ändert, gilt die Antwort nicht mehr, und du wirst erneut gefragt.`,
];
