/*
 * The UI strings in Dutch. The comments in `en.ts` say where each string stands. The reader is
 * addressed as "je". Titles are written like sentences, so the noun of the site is in lower case.
 */

export const language = 'nl';

const inDutch = (count: number) => count.toLocaleString('nl');
const numbered = (count: number, one: string, more: string) =>
  `${inDutch(count)}\u00a0${count === 1 ? one : more}`;
const monthsLong = (months: number) => (months === 1 ? 'een maand' : `${months}\u00a0maanden`);

/**
 * Returns a noun as within a sentence: each word in lower case, except words with more than one
 * capital letter, which are names or abbreviations. "IJ" is one letter: "IJsbaden" is no name.
 */
export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) =>
      /\p{Lu}.*\p{Lu}/u.test(word.replace(/^IJ/, 'I')) ? word : word.toLocaleLowerCase('nl'),
    )
    .join(' ');

export const quoted = <Node>(text: Node) => ['‘', text, '’'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = 'Verander je wereld met {product}';
export const startJourney = 'Ga op pad';
export const trust = 'Je vertrouwde plek voor persoonlijke groei en {product}.';
export const joinCommunity = 'Doe mee';
export const donateNow = 'Doneer nu';
export const later = 'Later';
export const consentTitle = 'Mogen we je advertenties laten zien?';
export const consentMessage =
  'Advertenties bekostigen deze site. Als je dat toestaat, komen de netwerken hieronder te weten dat je hier bent. Zonder je toestemming laden ze niets, en de rest van de site werkt hoe dan ook.';
export const networkReceives =
  'je IP-adres, het soort browser dat je gebruikt en het adres van deze site';

// On several pages
export const accept = 'Toestaan';
export const refuse = 'Weigeren';
export const accessibility = 'Toegankelijkheid';
export const advertisement = 'Advertentie';
export const numberedAdvertisement = (id: number) => `Advertentie ${id}`;
export const titledAdvertisement = (title: string) => `Advertentie: ${title}`;
export const allArticles = 'Alle artikelen';
export const articles = 'Artikelen';
export const blog = 'Blog';
export const languages = 'Talen';
export const colourScheme = 'Kleurenschema';
export const preferences = 'Voorkeuren';
export const privacy = 'Privacy';
export const returnHome = 'Naar de voorpagina';
export const search = 'Zoeken';
export const sitemap = 'Overzicht';
export const thePath = 'Het pad';
export const topic = 'Thema';
export const topics = 'Thema’s';
export const tryAgain = 'Opnieuw proberen';
export const tryingAgain = 'Nieuwe poging…';
export const privacyPolicyOf = (name: string) => `Privacyverklaring van ${name}`;

export const needs = 'Wat brengt je hier?';

// The header and the footer of every page
export const skipToContent = 'Naar de inhoud';
export const mainNavigation = 'Hoofdmenu';
export const menu = 'Menu';
export const schemes = { system: 'Systeem', light: 'Licht', dark: 'Donker' };
export const quickLinks = 'Direct naar';
export const legal = 'Juridisch';
export const partners = 'Partners';
export const partnersNote =
  'Sites die wij steunen, of die ons steunen. De links zijn gemarkeerd als gesponsord.';
export const opensInNewTab = '(opent in een nieuw tabblad)';
export const terms = 'Voorwaarden';
export const advertisingChoices = 'Advertentiekeuzes';

// The home page
export const featuredArticles = 'Uitgelicht';
export const newestArticles = 'Nieuwste artikelen';
export const followSite = 'Nieuwe artikelen via RSS';
export const followTopic = 'Nieuwe artikelen over dit thema via RSS';
export const communityStories = 'Verhalen uit de community';
export const allStories = 'Alle verhalen';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Community',
  summary: `Lezers van ${site} vertellen hun verhaal, in hun eigen woorden.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Contact',
  summary: `Hoe je de mensen achter ${site} bereikt.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Voorkeuren',
  summary: `Wat deze browser op ${site} voor je bewaart. Niets daarvan wordt naar ons gestuurd.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Wegwijzer',
  summary: `Persoonlijke groei en ${noun}: waar je kunt beginnen.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Er is nog niets verschenen.';
export const resourcesAreEmpty = 'De eerste gidsen en oefeningen komen hier te staan.';
export const topicIsEmpty = 'Over dit thema is nog niets verschenen.';
export const searchIsEmpty = 'Er valt nog niets te doorzoeken.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Er zijn nog geen verhalen. Heb je er een te vertellen? Kijk dan op de ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Nieuwste';
export const blogLead = 'Alle artikelen, de nieuwste eerst.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: alle artikelen over persoonlijke groei en ${noun}, de nieuwste eerst.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: oudere artikelen over persoonlijke groei en ${noun}, archiefpagina ${page}.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, archiefpagina ${page}`;
export const articlesBetween = (first: string, last: string) =>
  `Artikelen van ${first === last ? first : `${first} tot en met ${last}`}. De archiefpagina’s zijn genummerd vanaf de oudste.`;
export const pages = 'Pagina’s';
export const newerArticles = 'Nieuwere artikelen';
export const olderArticles = 'Oudere artikelen';
export const authorIsNew = 'Onder deze naam zijn nog geen artikelen verschenen.';
export const sample = 'voorbeeld';
export const samplesNote =
  'Verhalen waar ‘voorbeeld’ bij staat, zijn verzonnen. Verhalen van lezers komen ervoor in de plaats.';
export const storyOf = (name: string) => `Het verhaal van ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min leestijd`;
const kinds = {
  essay: 'essay',
  practice: 'oefening',
  guide: 'gids',
  feature: 'achtergrond',
  explainer: 'uitleg',
  question: 'vraag en antwoord',
  'reading-list': 'leestips',
  'case-study': 'verzonnen casus',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min leestijd`;
export const madeUpCase = 'Verzonnen casus';
export const sponsoredBy = <Node>(sponsor: Node) => ['Gesponsord door ', sponsor];
export const affiliateLinks =
  'Deze tekst bevat affiliatelinks: als je via zo’n link iets koopt, ontvangen we mogelijk een commissie.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Inhoud';
export const by = <Node>(author: Node) => ['Door ', author];
/**
 * "De redactie van Daymark" has a small letter within a sentence. The surname "De Vries" and the name
 * of a site, such as "De steiger", have not.
 */
export const nameInText = (name: string) =>
  name.replace(/^(De|Het) (?=\p{Ll}+ van )/u, (article) => article.toLowerCase());
export const partOf = (part: number, parts: number, series: string) =>
  `Deel ${part} van ${parts} in de reeks ‘${series}’`;
export const theGuides = 'De gidsen';
export const guideOf = (part: number, parts: number) => `Gids ${part} van ${parts}`;
export const previousPart = <Node>(part: Node) => ['Vorig deel: ', part];
export const nextPart = <Node>(part: Node) => ['Volgend deel: ', part];
export const sources = 'Bronnen';
export const sourcesRead =
  'Bij elk werk vermelden we hoeveel we ervan hebben gelezen. Een samenvatting is een abstract, een recensie of een verslag.';
const readParts = { whole: 'het hele werk', part: 'een deel', summary: 'een samenvatting' };
export const sourceRead = (read: keyof typeof readParts) => `We lazen ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Laatst gewijzigd op ', day];
export const textEdited = <Node>(day: Node) => ['Tekst laatst bewerkt op ', day];
export const textReviewed = <Node>(day: Node) => ['Tekst laatst gecontroleerd op ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Bronnen laatst gecontroleerd op ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Tekst bewerkt en bronnen gecontroleerd op ',
  day,
];
export const corrections = 'Correcties';
export const nextReading = 'Lees verder';
export const table = (number: number) => `Tabel ${number}`;
export const taskDone = 'Gedaan';
export const taskOpen = 'Niet gedaan';
export const code = (number: number) => `Code ${number}`;
export const formula = (number: number) => `Formule ${number}`;
export const gallery = (number: number) => `Galerij ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Terug' : `Terug (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} naar noot ${note} in de tekst`;

// Audio and video
export const playFilm = 'Video afspelen';
export const contactsHost = (host: string) => `Wordt geladen vanaf ${host}`;
export const watchOn = (service: string) => `Bekijken op ${service}`;
export const theFile = 'Bestand openen';
export const transcript = 'Uitgeschreven tekst';

// Saving and sharing an article
export const saveForLater = 'Op leeslijst zetten';
export const chooseTextSize = 'Tekstgrootte';
export const savedArticles = (count: number) => `Leeslijst: ${countedArticles(count)}`;
export const copyLink = 'Link kopiëren';
export const share = 'Delen';
export const sendByMail = 'Per e-mail sturen';
export const linkCopied = 'Link gekopieerd.';
export const copyRefused = (url: string) =>
  `De link is niet gekopieerd. Je kunt hem hier kopiëren: ${url}`;
export const onReadingList = 'Op je leeslijst gezet.';
export const offReadingList = 'Van je leeslijst gehaald.';

// The path
const NUMBERS = [
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) =>
  `${thePath}: ${numberInWords(count)} ${count === 1 ? 'stap' : 'stappen'}`;
export const beginPath = 'Begin met stap 1';
export const goOnWithStep = (step: number) => `Ga verder met stap ${step}`;
export const walkPathAgain = 'Begin opnieuw met stap 1';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Met het artikel ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min oefenen · ${article}\u00a0min lezen`;
export const done = 'Gedaan';
export const doneMark = ', gedaan';
export const stepTitle = (step: number, title: string) => `Stap ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Stap ${step} van ${steps}`;
export const practiceLasts = (minutes: number) => `Oefening · ${minutes}\u00a0min`;
export const readWithStep = 'Lees bij deze stap';
export const next = 'Hierna';
export const endOfPath = 'Dat was de laatste stap';
export const pathAndLibrary = 'Het pad en de bibliotheek';
export const markDone = 'Markeren als gedaan';
export const markNotDone = 'Markeren als niet gedaan';
export const doneAndKept = 'Gemarkeerd als gedaan. Deze browser onthoudt het.';
export const notDone = 'Niet meer gemarkeerd als gedaan.';
export const theLibrary = 'De bibliotheek';

// The calendar file for a week of a practice
export const practiseForWeek = 'Oefen een week lang';
export const weekIs =
  'Zet deze oefening zeven dagen achter elkaar in je agenda. Je browser maakt het bestand; er wordt niets verstuurd.';
export const weekTime = 'Tijdstip';
export const saveWeek = 'Agendabestand opslaan';
export const weekIsSaved = (time: string, day: string) =>
  `Opgeslagen. Open het bestand om deze oefening in je agenda te zetten: een week lang elke dag om ${time}\u00a0uur, vanaf ${day}.`;

// Practices
export const pause = 'Pauzeren';
export const goOn = 'Doorgaan';
export const paused = 'Gepauzeerd.';
export const breathPhases = { in: 'Adem in', hold: 'Houd vast', out: 'Adem uit' };
export const pace = 'Tempo';
export const paceEven = 'Gelijkmatig: 4 seconden in, 4 uit';
export const paceLongOut = 'Langer uit: 4 seconden in, 6 uit';
export const pacePause = 'Met adempauze: 4 seconden in, 2 vasthouden, 6 uit';
export const startPacer = 'Cirkel starten';
export const breaths = (count: number) => numbered(count, 'ademhaling', 'ademhalingen');
export const pacerFallsSilent = 'De cirkel gaat verder zonder gesproken aanwijzingen.';
export const fullView = 'Volledig scherm';
export const leaveFullView = 'Volledig scherm sluiten';
export const bell = 'Bel';
export const bellClear = 'Helder';
export const bellSoft = 'Zacht';
export const bellSilent = 'Stil';
export const sittingIs = {
  ready: 'Timer gestopt.',
  running: 'De timer loopt.',
  paused,
  over: 'De tijd is om.',
};
export const sittingActions = {
  ready: 'Timer starten',
  running: pause,
  paused: goOn,
  over: 'Opnieuw instellen',
};
export const practicesWithoutScript = {
  breathing:
    'De cirkel heeft JavaScript nodig. Tel anders zelf de seconden, in een van deze tempo’s:',
  sitting: (minutes: number) =>
    `De timer heeft JavaScript nodig. Zet anders een kookwekker op ${numbered(minutes, 'minuut', 'minuten')}.`,
  writing: 'Het schrijfveld heeft JavaScript nodig. Schrijf anders op papier.',
};
export const minutesFault = 'Vul een geheel getal in, van 1 tot en met 60.';
export const timeLeft = 'Resterende tijd';
export const minutes = 'Minuten';
export const endHere = 'Stoppen';
export const journalKeep = 'In deze browser bewaren';
export const journalPlace = `Wat je schrijft, gaat verloren als je deze pagina verlaat, tenzij je op ‘${journalKeep}’ drukt.`;
export const journalKept = 'In deze browser bewaard.';
export const journalIsEmpty = 'Je hebt nog niets geschreven.';
export const journalTooLong = 'Dit is niet bewaard: het is te lang.';
export const journalOtherQuestion = 'Andere vraag';
export const journalQuestion = (question: string) =>
  `De vraag hierboven is nieuw. Wat je hebt geschreven, hoort nog bij de vorige vraag: ‘${question}’`;
export const journalExcess = (letters: number, max: number) =>
  `${numbered(letters, 'teken', 'tekens')} te veel: een notitie bevat hoogstens ${inDutch(max)} tekens. Er wordt niets afgekapt. Maak de tekst korter of verdeel hem over meerdere notities.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Nog geen notities bij deze stap.'
    : `${countedNotes(count)} bij deze stap bewaard.`;
export const readNotes = 'Je notities lezen of wissen';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Dit is niet bewaard: de site zou het niet meer kunnen lezen. ${report}`;
export const notKeptBlocked = 'Dit is niet bewaard: de site mag in deze browser niets bewaren.';
export const notKeptFull =
  'Dit is niet bewaard: deze browser heeft geen ruimte meer voor deze site.';
export const notKeptDamaged =
  'Beschadigde gegevens nemen een deel van de ruimte in. Onder ‘Voorkeuren’ kun je ze als bestand opslaan en wissen.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'een tijdstip, zoals 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `hoogstens ${inDutch(max)} tekens`;
export const expectedAddress = 'het adres van een artikel';
export const expectedTitle = 'de titel van het artikel';
export const expectedArticle = 'een artikel: path, title, kept';
export const expectedStep = 'de naam van een stap';
export const expectedQuestion = 'de vraag';
export const expectedText = 'wat er is geschreven';
export const expectedNote = 'een notitie: step, prompt, text, kept';
export const expectedSteps = 'de stappen die zijn gedaan';
export const expectedArticles = 'een lijst met artikelen';
export const expectedNotes = 'een lijst met notities';
export const expectedNotebook = 'een geëxporteerd bestand: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} heeft meer dan ${numbered(count, 'ongeldig veld', 'ongeldige velden')}. Dit zijn de eerste ${count}:`
    : `${file} heeft ${numbered(count, 'ongeldig veld', 'ongeldige velden')}:`;
export const expected = (value: string) => `verwacht: ${value}`;
export const received = (value: string) => `gevonden: ${value}`;
export const problemWords = {
  whole: '(het hele bestand)',
  nothing: 'niets',
  unknown: 'geen veld met deze naam',
};
export const noJson = (name: string) => `${name}: JSON verwacht, iets anders gevonden`;

// Preferences
export const textOfArticles = 'Tekstgrootte en regelafstand';
export const textSize = 'Grootte';
export const textSizes = { small: 'Kleiner', '': 'Normaal', large: 'Groter', largest: 'Grootst' };
export const lineSpacing = 'Regelafstand';
export const lineSpacings = { '': 'Normaal', wide: 'Ruim' };
export const textSample =
  'Zo ziet een artikel eruit met je keuze. Bijschriften en voetnoten veranderen mee; menu’s en lijsten met artikelen blijven zoals ze zijn.';
export const preferencesNeedScript =
  'Alleen je browser weet wat hij voor je bewaart, en deze pagina heeft JavaScript nodig om dat te laten zien. Zolang JavaScript uitstaat, kan er niets nieuws worden bewaard. Wat je eerder hebt bewaard, is er nog.';
export const keptHere = 'Wat deze browser bewaart';
export const kept = 'Bewaard';
export const nothingKept = 'Nog niets';
export const progress = 'Voortgang op het pad';
export const yourProgress = 'Je stappen';
export const progressIs = 'Welke stappen je als gedaan hebt gemarkeerd, en wanneer.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Er is nog geen stap als gedaan gemarkeerd.',
  space,
  path('Hier begint het pad'),
  '.',
];
export const doneOn = (day: string) => `Gedaan op ${day}`;
export const readingList = 'Leeslijst';
export const yourReadingList = 'Je leeslijst';
export const readingListIs = 'Artikelen die je op de lijst hebt gezet.';
export const readingListIsEmpty = `Er staat nog geen artikel op de lijst. Open een artikel en kies ‘${saveForLater}’.`;
export const takeOffList = 'Van leeslijst halen';
export const showMoreEntries = (more: number, hidden: number) => {
  if (more < hidden) return `Nog ${inDutch(more)} van ${inDutch(hidden)} tonen`;
  return more === 1 ? 'Nog 1 tonen' : `De andere ${inDutch(more)} tonen`;
};
export const notes = 'Notities';
export const yourNotes = 'Je notities';
export const notesAre = 'Wat je bij een stap hebt geschreven en bewaard.';
export const notesAreEmpty =
  'Nog geen notities. Bij sommige stappen van het pad is ruimte om te schrijven.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Het woord ‘licht’ of ‘donker’, als je een van beide hebt gekozen.';
export const textOfArticlesIs = 'De grootte en de regelafstand die je hebt gekozen.';
export const donationRest = 'Donatieverzoek';
export const donationRestIs =
  'Wanneer je het voor het laatst hebt gesloten, zodat het niet te snel terugkomt.';
export const consentAnswer = 'Je antwoord over advertenties';
export const consentAnswerIs = 'De netwerken die je hebt toegestaan, en de dag van je antwoord.';
export const countedSteps = (count: number) => `${numbered(count, 'stap', 'stappen')} gedaan`;
export const countedArticles = (count: number) => numbered(count, 'artikel', 'artikelen');
export const countedNotes = (count: number) => numbered(count, 'notitie', 'notities');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} en ${notes}`;

// Erasing. The names of erased data complete “Hiermee wis je …”.
export const erase = 'Wissen';
export const eraseIt = 'Wissen';
export const eraseNote = 'Deze notitie wissen';
export const eraseNoteOf = (opening: string) => `Deze notitie wissen: ${opening}`;
export const eraseEverything = 'Alles wissen';
export const eraseKind = (title: string) => `${title} wissen`;
export const progressToErase = (steps: string) => `je voortgang op het pad (${steps})`;
export const readingListToErase = (articles: string) => `je leeslijst (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'je notitie' : `je notities (${inDutch(count)})`;
export const colourSchemeToErase = 'je keuze voor een kleurenschema';
export const textOfArticlesToErase = 'je keuze voor tekstgrootte en regelafstand';
export const donationRestToErase = 'het tijdstip waarop je het donatieverzoek hebt gesloten';
export const consentAnswerToErase = 'je antwoord over advertenties';
export const noteToErase = (opening: string) => `deze notitie: ${opening}`;
export const unreadableToErase = 'wat niet kon worden gelezen';
export const holdingsToReplace = (here: string, file: string) =>
  `wat er in deze browser staat (${here}) door wat er in het bestand staat (${file})`;
export const confirmations = {
  erase: {
    question: 'Dit wissen?',
    warning: (what: string) => `Hiermee wis je ${what}. Dat kun je niet ongedaan maken.`,
    button: 'Wissen',
  },
  replace: {
    question: 'Dit vervangen?',
    warning: (what: string) => `Hiermee vervang je ${what}. Dat kun je niet ongedaan maken.`,
    button: 'Vervangen',
  },
};
export const cancel = 'Annuleren';
export const erased = 'Gewist.';

// Export and import of the stored data
export const takeWithYou = 'Exporteren en importeren';
export const fileIs =
  'Sla je voortgang, je leeslijst en je notities op als bestand. Je kunt het bestand hier weer importeren, of in een andere browser.';
export const exportFile = 'Bestand exporteren';
export const nothingToExport = 'Er valt nog niets te exporteren.';
export const fileExported = 'Je browser slaat het bestand op.';
export const importFile = 'Bestand importeren';
export const fileImported = 'Klaar. Wat in het bestand stond, is nu in deze browser bewaard.';
export const fileRefused =
  'Dit bestand is niet door deze site geëxporteerd. Er is niets gewijzigd.';
export const fileTooLarge = 'Dit bestand is te groot (meer dan 5\u00a0MB). Er is niets gewijzigd.';
export const fileGone =
  'Je browser kon dit bestand niet lezen. Misschien is het verplaatst of veranderd. Hier is niets gewijzigd.';
export const fileFaults = 'Fouten in het bestand';
export const fileAndBrowser = (file: string, browser: string) =>
  `In het bestand: ${file}. In deze browser: ${browser}.`;
export const addToThis = 'Toevoegen aan wat er al is';
export const replaceAll = 'Vervangen wat er al is';
export const saveAsFile = 'Opslaan als bestand';
export const unreadable =
  'Iets wat hier eerder is bewaard, kan niet worden gelezen. Je kunt het opslaan als bestand of wissen. Als je iets nieuws bewaart, wordt het oude apart gezet; er gaat niets verloren.';
export const setAside =
  'Iets wat niet kon worden gelezen, is apart gezet. Je kunt het opslaan als bestand of wissen.';

// Search
export const searchDescription = (site: string) =>
  `Doorzoek alle artikelen, thema’s en pagina’s van ${site}.`;
export const searchLead = 'Doorzoek alle artikelen, oefeningen en pagina’s.';
export const searchNeedsScript =
  'Zoeken werkt alleen met JavaScript, en dat staat uit in je browser. Je kunt wel per thema bladeren, of de lijst met alle pagina’s bekijken.';
export const pagesNeedNoScript =
  'Zoeken werkt alleen met JavaScript, en dat staat uit in je browser. Je kunt wel de lijst met alle pagina’s bekijken.';
export const byTopic = 'Per thema';
export const allPages = 'Alle pagina’s';
export const searchFor = 'Zoeken naar';
export const searchTitle = (words: string, title: string) => `‘${words}’: ${title}`;
export const searchNow = 'Zoeken';
export const searching = 'Aan het zoeken…';
export const searchFailed = 'Zoeken lukt op dit moment niet.';
export const nothingFound = <Node>(searched: Node) => ['Niets gevonden voor ', searched, '.'];
export const searchOther = 'Probeer een ander woord, of begin met een van deze thema’s.';
export const searchOtherWord = 'Probeer een ander woord.';
export const resultCount = (count: number) => numbered(count, 'resultaat', 'resultaten');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} voor `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Wel ', ...results, '.'];
export const showMore = 'Meer resultaten tonen';
export const searchedSince = (day: string) =>
  `Er is gezocht in artikelen vanaf ${day}. Kies de jaren van oudere artikelen om die ook te doorzoeken.`;
export const allYears = 'Alle jaren';
export const stepOfPath = (step: number) => `Stap ${step} van het pad`;
export const page = 'Pagina';
export const findPage = 'Zoek een pagina op titel';
export const pagesFailed = 'De lijst met pagina’s is niet geladen.';
export const looking = 'Aan het zoeken…';
export const pagesFound = (count: number) => numbered(count, 'pagina', 'pagina’s');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Geen pagina met zo’n titel. ',
  search(`Zoek op de hele site naar ‘${words}’`),
  '.',
];

// The sitemap
export const sitemapLead = 'Alle pagina’s van deze site.';
export const sitemapDescription = (site: string) =>
  `Alles op ${site}: pagina’s, thema’s, de blog en alle artikelen.`;
export const shortSitemapDescription = (site: string) => `Alle pagina’s van ${site}.`;
export const sitemapOf = (part: string) => `Overzicht: ${part}`;
export const partLead = 'Een deel van de lijst met alle pagina’s.';
export const partDescription = (site: string, part: string) =>
  `De pagina’s van ${site} in één deel van het overzicht: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, deel ${part}`;
export const byYear = 'Artikelen per jaar';
export const months = 'Maanden';
export const backTo = (title: string) => `Terug naar: ${title}`;
export const home = 'Voorpagina';
export const authors = 'Auteurs';

// Contact
export const mail = 'E-mail';
export const noWay = 'We kunnen nog geen berichten ontvangen.';
export const inPublic = 'In het openbaar';
export const trackerAt = (host: string) => `Issuetracker op ${host}`;
export const everybodyReads = 'Wat je daar schrijft, is openbaar.';
export const contactPage = 'contactpagina';
export const contactForm = 'formulier op de contactpagina';
export const writeTo = <Node>(address: Node) => ['Schrijf naar ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Schrijf ons via het ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Schrijf naar ',
  address,
  ', of gebruik het ',
  form,
  '.',
];
export const issueTracker = 'openbare issuetracker';
export const writeInPublic = <Node>(tracker: Node) => [
  'Je kunt ons schrijven in onze ',
  tracker,
  ', waar iedereen het kan lezen.',
];
export const otherWays = <Node>(page: Node) => ['Hoe je ons bereikt, staat op de ', page, '.'];
export const formGoesTo = (host: string) =>
  `Wat je met het contactformulier verstuurt, gaat naar een dienst op ${host}, die het aan ons doorgeeft.`;
export const issuesArePublic = (host: string) =>
  `Wat je in de issuetracker op ${host} schrijft, is openbaar. Daarvoor geldt de privacyverklaring van die site.`;
export const post = 'Per post';
export const elsewhere = 'Elders';
export const help = 'Hulp in je land';
export const emergency = 'Bel bij direct gevaar het alarmnummer van je land.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' noemt per land instanties die je kunt bellen of schrijven als je het moeilijk hebt. We hebben dat voor het laatst gecontroleerd op ',
  day,
  '.',
];
export const allRequired = 'Alle velden zijn verplicht.';
export const yourName = 'Je naam';
export const yourMail = 'Je e-mailadres';
export const yourMessage = 'Je bericht';
export const sendMessage = 'Bericht versturen';

// Errors
export const notFound = 'Pagina niet gevonden';
export const notFoundDescription =
  'Op dit adres is geen pagina. Hieronder staan pagina’s die je misschien zoekt.';
export const notFoundTitle = 'Oeps! Pagina niet gevonden';
export const notFoundText =
  'Misschien is de pagina verhuisd, of zit er een tikfout in het adres. Wie weet is een van de pagina’s hieronder de juiste.';
export const nearestPages = 'Zoek je een van deze pagina’s?';
export const resources = 'Wegwijzer';
export const serverError = 'Onverwachte fout';
export const serverErrorDescription =
  'Er ging iets mis op de server. Probeer het zo meteen nog eens.';
export const failure = 'Onverwachte fout';
export const failureText =
  'Sorry, hier ging iets mis. Alles wat je in deze browser hebt bewaard, is er nog.';
export const reloadPage = 'Pagina opnieuw laden';

// Advertising
export const nothingLoaded = 'Hier staat nog geen advertentie.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Advertentie overslaan';
export const chooseNetworks = 'Kiezen';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – Druk op Tab om naar dit verzoek te gaan, of op Escape om het te sluiten.`;
export const transferTo = (name: string) => `Overschrijving naar ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Advertenties';
export const answeredNot =
  'Je hebt nog niet geantwoord. Netwerken waarvoor je toestemming nodig is, hebben daarom nog niets geladen.';
export const answeredByPlatform = (platform: string) =>
  `${platform} stelt de vraag namens deze site en bewaart het antwoord dat je in deze browser hebt gegeven. Je kunt het daar op elk moment wijzigen.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `De privacy-instellingen van ${platform} gingen niet open. Probeer het zo meteen nog eens, of lees hoe je de dienst bereikt in de `,
  policy('privacyverklaring'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Op ',
  day,
  ` heb je geantwoord. We vragen het ${monthsLong(months)} na die dag opnieuw. Je kunt je antwoord op elk moment wijzigen; de wijziging gaat meteen in.`,
];
export const answeredByBrowser =
  'Je browser stuurt Global Privacy Control mee. We vatten dat op als een weigering: er wordt geen contact gelegd met netwerken waarvoor je toestemming nodig is, en je krijgt de vraag niet. Wil je hier zelf kiezen, zet het dan uit voor deze site.';
export const gpcRestricts =
  'Je browser stuurt Global Privacy Control mee. Ook als je toestemming geeft, is de advertentie daarom niet gepersonaliseerd, en wordt alleen contact gelegd met netwerken die dat ondersteunen.';
export const openPlatform = (platform: string) => `Privacy-instellingen van ${platform} openen`;
export const acceptAll = 'Alles toestaan';
export const refuseAll = 'Alles weigeren';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Privacyverklaring',
  hidden(` van ${name}`),
];

// The privacy page
export const noNetworks =
  'Aan deze site is geen advertentienetwerk toegevoegd. Als de uitgever een netwerk toevoegt, staat op deze pagina wat het ontvangt en wat het opslaat. Overal waar toestemming nodig is, laadt het netwerk niets voordat je die geeft.';
export const networksFill = (count: number) =>
  `${count === 1 ? 'Dit netwerk kan' : 'Deze netwerken kunnen'} advertentievakken van deze site vullen:`;
export const itReceives = (data: string) => `Het ontvangt ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `De verzoeken van het netwerk bevatten ook waarden die de pagina beschrijven, met de sleutels ${new Intl.ListFormat('nl').format(keys)}.`;
export const codeRuns = {
  frame:
    'De code van het netwerk draait in een afgesloten frame. Die code kan de pagina eromheen niet lezen en in dat frame niets bewaren.',
  'second-host':
    'De code van het netwerk draait in een frame op een andere host van de uitgever. Die code kan de pagina eromheen niet lezen, maar op die host wel gegevens bewaren.',
  inline: 'De code van het netwerk draait in de pagina zelf en kan die pagina dus lezen.',
};
export const codeRunsOn = (host: string) =>
  `De code van het netwerk draait in een frame op een andere host van de uitgever, ${host}. Die code kan de pagina eromheen niet lezen, maar op die host wel gegevens bewaren.`;
export const learnsPage =
  'Het netwerk komt te weten wat het adres van die pagina is, wat voor pagina het is en welke thema’s die heeft.';
export const serversSetCookies =
  'De servers waarmee het netwerk contact legt, kunnen toch eigen cookies plaatsen, voor zover je browser dat toelaat.';
export const neverAsked =
  'Het netwerk bewaart niets in je browser en laadt zonder het je te vragen.';
export const askedFirst = 'Het netwerk laadt niets voordat je toestemming geeft.';
export const askedByPlatform = (platform: string) =>
  `Waar volgens ${platform} de wet je toestemming vereist, laadt het netwerk niets voordat je die geeft.`;
export const platformAsks = (platform: string) =>
  `De vraag wordt gesteld door de dienst ${platform}. Het script van die dienst draait in de pagina’s van deze site die je antwoord nodig hebben, en kan die pagina’s dus lezen. De dienst komt te weten dat je hier bent, bewaart je antwoord in je browser en geeft het door aan de netwerken.`;
export const refusalIsFree =
  'Totdat je antwoordt, wordt er geen contact gelegd met netwerken waarvoor je toestemming nodig is. Weigeren kost je niets.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Je kunt je antwoord op elk moment wijzigen onder ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'Wat een netwerk buiten deze site heeft opgeslagen, blijft staan tot het verloopt of tot je het wist in de instellingen van je browser.';
export const refusedByBrowser =
  'Stuurt je browser Global Privacy Control mee, dan geldt dat als een weigering en krijg je de vraag niet.';
export const restrictedByBrowser =
  'Stuurt je browser Global Privacy Control mee, dan zijn advertenties beperkt, ook als je toestemming geeft.';
export const restrictedByPlatform = (platform: string) =>
  `Maak je bij ${platform} bezwaar tegen het verkopen of delen van je gegevens, dan zijn advertenties beperkt.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Global Privacy Control beperkt advertenties waar ${platform} vaststelt dat de AVG niet geldt, en geldt overal elders als een weigering.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `Beperkte advertenties zijn niet gepersonaliseerd en komen alleen van ${new Intl.ListFormat('nl').format(names)}.`
    : 'Dan wordt geen contact gelegd met netwerken waarvoor je toestemming nodig is.';
export const keptByNobody = 'De netwerken bewaren niets in je browser.';
export const keptByNetworks = 'Eenmaal geladen kunnen netwerken dit in je browser bewaren:';
export const keptTable = 'Tabel: wat netwerken bewaren';
export const keptColumns = {
  name: 'Naam',
  network: 'Netwerk',
  purpose: 'Doel',
  lifetime: 'Bewaartermijn',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` bevat je antwoord op de vraag over advertenties, zodra je dat hebt gegeven: de dag, de netwerken die je hebt toegestaan en de lijst van netwerken waarover de vraag ging. Na ${monthsLong(months)}, of wanneer die lijst verandert, telt het antwoord niet meer en krijg je de vraag opnieuw.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` bevat een getal dat is berekend uit je antwoord bij ${platform}, zodat een pagina waarnaar je teruggaat een nieuw antwoord opmerkt. Het zegt niet wie je bent en ook niet wanneer je hebt geantwoord.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `Zodra je toestemming hebt gegeven, ${names.length > 1 ? 'krijgen' : 'krijgt'} ${new Intl.ListFormat('nl').format(names)} dat te horen.`;

// Services
export const newsletterTitle = 'Nieuwe artikelen per e-mail';
export const newsletterMessage =
  'Laat je adres achter, en we schrijven je zodra er iets nieuws te lezen is.';
export const subscribe = 'Aanmelden';
export const confirmsFirst =
  'Je krijgt eerst een e-mail met een link. Pas als je die hebt geopend, schrijven we je.';
export const addressGoesTo = <Node>(company: Node) => ['Je adres gaat naar ', company, '.'];
export const mailFault = 'Vul een e-mailadres in, bijvoorbeeld naam@example.org.';
export const subscribeAt = (host: string) => `Aanmelden op ${host}`;
export const comments = 'Reacties';
export const showComments = 'Reacties tonen';
export const discussAt = (host: string) => `Praat erover op ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Deze site gebruikt deze dienst:' : 'Deze site gebruikt deze diensten:';
export const newsletterReceives =
  'Als je het formulier van de nieuwsbrief verstuurt, ontvangt de dienst je e-mailadres, je IP-adres en het soort browser dat je gebruikt. Daarvoor ontvangt de dienst niets.';
export const linkOnly = 'De site verwijst er alleen naar met een link.';
export const counterReceives =
  'De dienst telt welke pagina’s worden geopend. Telkens ontvangt hij het adres van de pagina, de pagina die ernaartoe leidde, je IP-adres en het soort browser dat je gebruikt.';
export const countsAtOnce = 'Hij bewaart niets in je browser en telt zonder het je te vragen.';
export const countsOnceAllowed =
  'Hij bewaart niets in je browser en komt niets te weten voordat je toestemming geeft.';
export const heedsSignals =
  'Stuurt je browser Global Privacy Control of Do Not Track mee, dan wordt je bezoek niet geteld.';
export const runsOnOwnHost = (host: string) =>
  `Hij draait op een server die bij deze site hoort: ${host}.`;
export const commentsReceive =
  'De reacties worden pas geladen als je op de knop onder een artikel drukt. Vanaf dat moment komt de dienst te weten welk artikel je leest, je IP-adres en het soort browser dat je gebruikt, en kan hij iets in je browser bewaren.';
export const companiesTitle = 'Mogen andere bedrijven weten dat je hier bent?';
export const companiesMessage =
  'De bedrijven hieronder komen te weten dat je hier bent en welke pagina’s je leest. Zonder je toestemming laden ze niets, en de rest van de site werkt hoe dan ook.';
export const companies = 'Andere bedrijven';
export const companiesAnswer = 'Je antwoord over andere bedrijven';
export const companiesAnswerToErase = 'je antwoord over andere bedrijven';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` bevat je antwoord op de vraag over andere bedrijven, zodra je dat hebt gegeven: de dag, de bedrijven die je hebt toegestaan en de lijst van bedrijven waarover de vraag ging. Na ${monthsLong(months)}, of wanneer die lijst verandert, telt het antwoord niet meer en krijg je de vraag opnieuw.`,
];
