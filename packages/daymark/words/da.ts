/*
 * The UI strings in Danish. The comments in `en.ts` say where each string stands. The reader is
 * addressed as "du". Imperatives in "-ér" have the accent. There is a comma before a subordinate
 * clause. Titles are written like sentences, so the noun of the site is in lower case.
 */

export const language = 'da';

const inDanish = (count: number) => count.toLocaleString('da');
const numbered = (count: number, one: string, more: string) =>
  `${inDanish(count)}\u00a0${count === 1 ? one : more}`;
const monthsLong = (months: number) => (months === 1 ? 'en måned' : `${months}\u00a0måneder`);

/**
 * Returns a noun as within a sentence: each word in lower case, except words with more than one
 * capital letter, which are names or abbreviations.
 */
export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('da')))
    .join(' ');

export const quoted = <Node>(text: Node) => ['»', text, '«'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = 'Forandr din hverdag med {product}';
export const startJourney = 'Tag det første skridt';
export const trust = 'Din pålidelige kilde til viden om personlig udvikling og {product}.';
export const joinCommunity = 'Vær med i fællesskabet';
export const donateNow = 'Støt os nu';
export const later = 'Senere';
export const consentTitle = 'Må vi vise dig annoncer?';
export const consentMessage =
  'Annoncer finansierer dette website. Hvis du accepterer, får netværkene herunder at vide, at du er her. De indlæser intet, medmindre du accepterer, og alt andet virker, uanset hvad du svarer.';
export const networkReceives =
  'din IP-adresse, oplysninger om, hvilken slags browser du bruger, og adressen på dette website';

// On several pages
export const accept = 'Acceptér';
export const refuse = 'Afvis';
export const accessibility = 'Tilgængelighed';
export const advertisement = 'Annonce';
export const numberedAdvertisement = (id: number) => `Annonce ${id}`;
export const titledAdvertisement = (title: string) => `${advertisement}: ${title}`;
export const allArticles = 'Alle artikler';
export const articles = 'Artikler';
export const blog = 'Blog';
export const languages = 'Sprog';
export const colourScheme = 'Farvetema';
export const preferences = 'Indstillinger';
export const privacy = 'Privatlivspolitik';
export const returnHome = 'Til forsiden';
export const search = 'Søg';
export const sitemap = 'Oversigt';
export const thePath = 'Forløbet';
export const topic = 'Emne';
export const topics = 'Emner';
export const tryAgain = 'Prøv igen';
export const tryingAgain = 'Prøver igen\u00a0…';
export const privacyPolicyOf = (name: string) => `Privatlivspolitik for ${name}`;

export const needs = 'Hvad fylder hos dig lige nu?';

// The header and the footer of every page
export const skipToContent = 'Gå til indholdet';
export const mainNavigation = 'Hovedmenu';
export const menu = 'Menu';
export const schemes = { system: 'Automatisk', light: 'Lyst', dark: 'Mørkt' };
export const quickLinks = 'Genveje';
export const legal = 'Juridisk';
export const partners = 'Partnere';
export const partnersNote =
  'Websites, som vi støtter, eller som støtter os. Linkene er markeret som sponsorerede.';
export const opensInNewTab = '(åbner i en ny fane)';
export const terms = 'Vilkår';
export const advertisingChoices = 'Annoncevalg';

// The home page
export const featuredArticles = 'Udvalgte artikler';
export const newestArticles = 'Nyeste artikler';
export const followSite = 'Nye artikler via RSS';
export const followTopic = 'Nye artikler om dette emne via RSS';
export const communityStories = 'Læsernes historier';
export const allStories = 'Alle historier';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Fællesskab',
  summary: `Læsere af ${site} fortæller med deres egne ord.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Kontakt',
  summary: `Sådan skriver du til dem, der udgiver ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Indstillinger',
  summary: `Her kan du se, hvad der er gemt fra ${site} i denne browser. Intet af det bliver sendt til os.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Kom i gang',
  summary: `Personlig udvikling og ${noun}: Her kan du begynde.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Der er ikke udgivet noget endnu.';
export const resourcesAreEmpty = 'De første guider og øvelser kommer her.';
export const topicIsEmpty = 'Der er ikke udgivet noget om dette emne endnu.';
export const searchIsEmpty = 'Der er ikke noget at søge i endnu.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Der er ingen historier endnu. Har du en at fortælle? Se, hvordan du gør, på ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Nyeste';
export const blogLead = 'Alle artikler, de nyeste først.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: alle artikler om personlig udvikling og ${noun}, de nyeste først.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: ældre artikler om personlig udvikling og ${noun}, arkivside ${page}.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, arkivside ${page}`;
export const articlesBetween = (first: string, last: string) =>
  `Artikler fra den ${first === last ? first : `${first} til den ${last}`}. Arkivsiderne er nummereret fra den ældste og frem.`;
export const pages = 'Sider';
export const newerArticles = 'Nyere artikler';
export const olderArticles = 'Ældre artikler';
export const authorIsNew = 'Denne skribent har ingen artikler her endnu.';
export const sample = 'eksempel';
export const samplesNote =
  'Historier mærket »eksempel« er opdigtede. De vil blive afløst af historier fra læsere.';
export const storyOf = (name: string) => `${name} fortæller`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min. læsetid`;
const kinds = {
  essay: 'essay',
  practice: 'øvelse',
  guide: 'guide',
  feature: 'baggrund',
  explainer: 'forklaring',
  question: 'spørgsmål og svar',
  'reading-list': 'læsetips',
  'case-study': 'opdigtet case',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min. læsetid`;
export const madeUpCase = 'Opdigtet case';
export const sponsoredBy = <Node>(sponsor: Node) => ['Sponsoreret af ', sponsor];
export const affiliateLinks =
  'Denne tekst indeholder affiliatelinks: Hvis du køber noget gennem et af dem, får vi muligvis provision.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Indhold';
export const by = <Node>(author: Node) => ['Af ', author];
/** The name of an author within a sentence: "redaktionen på Daymark". */
export const nameInText = (name: string) => name.replace(/^Redaktionen\b/, 'redaktionen');
export const partOf = (part: number, parts: number, series: string) =>
  `Del ${part} af ${parts} i serien »${series}«`;
export const theGuides = 'Guiderne';
export const guideOf = (part: number, parts: number) => `Guide ${part} af ${parts}`;
export const previousPart = <Node>(part: Node) => ['Forrige del: ', part];
export const nextPart = <Node>(part: Node) => ['Næste del: ', part];
export const sources = 'Kilder';
export const sourcesRead =
  'Efter hvert værk står der, hvor meget vi har læst af det. Med et sammendrag mener vi et abstract, en anmeldelse eller et referat.';
const readParts = { whole: 'hele værket', part: 'dele af værket', summary: 'et sammendrag' };
export const sourceRead = (read: keyof typeof readParts) => `Vi har læst ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Senest ændret den ', day];
export const textEdited = <Node>(day: Node) => ['Teksten er senest redigeret den ', day];
export const textReviewed = <Node>(day: Node) => ['Teksten er senest tjekket den ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Kilderne er senest tjekket den ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Teksten er redigeret og kilderne tjekket den ',
  day,
];
export const corrections = 'Rettelser';
export const nextReading = 'Læs videre';
export const table = (number: number) => `Tabel ${number}`;
export const taskDone = 'Udført';
export const taskOpen = 'Ikke udført';
export const code = (number: number) => `Kode ${number}`;
export const formula = (number: number) => `Formel ${number}`;
export const gallery = (number: number) => `Galleri ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Tilbage' : `Tilbage (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} til note ${note} i teksten`;

// Audio and video
export const playFilm = 'Afspil filmen';
export const contactsHost = (host: string) => `Indlæses fra ${host}`;
export const watchOn = (service: string) => `Se den på ${service}`;
export const theFile = 'Åbn filen';
export const transcript = 'Transskription';

// Saving and sharing an article
export const saveForLater = 'Gem på læselisten';
export const chooseTextSize = 'Tekststørrelse';
export const savedArticles = (count: number) => `Læseliste: ${countedArticles(count)}`;
export const copyLink = 'Kopiér link';
export const share = 'Del';
export const sendByMail = 'Send pr. e-mail';
export const linkCopied = 'Linket er kopieret.';
export const copyRefused = (url: string) =>
  `Linket blev ikke kopieret. Du kan kopiere det her: ${url}`;
export const onReadingList = 'Gemt på læselisten.';
export const offReadingList = 'Fjernet fra læselisten.';

// The path
const NUMBERS = [
  'ét',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'syv',
  'otte',
  'ni',
  'ti',
  'elleve',
  'tolv',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) => `${thePath}: ${numberInWords(count)} trin`;
export const beginPath = 'Begynd med trin 1';
export const goOnWithStep = (step: number) => `Fortsæt med trin ${step}`;
export const walkPathAgain = 'Begynd forfra med trin 1';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min.`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Med artiklen ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min. øvelse · ${article}\u00a0min. læsning`;
export const done = 'Gennemført';
export const doneMark = ', gennemført';
export const stepTitle = (step: number, title: string) => `Trin ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Trin ${step} af ${steps}`;
export const practiceLasts = (minutes: number) => `Øvelse · ${minutes}\u00a0min.`;
export const readWithStep = 'Læsning til dette trin';
export const next = 'Næste';
export const endOfPath = 'Dette er det sidste trin';
export const pathAndLibrary = 'Forløbet og biblioteket';
export const markDone = 'Markér som gennemført';
export const markNotDone = 'Fjern markeringen';
export const doneAndKept = 'Markeret som gennemført i denne browser.';
export const notDone = 'Ikke længere markeret som gennemført.';
export const theLibrary = 'Biblioteket';

// The calendar file for a week of a practice
export const practiseForWeek = 'Øv dig en hel uge';
export const weekIs =
  'Læg øvelsen ind i din kalender syv dage i træk. Din browser laver selv filen, og der bliver ikke sendt noget.';
export const weekTime = 'Tidspunkt';
export const saveWeek = 'Gem kalenderfilen';
export const weekIsSaved = (time: string, day: string) =>
  `Din browser gemmer filen. Åbn den for at lægge øvelsen ind i din kalender: hver dag i en uge kl.\u00a0${time} fra den ${day}.`;

// Practices
export const pause = 'Pause';
export const goOn = 'Fortsæt';
export const paused = 'Sat på pause.';
export const breathPhases = { in: 'Ånd ind', hold: 'Hold vejret', out: 'Ånd ud' };
export const pace = 'Tempo';
export const paceEven = 'Jævnt: 4 sekunder ind, 4 ud';
export const paceLongOut = 'Længere udånding: 4 sekunder ind, 6 ud';
export const pacePause = 'Med pause: 4 sekunder ind, hold vejret i 2, 6 ud';
export const startPacer = 'Start cirklen';
export const breaths = (count: number) => numbered(count, 'åndedrag', 'åndedrag');
export const pacerFallsSilent = 'Cirklen fortsætter uden oplæsning.';
export const fullView = 'Fuld skærm';
export const leaveFullView = 'Luk fuld skærm';
export const bell = 'Klokke';
export const bellClear = 'Normal';
export const bellSoft = 'Dæmpet';
export const bellSilent = 'Lydløs';
export const sittingIs = {
  ready: 'Stoppet.',
  running: 'Uret går.',
  paused,
  over: 'Tiden er gået.',
};
export const sittingActions = {
  ready: 'Start uret',
  running: pause,
  paused: goOn,
  over: 'Nulstil',
};
export const practicesWithoutScript = {
  breathing:
    'Cirklen kræver JavaScript. Uden det kan du selv tælle sekunderne i et af disse tempoer:',
  sitting: (minutes: number) =>
    `Uret kræver JavaScript. Uden det kan du sætte et vækkeur til at ringe om ${numbered(minutes, 'minut', 'minutter')}.`,
  writing: 'Skrivefeltet kræver JavaScript. Uden det kan du skrive på papir.',
};
export const minutesFault = 'Vælg et helt antal minutter fra 1 til 60.';
export const timeLeft = 'Resterende tid';
export const minutes = 'Minutter';
export const endHere = 'Stop';
export const journalKeep = 'Gem i denne browser';
export const journalPlace = `Det, du skriver, går tabt, når du forlader siden, medmindre du trykker på »${journalKeep}«.`;
export const journalKept = 'Gemt i denne browser.';
export const journalIsEmpty = 'Du har ikke skrevet noget endnu.';
export const journalTooLong = 'Ikke gemt: Teksten er for lang.';
export const journalOtherQuestion = 'Et andet spørgsmål';
export const journalQuestion = (question: string) =>
  `Her er et nyt spørgsmål. Hvis du gemmer din tekst, bliver den gemt sammen med det forrige: »${question}«`;
export const journalExcess = (letters: number, max: number) =>
  `Teksten er ${inDanish(letters)} tegn for lang: En note har plads til højst ${inDanish(max)}. Der bliver ikke skåret noget væk. Forkort teksten, eller gem den som flere noter.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Ingen noter fra dette trin endnu.'
    : `${countedNotes(count)} fra dette trin er gemt.`;
export const readNotes = 'Læs eller slet dine noter';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Ikke gemt: Websitet ville ikke kunne læse det igen. ${report}`;
export const notKeptBlocked = 'Ikke gemt: Denne browser lader ikke websitet gemme noget.';
export const notKeptFull = 'Ikke gemt: Denne browser har ikke mere plads til dette website.';
export const notKeptDamaged =
  'Beskadigede data optager noget af pladsen. Du kan gemme dem som en fil og slette dem under »Indstillinger«.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'et tidspunkt, f.eks. 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `højst ${inDanish(max)} tegn`;
export const expectedAddress = 'adressen på en artikel';
export const expectedTitle = 'artiklens titel';
export const expectedArticle = 'en artikel: path, title, kept';
export const expectedStep = 'navnet på et trin';
export const expectedQuestion = 'spørgsmålet';
export const expectedText = 'den skrevne tekst';
export const expectedNote = 'en note: step, prompt, text, kept';
export const expectedSteps = 'de gennemførte trin';
export const expectedArticles = 'en liste over artikler';
export const expectedNotes = 'en liste over noter';
export const expectedNotebook = 'en eksporteret fil: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} har mere end ${numbered(count, 'ugyldigt felt', 'ugyldige felter')}. De første ${inDanish(count)} er:`
    : `${file} har ${numbered(count, 'ugyldigt felt', 'ugyldige felter')}:`;
export const expected = (value: string) => `forventet: ${value}`;
export const received = (value: string) => `fundet: ${value}`;
export const problemWords = {
  whole: '(hele filen)',
  nothing: 'intet',
  unknown: 'intet felt med dette navn',
};
export const noJson = (name: string) => `${name}: forventede JSON, fandt noget andet`;

// Preferences
export const textOfArticles = 'Tekststørrelse og linjeafstand';
export const textSize = 'Størrelse';
export const textSizes = { small: 'Mindre', '': 'Normal', large: 'Større', largest: 'Størst' };
export const lineSpacing = 'Linjeafstand';
export const lineSpacings = { '': 'Normal', wide: 'Stor' };
export const textSample =
  'Sådan ser en artikel ud med dit valg. Billedtekster og fodnoter ændrer sig også; menuer og lister over artikler er uændrede.';
export const preferencesNeedScript =
  'Kun din browser ved, hvad der er gemt i den, og uden JavaScript kan denne side ikke vise det. Når JavaScript er slået fra, kan der ikke gemmes noget nyt. Det, du har gemt tidligere, er her stadig.';
export const keptHere = 'Gemt i denne browser';
export const kept = 'Gemt';
export const nothingKept = 'Intet endnu';
export const progress = 'Fremskridt i forløbet';
export const yourProgress = 'Dine trin';
export const progressIs = 'Hvilke trin du har markeret som gennemført, og hvornår.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Ingen trin er markeret som gennemført endnu.',
  space,
  path('Her begynder forløbet'),
  '.',
];
export const doneOn = (day: string) => `Gennemført den ${day}`;
export const readingList = 'Læseliste';
export const yourReadingList = 'Din læseliste';
export const readingListIs = 'Artikler, som du har gemt.';
export const readingListIsEmpty = `Ingen artikler er gemt endnu. Åbn en artikel, og tryk på »${saveForLater}«.`;
export const takeOffList = 'Fjern fra læselisten';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Vis ${more === 1 ? '1 til' : `de sidste ${inDanish(more)}`}`
    : `Vis yderligere ${inDanish(more)} af ${inDanish(hidden)}`;
export const notes = 'Noter';
export const yourNotes = 'Dine noter';
export const notesAre = 'Det, du har skrevet ved et trin og valgt at gemme.';
export const notesAreEmpty =
  'Ingen noter endnu. Ved nogle trin i forløbet er der plads til at skrive.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Lyst eller mørkt, hvis du har valgt et af dem.';
export const textOfArticlesIs = 'Tekststørrelse og linjeafstand, hvis du har ændret dem.';
export const donationRest = 'Opfordring til støtte';
export const donationRestIs =
  'Hvornår du sidst lukkede den, så den ikke vender tilbage for hurtigt.';
export const consentAnswer = 'Dit svar om annoncer';
export const consentAnswerIs = 'De netværk, du har accepteret, og dagen for dit svar.';
export const countedSteps = (count: number) =>
  numbered(count, 'gennemført trin', 'gennemførte trin');
export const countedArticles = (count: number) => numbered(count, 'artikel', 'artikler');
export const countedNotes = (count: number) => numbered(count, 'note', 'noter');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} og ${notes}`;

// Erasing. The names of erased data complete “Du er ved at slette …”.
export const erase = 'Slet';
export const eraseIt = 'Slet';
export const eraseNote = 'Slet denne note';
export const eraseNoteOf = (opening: string) => `Slet denne note: ${opening}`;
export const eraseEverything = 'Slet alt';
export const eraseKind = (title: string) => `Slet: ${title}`;
export const progressToErase = (steps: string) => `dine fremskridt i forløbet (${steps})`;
export const readingListToErase = (articles: string) => `din læseliste (${articles})`;
export const notesToErase = (count: number) =>
  count === 1
    ? 'din note'
    : count === 2
      ? 'begge dine noter'
      : `alle dine ${inDanish(count)} noter`;
export const colourSchemeToErase = 'dit valg af farvetema';
export const textOfArticlesToErase = 'dit valg af tekststørrelse og linjeafstand';
export const donationRestToErase = 'tidspunktet, hvor du lukkede opfordringen til støtte';
export const consentAnswerToErase = 'dit svar om annoncer';
export const noteToErase = (opening: string) => `den note, der begynder med ${opening}`;
export const unreadableToErase = 'det, der ikke kunne læses';
export const holdingsToReplace = (here: string, file: string) =>
  `det, der er gemt i denne browser (${here}), med indholdet af filen (${file})`;
export const confirmations = {
  erase: {
    question: 'Vil du slette det for altid?',
    warning: (what: string) => `Du er ved at slette ${what}. Det kan ikke fortrydes.`,
    button: 'Slet',
  },
  replace: {
    question: 'Vil du erstatte det, der er her?',
    warning: (what: string) => `Du er ved at erstatte ${what}. Det kan ikke fortrydes.`,
    button: 'Erstat',
  },
};
export const cancel = 'Annullér';
export const erased = 'Slettet.';

// Export and import of the stored data
export const takeWithYou = 'Eksport og import';
export const fileIs =
  'Gem dine fremskridt, din læseliste og dine noter som en fil. Du kan importere filen igen her eller i en anden browser.';
export const exportFile = 'Eksportér til en fil';
export const nothingToExport = 'Der er ikke noget at eksportere endnu.';
export const fileExported = 'Din browser gemmer filen.';
export const importFile = 'Importér fra en fil';
export const fileImported = 'Færdig. Det, der var i filen, er nu gemt i denne browser.';
export const fileRefused =
  'Filen kan ikke bruges: Den skal være eksporteret fra dette website. Intet er ændret.';
export const fileTooLarge = 'Filen er for stor (mere end 5\u00a0MB). Intet er ændret.';
export const fileGone =
  'Din browser kunne ikke læse filen. Måske er den blevet flyttet eller ændret. Her er intet ændret.';
export const fileFaults = 'Fejl i filen';
export const fileAndBrowser = (file: string, browser: string) =>
  `I filen er der ${file}. I denne browser er der ${browser}.`;
export const addToThis = 'Tilføj filens indhold';
export const replaceAll = 'Erstat det, der er her';
export const saveAsFile = 'Gem som en fil';
export const unreadable =
  'Noget, der tidligere blev gemt her, kan ikke læses. Du kan gemme det som en fil eller slette det. Hvis du gemmer noget nyt, bliver det gamle lagt til side og går ikke tabt.';
export const setAside =
  'Noget, der ikke kunne læses, er lagt til side. Du kan gemme det som en fil eller slette det.';

// Search
export const searchDescription = (site: string) =>
  `Søg i alle artikler, emner og sider på ${site}.`;
export const searchLead = 'Søg i alle artikler, øvelser og sider.';
export const searchNeedsScript =
  'Søgningen kræver JavaScript, som er slået fra i din browser. Du kan stadig finde artikler efter emne eller gennemse listen over alle sider.';
export const pagesNeedNoScript =
  'Søgningen kræver JavaScript, som er slået fra i din browser. Du kan stadig gennemse listen over alle sider.';
export const byTopic = 'Efter emne';
export const allPages = 'Alle sider';
export const searchFor = 'Søg efter';
export const searchTitle = (words: string, title: string) => `»${words}«: ${title}`;
export const searchNow = 'Søg';
export const searching = 'Søger\u00a0…';
export const searchFailed = 'Søgningen virker ikke lige nu.';
export const nothingFound = <Node>(searched: Node) => ['Ingen resultater for ', searched, '.'];
export const searchOther = 'Prøv et andet ord, eller begynd med et af disse emner.';
export const searchOtherWord = 'Prøv et andet ord.';
export const resultCount = (count: number) => numbered(count, 'resultat', 'resultater');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} for `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Viser i stedet ', ...results, '.'];
export const showMore = 'Vis flere resultater';
export const searchedSince = (day: string) =>
  `Søgningen dækker artikler fra den ${day} og frem. Vælg flere år for også at søge i ældre artikler.`;
export const allYears = 'Alle år';
export const stepOfPath = (step: number) => `Trin ${step} i forløbet`;
export const page = 'Side';
export const findPage = 'Find en side ud fra titlen';
export const pagesFailed = 'Listen over sider kunne ikke indlæses.';
export const looking = 'Søger\u00a0…';
export const pagesFound = (count: number) => numbered(count, 'side', 'sider');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Ingen titel passer. ',
  search(`Søg efter »${words}« på hele websitet`),
  '.',
];

// The sitemap
export const sitemapLead = 'Alle sider på dette website.';
export const sitemapDescription = (site: string) =>
  `Alt på ${site}: sider, emner, bloggen og alle artikler.`;
export const shortSitemapDescription = (site: string) => `Alle sider på ${site}.`;
export const sitemapOf = (part: string) => `Oversigt: ${part}`;
export const partLead = 'En del af listen over alle sider.';
export const partDescription = (site: string, part: string) =>
  `En del af siderne på ${site}: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, del ${part}`;
export const byYear = 'Artikler efter år';
export const months = 'Måneder';
export const backTo = (title: string) => `Tilbage til: ${title}`;
export const home = 'Forside';
export const authors = 'Skribenter';

// Contact
export const mail = 'E-mail';
export const noWay = 'Vi kan ikke modtage beskeder endnu.';
export const inPublic = 'Offentligt';
export const trackerAt = (host: string) => `Issue-tracker på ${host}`;
export const everybodyReads = 'Det, du skriver der, er offentligt.';
export const contactPage = 'kontaktsiden';
export const contactForm = 'formularen på kontaktsiden';
export const writeTo = <Node>(address: Node) => ['Skriv til ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Skriv til os via ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Skriv til ',
  address,
  ', eller brug ',
  form,
  '.',
];
export const issueTracker = 'offentlige issue-tracker';
export const writeInPublic = <Node>(tracker: Node) => [
  'Du kan skrive i vores ',
  tracker,
  ', hvor alle kan læse det.',
];
export const otherWays = <Node>(page: Node) => [
  'På ',
  page,
  ' kan du se, hvordan du kommer i kontakt med os.',
];
export const formGoesTo = (host: string) =>
  `Det, du sender med kontaktformularen, går til en tjeneste på ${host}, som sender det videre til os.`;
export const issuesArePublic = (host: string) =>
  `Det, du skriver i issue-trackeren på ${host}, er offentligt, og privatlivspolitikken for ${host} gælder for det.`;
export const post = 'Postadresse';
export const elsewhere = 'Andre steder';
export const help = 'Hjælp i dit land';
export const emergency = 'Ring til det lokale alarmnummer, hvis der er akut fare.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' viser land for land, hvor du kan ringe eller skrive hen, når det er svært. Vi har senest tjekket det den ',
  day,
  '.',
];
export const allRequired = 'Alle felter skal udfyldes.';
export const yourName = 'Dit navn';
export const yourMail = 'Din e-mailadresse';
export const yourMessage = 'Din besked';
export const sendMessage = 'Send beskeden';

// Errors
export const notFound = 'Siden blev ikke fundet';
export const notFoundDescription =
  'Der er ingen side på denne adresse. Her er nogle sider, som du måske leder efter.';
export const notFoundTitle = 'Ups! Siden blev ikke fundet';
export const notFoundText =
  'Siden kan være flyttet, eller der kan være en tastefejl i adressen. Måske er en af siderne herunder den rigtige.';
export const nearestPages = 'Leder du efter en af disse?';
export const resources = 'Kom i gang';
export const serverError = 'Uventet fejl';
export const serverErrorDescription = 'Noget gik galt på serveren. Prøv igen om lidt.';
export const failure = 'Uventet fejl';
export const failureText =
  'Beklager, her gik noget galt. Alt, hvad du har gemt i denne browser, er der stadig.';
export const reloadPage = 'Genindlæs siden';

// Advertising
export const nothingLoaded = 'Ingen annonce her endnu.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Spring annoncen over';
export const chooseNetworks = 'Vælg';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – tryk på Tab for at gå til opfordringen eller på Escape for at lukke den.`;
export const transferTo = (name: string) => `Bankoverførsel til ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Annoncer';
export const answeredNot =
  'Du har ikke svaret endnu, så intet netværk, der kræver dit samtykke, har indlæst noget.';
export const answeredByPlatform = (platform: string) =>
  `${platform}, som spørger på vegne af dette website, har registreret dit svar for denne browser. Du kan når som helst ændre det der.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `Privatlivsindstillingerne hos ${platform} kunne ikke åbnes. Prøv igen om lidt, eller se i tjenestens `,
  policy('privatlivspolitik'),
  ', hvordan du kontakter den.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Du svarede den ',
  day,
  `. Vi spørger igen ${monthsLong(months)} senere. Du kan når som helst ændre dit svar, og ændringen gælder med det samme.`,
];
export const answeredByBrowser =
  'Din browser sender signalet Global Privacy Control. Det behandler vi som et afslag: Intet netværk, der kræver dit samtykke, bliver kontaktet, og du bliver ikke spurgt. Vil du vælge her, skal du slå signalet fra for dette website.';
export const gpcRestricts =
  'Din browser sender signalet Global Privacy Control. Selv om du accepterer, er annoncerne derfor ikke målrettet dig, og kun netværk, der understøtter det, bliver kontaktet.';
export const openPlatform = (platform: string) => `Åbn privatlivsindstillingerne hos ${platform}`;
export const acceptAll = 'Acceptér alle';
export const refuseAll = 'Afvis alle';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Privatlivspolitik',
  hidden(` for ${name}`),
];

// The privacy page
export const noNetworks =
  'Der er ikke tilføjet noget annoncenetværk på dette website. Hvis udgiveren tilføjer et netværk, vil denne side oplyse, hvad det modtager, og hvad det gemmer. Hvor der kræves samtykke, vil netværket først indlæse noget, når du har givet det.';
export const networksFill = (count: number) =>
  `${count === 1 ? 'Dette netværk' : 'Disse netværk'} kan udfylde annoncefelter på dette website:`;
export const itReceives = (data: string) => `Netværket modtager ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Netværkets forespørgsler indeholder også værdier, der beskriver siden, under nøglerne ${new Intl.ListFormat('da').format(keys)}.`;
export const codeRuns = {
  frame:
    'Netværkets kode kører i en lukket ramme: Koden kan hverken læse siden omkring rammen eller gemme noget i rammen.',
  'second-host':
    'Netværkets kode kører i en ramme fra en anden af udgiverens adresser: Koden kan ikke læse siden omkring rammen, men kan gemme data under den adresse.',
  inline: 'Netværkets kode kører på selve siden og kan derfor læse den.',
};
export const codeRunsOn = (host: string) =>
  `Netværkets kode kører i en ramme fra en anden af udgiverens adresser, ${host}: Koden kan ikke læse siden omkring rammen, men kan gemme data under den adresse.`;
export const learnsPage =
  'Netværket får at vide, hvilken adresse og type siden har, og hvilke emner den handler om.';
export const serversSetCookies =
  'De servere, som netværket kontakter, kan stadig sætte deres egne cookies, i det omfang din browser tillader det.';
export const neverAsked =
  'Netværket gemmer intet i din browser og indlæses, uden at du bliver spurgt.';
export const askedFirst = 'Netværket indlæser intet, før du har givet samtykke.';
export const askedByPlatform = (platform: string) =>
  `Når ${platform} vurderer, at loven kræver dit samtykke, indlæser netværket intet, før du har givet det.`;
export const platformAsks = (platform: string) =>
  `Spørgsmålet stilles af ${platform}. Tjenestens script kører på de sider af dette website, der har brug for dit svar, og kan derfor læse de sider. Tjenesten får at vide, at du er her, gemmer dit svar i din browser og giver det videre til netværkene.`;
export const refusalIsFree =
  'Intet netværk, der kræver dit samtykke, bliver kontaktet, før du har svaret. Det koster dig ikke noget at afvise.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Du kan når som helst ændre dit svar under ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'Det, et netværk har gemt under andre adresser end dette websites, bliver liggende, til det udløber, eller du sletter det i din browsers indstillinger.';
export const refusedByBrowser =
  'Hvis din browser sender signalet Global Privacy Control, gælder det som et afslag, og du bliver ikke spurgt.';
export const restrictedByBrowser =
  'Hvis din browser sender signalet Global Privacy Control, er annoncer begrænset, selv om du accepterer.';
export const restrictedByPlatform = (platform: string) =>
  `Hvis du hos ${platform} modsætter dig salg eller deling af dine data, er annoncer begrænset.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Signalet Global Privacy Control begrænser annoncer, hvor ${platform} finder, at GDPR ikke gælder, og gælder alle andre steder som et afslag.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `Begrænsede annoncer er ikke målrettet dig og kommer kun fra ${new Intl.ListFormat('da').format(names)}.`
    : 'Så bliver intet netværk, der kræver dit samtykke, kontaktet.';
export const keptByNobody = 'Intet netværk gemmer noget i din browser.';
export const keptByNetworks = 'Når netværkene er indlæst, kan de gemme dette i din browser:';
export const keptTable = 'Tabel: hvad netværkene gemmer';
export const keptColumns = {
  name: 'Navn',
  network: 'Netværk',
  purpose: 'Formål',
  lifetime: 'Varighed',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` indeholder dit svar på spørgsmålet om annoncer, når du har givet det: dagen, de netværk, du har tilladt, og hvilken liste over netværk du blev spurgt om. Efter ${monthsLong(months)}, eller når listen ændres, gælder svaret ikke længere, og du bliver spurgt igen.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` indeholder et tal, der er beregnet ud fra dit svar hos ${platform}, så en side, du vender tilbage til, opdager et nyt svar. Det siger hverken, hvem du er, eller hvornår du svarede.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `${new Intl.ListFormat('da').format(names)} får besked om din tilladelse, når du har givet den.`;

// Services
export const newsletterTitle = 'Nye artikler på e-mail';
export const newsletterMessage =
  'Efterlad din adresse, så skriver vi til dig, når der er noget nyt at læse.';
export const subscribe = 'Tilmeld';
export const confirmsFirst =
  'Du får først en e-mail med et link. Vi skriver først til dig, når du har åbnet linket.';
export const addressGoesTo = <Node>(company: Node) => ['Din adresse sendes til ', company, '.'];
export const mailFault = 'Skriv en e-mailadresse, for eksempel navn@example.org.';
export const subscribeAt = (host: string) => `Tilmeld dig på ${host}`;
export const comments = 'Kommentarer';
export const showComments = 'Vis kommentarer';
export const discussAt = (host: string) => `Tal om artiklen på ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Dette website bruger denne tjeneste:' : 'Dette website bruger disse tjenester:';
export const newsletterReceives =
  'Hvis du sender nyhedsbrevets formular, modtager tjenesten din e-mailadresse, din IP-adresse og oplysninger om, hvilken slags browser du bruger. Inden da modtager den intet.';
export const linkOnly = 'Websitet linker kun til den.';
export const counterReceives =
  'Tjenesten tæller, hvilke sider der bliver åbnet. Hver gang modtager den sidens adresse, den side, der førte dertil, din IP-adresse og oplysninger om, hvilken slags browser du bruger.';
export const countsAtOnce = 'Den gemmer intet i din browser og tæller, uden at du bliver spurgt.';
export const countsOnceAllowed =
  'Den gemmer intet i din browser og får intet at vide, før du har givet samtykke.';
export const heedsSignals =
  'Hvis din browser sender Global Privacy Control eller Do Not Track, bliver dit besøg ikke talt med.';
export const runsOnOwnHost = (host: string) =>
  `Den kører på en server, der hører til dette website: ${host}.`;
export const commentsReceive =
  'Kommentarerne indlæses først, når du trykker på knappen under en artikel. Derefter får tjenesten at vide, hvilken artikel du læser, din IP-adresse og hvilken slags browser du bruger, og den kan gemme noget i din browser.';
export const companiesTitle = 'Må andre virksomheder få at vide, at du er her?';
export const companiesMessage =
  'Virksomhederne herunder får at vide, at du er her, og hvilke sider du læser. De indlæser intet, medmindre du accepterer, og alt andet virker, uanset hvad du svarer.';
export const companies = 'Andre virksomheder';
export const companiesAnswer = 'Dit svar om andre virksomheder';
export const companiesAnswerToErase = 'dit svar om andre virksomheder';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` indeholder dit svar på spørgsmålet om andre virksomheder, når du har givet det: dagen, de virksomheder, du har tilladt, og hvilken liste over virksomheder du blev spurgt om. Efter ${monthsLong(months)}, eller når listen ændres, gælder svaret ikke længere, og du bliver spurgt igen.`,
];
