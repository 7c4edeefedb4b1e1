/*
 * The UI strings in Polish. The comments in `en.ts` say where each string stands. The reader is
 * addressed in the second person singular, without past tenses, which would have a gender. Names and
 * the noun of the site stand where they are in the nominative.
 */

export const language = 'pl';

/** Returns the form of a noun after a number: 1 krok, 2 kroki, 5 kroków. All numbers are whole. */
const formFor = (count: number, one: string, few: string, many: string) =>
  ({ one, few, many, other: many, zero: many, two: few })[new Intl.PluralRules('pl').select(count)];

/** The forms for 2 to 4, and for 5 and more, are the same in the nominative and the accusative. */
const counted = (count: number, one: string, few: string, many: string) =>
  `${count.toLocaleString('pl')}\u00a0${formFor(count, one, few, many)}`;

const letters = (count: number) => counted(count, 'znak', 'znaki', 'znaków');

export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('pl')))
    .join(' ');

export const quoted = <Node>(text: Node) => ['„', text, '”'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = '{Product}: odmień swoją codzienność';
export const startJourney = 'Wyrusz w drogę';
export const trust = 'Miejsce, któremu możesz zaufać: rozwój osobisty i {product}.';
export const joinCommunity = 'Dołącz do społeczności';
export const donateNow = 'Przekaż darowiznę';
export const later = 'Później';
export const consentTitle = 'Czy możemy pokazywać ci reklamy?';
export const consentMessage =
  'Ten serwis utrzymuje się z reklam. Wymienione niżej sieci dowiedziałyby się, że tu jesteś. Nie wczytają niczego, dopóki ich nie zaakceptujesz, a wszystko inne działa niezależnie od twojej odpowiedzi.';
export const networkReceives = 'twój adres IP, rodzaj używanej przeglądarki i adres tego serwisu';

// On several pages
export const accept = 'Akceptuję';
export const refuse = 'Odrzucam';
export const accessibility = 'Dostępność';
export const advertisement = 'Reklama';
export const numberedAdvertisement = (id: number) => `Reklama ${id}`;
export const titledAdvertisement = (title: string) => `Reklama: ${title}`;
export const allArticles = 'Wszystkie artykuły';
export const articles = 'Artykuły';
export const blog = 'Blog';
export const languages = 'Języki';
export const colourScheme = 'Motyw kolorów';
export const preferences = 'Ustawienia';
export const privacy = 'Prywatność';
export const returnHome = 'Wróć na stronę główną';
export const search = 'Wyszukiwanie';
export const sitemap = 'Mapa serwisu';
export const thePath = 'Ścieżka';
export const topic = 'Temat';
export const topics = 'Tematy';
export const tryAgain = 'Spróbuj ponownie';
export const tryingAgain = 'Ponawiamy próbę…';
export const privacyPolicyOf = (name: string) => `Polityka prywatności: ${name}`;

export const needs = 'Co cię tu sprowadza?';

// The header and the footer of every page
export const skipToContent = 'Przejdź do treści';
export const mainNavigation = 'Menu główne';
export const menu = 'Menu';
export const schemes = { system: 'Systemowy', light: 'Jasny', dark: 'Ciemny' };
export const quickLinks = 'Na skróty';
export const legal = 'Informacje prawne';
export const partners = 'Partnerzy';
export const partnersNote =
  'Serwisy, które wspieramy lub które wspierają nas. Linki są oznaczone jako sponsorowane.';
export const opensInNewTab = '(otwiera się w nowej karcie)';
export const terms = 'Regulamin';
export const advertisingChoices = 'Ustawienia reklam';

// The home page
export const featuredArticles = 'Polecane artykuły';
export const newestArticles = 'Najnowsze artykuły';
export const followSite = 'Nowe artykuły przez RSS';
export const followTopic = 'Nowe artykuły na ten temat przez RSS';
export const communityStories = 'Historie społeczności';
export const allStories = 'Wszystkie historie';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Społeczność',
  summary: `Historie osób, które czytają serwis ${site}, opowiedziane własnymi słowami.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Kontakt',
  summary: `O kontakcie z osobami, które wydają serwis ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Ustawienia',
  summary: `Co ta przeglądarka przechowuje dla ciebie w serwisie ${site}. Nic z tego do nas nie trafia.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Materiały',
  summary: `Rozwój osobisty i ${noun}: od czego zacząć.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Jeszcze nic tu nie opublikowano.';
export const resourcesAreEmpty = 'Tu pojawią się pierwsze przewodniki i ćwiczenia.';
export const topicIsEmpty = 'Na ten temat jeszcze nic nie opublikowano.';
export const searchIsEmpty = 'Nie ma tu jeszcze czego szukać.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Nie ma tu jeszcze żadnych historii. Chcesz opowiedzieć swoją? Więcej na ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Najnowsze';
export const blogLead = 'Wszystkie artykuły, od najnowszych.';
export const blogDescription = (site: string, noun: string) =>
  `Rozwój osobisty i ${noun}: wszystkie artykuły serwisu ${site}, od najnowszych.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `Rozwój osobisty i ${noun}: starsze artykuły serwisu ${site}, strona archiwum ${page}.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, strona archiwum ${page}`;
export const articlesBetween = (first: string, last: string) =>
  first === last
    ? `Artykuły z dnia ${first}. Strony archiwum są numerowane od najstarszej.`
    : `Artykuły od ${first} do ${last}. Strony archiwum są numerowane od najstarszej.`;
export const pages = 'Strony';
export const newerArticles = 'Nowsze artykuły';
export const olderArticles = 'Starsze artykuły';
export const authorIsNew = 'Nie ma tu jeszcze żadnych artykułów.';
export const sample = 'przykład';
export const samplesNote =
  'Historie z dopiskiem „przykład” są zmyślone. Zastąpią je historie osób, które nas czytają.';
export const storyOf = (name: string) => `Opowiada ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min czytania`;
const kinds = {
  essay: 'esej',
  practice: 'ćwiczenie',
  guide: 'przewodnik',
  feature: 'z bliska',
  explainer: 'wyjaśniamy',
  question: 'pytanie i odpowiedź',
  'reading-list': 'polecane lektury',
  'case-study': 'zmyślony przypadek',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min czytania`;
export const madeUpCase = 'Zmyślony przypadek';
export const madeUpSummary = (summary: string) => `${madeUpCase}. ${summary}`;
export const contents = 'Spis treści';
export const by = <Node>(author: Node) => ['Tekst: ', author];
export const nameInText = (name: string) => name;
export const partOf = (part: number, parts: number, series: string) =>
  `Część ${part} z\u00a0${parts} w cyklu „${series}”`;
export const theGuides = 'Przewodniki';
export const guideOf = (part: number, parts: number) => `Przewodnik ${part} z\u00a0${parts}`;
export const previousPart = <Node>(part: Node) => ['Poprzednia część: ', part];
export const nextPart = <Node>(part: Node) => ['Następna część: ', part];
export const sources = 'Źródła';
export const sourcesRead =
  'Przy każdej pozycji podajemy, ile z niej przeczytano. Streszczenie to abstrakt, recenzja lub omówienie.';
const readParts = { whole: 'całość', part: 'część', summary: 'streszczenie' };
export const sourceRead = (read: keyof typeof readParts) => `Przeczytano:\u00a0${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Ostatnio zmieniono ', day];
export const textEdited = <Node>(day: Node) => ['Tekst ostatnio zredagowano ', day];
export const textReviewed = <Node>(day: Node) => ['Tekst ostatnio sprawdzono ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Źródła ostatnio sprawdzono ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Tekst zredagowano, a źródła sprawdzono ',
  day,
];
export const corrections = 'Sprostowania';
export const nextReading = 'Czytaj dalej';
export const table = (number: number) => `Tabela ${number}`;
export const taskDone = 'Zrobione';
export const taskOpen = 'Do zrobienia';
export const code = (number: number) => `Kod ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Wróć' : `Wróć (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} do odsyłacza ${note} w tekście`;

// Audio and video
export const playFilm = 'Odtwórz film';
export const contactsHost = (host: string) => `Wczytuje się z serwera ${host}`;
export const watchOn = (service: string) => `Obejrzyj w serwisie ${service}`;
export const theFile = 'Otwórz plik';
export const transcript = 'Transkrypcja';

// Saving and sharing an article
export const saveForLater = 'Zapisz na liście lektur';
export const chooseTextSize = 'Rozmiar tekstu';
export const savedArticles = (count: number) => `Lista lektur: ${countedArticles(count)}`;
export const copyLink = 'Skopiuj link';
export const share = 'Udostępnij';
export const sendByMail = 'Wyślij e-mailem';
export const linkCopied = 'Skopiowano link.';
export const copyRefused = (url: string) => `Przeglądarka nie skopiowała linku. Oto on: ${url}`;
export const onReadingList = 'Zapisano na liście lektur.';
export const offReadingList = 'Usunięto z listy lektur.';

// The path
const NUMBERS = [
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
];
const stepsInWords = (count: number) =>
  `${NUMBERS[count - 1] ?? count} ${formFor(count, 'krok', 'kroki', 'kroków')}`;
export const pathOfSteps = (count: number) => `${thePath}: ${stepsInWords(count)}`;
export const beginPath = 'Zacznij od kroku\u00a01';
export const goOnWithStep = (step: number) => `Kontynuuj od kroku\u00a0${step}`;
export const walkPathAgain = 'Zacznij ponownie od kroku\u00a01';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Do przeczytania: ',
  article,
  subtitle && ` – ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min ćwiczenia · ${article}\u00a0min czytania`;
export const done = 'Ukończono';
export const doneMark = ', ukończono';
export const stepTitle = (step: number, title: string) => `Krok ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Krok ${step} z\u00a0${steps}`;
export const allSteps = (count: number) =>
  count === 1 ? thePath : `Cała ścieżka: ${stepsInWords(count)}`;
export const practiceLasts = (minutes: number) => `Ćwiczenie · ${minutes}\u00a0min`;
export const readWithStep = 'Lektura do tego kroku';
export const next = 'Następny krok';
export const endOfPath = 'To był ostatni krok';
export const pathAndLibrary = (steps: number) =>
  steps === 1 ? 'Ścieżka i biblioteka' : `Cała ścieżka (${stepsInWords(steps)}) i biblioteka`;
export const markDone = 'Oznacz jako ukończony';
export const markNotDone = 'Oznacz jako nieukończony';
export const doneAndKept = 'Krok oznaczony jako ukończony. Ta przeglądarka to zapamięta.';
export const notDone = 'Krok nie jest już oznaczony jako ukończony.';
export const theLibrary = 'Biblioteka';

// The calendar file for a week of a practice
export const practiseForWeek = 'Ćwicz przez tydzień';
export const weekIs =
  'Wpisz to ćwiczenie do kalendarza na siedem kolejnych dni. Plik utworzy twoja przeglądarka i nic nie zostanie nigdzie wysłane.';
export const weekTime = 'Godzina';
export const saveWeek = 'Zapisz plik kalendarza';
export const weekIsSaved = (time: string, day: string) =>
  `Zapisano. Otwórz plik, aby dodać ćwiczenie do kalendarza: przez tydzień, codziennie o\u00a0${time}, od ${day}.`;

// Practices
export const pause = 'Wstrzymaj';
export const goOn = 'Kontynuuj';
export const paused = 'Wstrzymano.';
export const breathPhases = { in: 'Wdech', hold: 'Zatrzymaj', out: 'Wydech' };
export const pacerReady = 'Gotowe';
export const pace = 'Rytm';
export const paceEven = 'Równo: wdech 4 sekundy, wydech 4';
export const paceLongOut = 'Z dłuższym wydechem: wdech 4 sekundy, wydech 6';
export const pacePause = 'Z zatrzymaniem: wdech 4 sekundy, zatrzymanie 2, wydech 6';
export const startPacer = 'Uruchom koło oddechu';
export const breaths = (count: number) => counted(count, 'oddech', 'oddechy', 'oddechów');
export const pacerFallsSilent = 'Koło oddechu działa dalej, już bez słów.';
export const bell = 'Dzwonek';
export const bellClear = 'Wyraźny';
export const bellSoft = 'Cichy';
export const bellSilent = 'Wyłączony';
export const sittingIs = {
  ready: 'Minutnik zatrzymany.',
  running: 'Minutnik działa.',
  paused,
  over: 'Czas minął.',
};
export const sittingActions = {
  ready: 'Uruchom minutnik',
  running: pause,
  paused: goOn,
  over: 'Jeszcze raz',
};
export const practicesWithoutScript = {
  breathing:
    'Koło oddechu wymaga JavaScriptu. Możesz też odliczać sekundy w myślach, w jednym z tych rytmów:',
  sitting: (minutes: number) =>
    `Minutnik wymaga JavaScriptu. Możesz zamiast niego nastawić budzik na ${counted(minutes, 'minutę', 'minuty', 'minut')}.`,
  writing: 'Pole do pisania wymaga JavaScriptu. Możesz zamiast tego pisać na papierze.',
};
export const minutesFault = 'Podaj pełną liczbę minut, od 1 do 60.';
export const timeLeft = 'Pozostały czas';
export const minutes = 'Minuty';
export const endHere = 'Zakończ';
export const journalKeep = 'Zachowaj w tej przeglądarce';
export const journalPlace = `To, co piszesz, przepadnie, gdy opuścisz tę stronę, chyba że naciśniesz „${journalKeep}”.`;
export const journalKept = 'Zachowano w tej przeglądarce.';
export const journalIsEmpty = 'Nie ma tu jeszcze żadnego tekstu.';
export const journalTooLong = 'Nie zachowano: tekst jest za długi.';
export const journalOtherQuestion = 'Inne pytanie';
export const journalQuestion = (question: string) =>
  `Pytanie powyżej jest nowe. Twój tekst odpowiada jeszcze na poprzednie: „${question}”`;
export const journalExcess = (excess: number, max: number) =>
  `Tekst jest za długi o ${letters(excess)}: notatka mieści najwyżej ${letters(max)}. Nic nie zostanie obcięte. Skróć tekst albo podziel go na kilka notatek.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Nie ma jeszcze notatek z tego kroku.'
    : `Zachowane notatki z tego kroku: ${count.toLocaleString('pl')}.`;
export const readNotes = 'Przeczytaj lub usuń notatki';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Nie zachowano: serwis nie mógłby tego ponownie odczytać. ${report}`;
export const notKeptBlocked =
  'Nie zachowano: ta przeglądarka nie pozwala serwisowi niczego przechowywać.';
export const notKeptFull = 'Nie zachowano: w tej przeglądarce nie ma już miejsca dla tego serwisu.';
export const notKeptDamaged =
  'Część miejsca zajmują uszkodzone dane. Na stronie „Ustawienia” możesz zapisać je jako plik i usunąć.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'czas, na przykład 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `najwyżej ${letters(max)}`;
export const expectedAddress = 'adres artykułu';
export const expectedTitle = 'tytuł artykułu';
export const expectedArticle = 'artykuł: path, title, kept';
export const expectedStep = 'nazwa kroku';
export const expectedQuestion = 'pytanie';
export const expectedText = 'zapisany tekst';
export const expectedNote = 'notatka: step, prompt, text, kept';
export const expectedSteps = 'ukończone kroki';
export const expectedArticles = 'lista artykułów';
export const expectedNotes = 'lista notatek';
export const expectedNotebook = 'wyeksportowany plik: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} – nieprawidłowe pola: ponad ${count.toLocaleString('pl')}. Oto pierwsze z nich:`
    : `${file} – nieprawidłowe pola: ${count.toLocaleString('pl')}`;
export const expected = (value: string) => `oczekiwano: ${value}`;
export const received = (value: string) => `znaleziono: ${value}`;
export const problemWords = {
  whole: '(cały plik)',
  nothing: 'nic',
  unknown: 'brak pola o tej nazwie',
};
export const noJson = (name: string) => `${name}: oczekiwano formatu JSON, znaleziono coś innego`;

// Preferences
export const textOfArticles = 'Rozmiar tekstu i interlinia';
export const textSize = 'Rozmiar';
export const textSizes = {
  small: 'Mniejszy',
  '': 'Zwykły',
  large: 'Większy',
  largest: 'Największy',
};
export const lineSpacing = 'Interlinia';
export const lineSpacings = { '': 'Zwykła', wide: 'Szeroka' };
export const textSample =
  'Tak wygląda artykuł przy twoim wyborze. Zmieniają się też podpisy i przypisy; menu i listy artykułów pozostają bez zmian.';
export const preferencesNeedScript =
  'Tylko twoja przeglądarka wie, co dla ciebie przechowuje, a ta strona potrzebuje JavaScriptu, żeby to pokazać. Przy wyłączonym JavaScripcie nie da się zachować niczego nowego. To, co jest już zachowane, nadal tu jest.';
export const keptHere = 'Co przechowuje ta przeglądarka';
export const kept = 'Zachowano';
export const nothingKept = 'Nic';
export const progress = 'Postępy na ścieżce';
export const yourProgress = 'Twoje kroki';
export const progressIs = 'Które kroki są oznaczone jako ukończone i kiedy to nastąpiło.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Żaden krok nie jest jeszcze oznaczony jako ukończony.',
  space,
  path('Tu zaczyna się ścieżka'),
  '.',
];
export const doneOn = (day: string) => `Ukończono ${day}`;
export const readingList = 'Lista lektur';
export const yourReadingList = 'Twoja lista lektur';
export const readingListIs = 'Zapisane przez ciebie artykuły.';
export const readingListIsEmpty =
  'Żaden artykuł nie jest jeszcze zapisany. Odpowiedni przycisk znajdziesz na górze każdego artykułu.';
export const takeOffList = 'Usuń z listy lektur';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Pokaż resztę (${more.toLocaleString('pl')})`
    : `Pokaż więcej (${more.toLocaleString('pl')} z\u00a0${hidden.toLocaleString('pl')})`;
export const notes = 'Notatki';
export const yourNotes = 'Twoje notatki';
export const notesAre = 'Teksty napisane przy krokach i zachowane na twoje życzenie.';
export const notesAreEmpty =
  'Nie ma jeszcze notatek. Przy niektórych krokach ścieżki jest miejsce na pisanie.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Jasny lub ciemny motyw, jeśli go wybierzesz.';
export const textOfArticlesIs = 'Rozmiar i interlinia, jeśli je wybierzesz.';
export const donationRest = 'Prośba o darowiznę';
export const donationRestIs =
  'Kiedy ostatnio została zamknięta. Dzięki temu nie wróci zbyt szybko.';
export const consentAnswer = 'Twoja odpowiedź w sprawie reklam';
export const consentAnswerIs = 'Zaakceptowane sieci i dzień twojej odpowiedzi.';
export const countedSteps = (count: number) =>
  counted(count, 'ukończony krok', 'ukończone kroki', 'ukończonych kroków');
export const countedArticles = (count: number) =>
  counted(count, 'artykuł', 'artykuły', 'artykułów');
export const countedNotes = (count: number) => counted(count, 'notatka', 'notatki', 'notatek');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} i ${notes}`;

// Erasing. The names of erased data complete “W ten sposób usuniesz …”, in the accusative.
export const erase = 'Usuń';
export const eraseIt = 'Usuń';
export const eraseNote = 'Usuń tę notatkę';
export const eraseNoteOf = (opening: string) => `Usuń tę notatkę: ${opening}`;
export const eraseEverything = 'Usuń wszystko';
export const eraseKind = (title: string) => `Usuń: ${title}`;
export const progressToErase = (steps: string) => `swoje postępy na ścieżce (${steps})`;
export const readingListToErase = (articles: string) => `swoją listę lektur (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'swoją notatkę' : `wszystkie swoje notatki (${count.toLocaleString('pl')})`;
export const colourSchemeToErase = 'swój wybór motywu kolorów';
export const textOfArticlesToErase = 'swój wybór rozmiaru tekstu i interlinii';
export const donationRestToErase = 'informację, kiedy prośba o darowiznę została zamknięta';
export const consentAnswerToErase = 'swoją odpowiedź w sprawie reklam';
export const noteToErase = (opening: string) => `tę notatkę: ${opening}`;
export const unreadableToErase = 'to, czego nie udało się odczytać';
export const holdingsToReplace = (here: string, file: string) =>
  `zawartość tej przeglądarki (${here}) zawartością pliku (${file})`;
export const confirmations = {
  erase: {
    question: 'Usunąć?',
    warning: (what: string) => `W ten sposób usuniesz ${what}. Nie da się tego cofnąć.`,
    button: 'Usuń',
  },
  replace: {
    question: 'Zastąpić?',
    warning: (what: string) => `W ten sposób zastąpisz ${what}. Nie da się tego cofnąć.`,
    button: 'Zastąp',
  },
};
export const cancel = 'Anuluj';
export const erased = 'Usunięto.';

// Export and import of the stored data
export const takeWithYou = 'Zabierz ze sobą';
export const fileIs =
  'Zapisz postępy, listę lektur i notatki jako plik. Możesz zaimportować go z powrotem tutaj albo w innej przeglądarce.';
export const exportFile = 'Eksportuj plik';
export const nothingToExport = 'Nie ma jeszcze czego eksportować.';
export const fileExported = 'Przeglądarka zapisuje plik.';
export const importFile = 'Importuj plik';
export const fileImported = 'Gotowe. Zawartość pliku jest teraz zachowana w tej przeglądarce.';
export const fileRefused = 'Ten plik nie pochodzi z eksportu z tego serwisu. Nic nie zmieniono.';
export const fileTooLarge = 'Ten plik jest za duży (ponad 5\u00a0MB). Nic nie zmieniono.';
export const fileGone =
  'Przeglądarka nie mogła odczytać tego pliku. Być może został przeniesiony lub zmieniony. Tutaj nic nie zmieniono.';
export const fileFaults = 'Błędy w pliku';
export const fileAndBrowser = (file: string, browser: string) =>
  `W pliku: ${file}. W tej przeglądarce: ${browser}.`;
export const addToThis = 'Dodaj do tego, co tu jest';
export const replaceAll = 'Zastąp to, co tu jest';
export const saveAsFile = 'Zapisz jako plik';
export const unreadable =
  'Nie da się odczytać czegoś, co zachowano tu wcześniej. Możesz zapisać to jako plik lub usunąć. Jeśli zachowasz coś nowego, stare dane zostaną odłożone na bok i nie przepadną.';
export const setAside =
  'Coś, czego nie udało się odczytać, zostało odłożone na bok. Możesz zapisać to jako plik lub usunąć.';

// Search
export const searchDescription = (site: string) =>
  `Przeszukaj wszystkie artykuły, tematy i strony serwisu ${site}.`;
export const searchLead = 'Przeszukaj wszystkie artykuły, ćwiczenia i strony.';
export const searchNeedsScript =
  'Wyszukiwanie wymaga JavaScriptu, a w twojej przeglądarce jest on wyłączony. Nadal możesz przeglądać tematy albo listę wszystkich stron.';
export const pagesNeedNoScript =
  'Wyszukiwanie wymaga JavaScriptu, a w twojej przeglądarce jest on wyłączony. Nadal możesz przejrzeć listę wszystkich stron.';
export const byTopic = 'Według tematów';
export const allPages = 'Wszystkie strony';
export const searchFor = 'Czego szukasz?';
export const searchTitle = (words: string, title: string) => `„${words}”: ${title}`;
export const searchNow = 'Szukaj';
export const searching = 'Trwa wyszukiwanie…';
export const searchFailed = 'Wyszukiwanie jest teraz niedostępne.';
export const nothingFound = <Node>(searched: Node) => ['Nic nie znaleziono dla ', searched, '.'];
export const searchOther = 'Spróbuj innego słowa albo zacznij od jednej z tych propozycji.';
export const searchOtherWord = 'Spróbuj innego słowa.';
export const resultCount = (count: number) => counted(count, 'wynik', 'wyniki', 'wyników');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} dla `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Zamiast tego: ', ...results, '.'];
export const showMore = 'Pokaż więcej wyników';
export const searchedSince = (day: string) =>
  `To wyszukiwanie obejmuje artykuły od ${day}. Aby przeszukać też starsze, wybierz ich lata.`;
export const allYears = 'Wszystkie lata';
export const stepOfPath = (step: number) => `Krok ${step} na ścieżce`;
export const page = 'Strona';
export const findPage = 'Znajdź stronę po tytule';
export const pagesFailed = 'Lista stron się nie wczytała.';
export const looking = 'Trwa wyszukiwanie…';
export const pagesFound = (count: number) => counted(count, 'strona', 'strony', 'stron');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Żaden tytuł nie pasuje. ',
  search(`Szukaj „${words}” w całym serwisie`),
  '.',
];

// The sitemap
export const sitemapLead = 'Wszystkie strony tego serwisu.';
export const sitemapDescription = (site: string) =>
  `Wszystko w serwisie ${site}: strony, tematy, blog i wszystkie artykuły.`;
export const shortSitemapDescription = (site: string) => `Wszystkie strony serwisu ${site}.`;
export const sitemapOf = (part: string) => `Mapa serwisu: ${part}`;
export const partLead = 'Część listy wszystkich stron.';
export const partDescription = (site: string, part: string) =>
  `Część stron serwisu ${site}: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, część ${part}`;
export const byYear = 'Artykuły według lat';
export const months = 'Miesiące';
export const backTo = (title: string) => `Wróć do: ${title}`;
export const home = 'Strona główna';
export const authors = 'Kto tu pisze';

// Contact
export const mail = 'E-mail';
export const noWay = 'Nie możemy jeszcze odbierać wiadomości.';
export const inPublic = 'Publicznie';
export const trackerAt = (host: string) => `System zgłoszeń: ${host}`;
export const everybodyReads = 'To, co tam napiszesz, mogą przeczytać wszyscy.';
// These complete sentences: “na stronie kontaktowej”, “przez formularz …”, “w publicznym systemie …”.
export const contactPage = 'stronie kontaktowej';
export const contactForm = 'formularz na stronie kontaktowej';
export const writeTo = <Node>(address: Node) => ['Napisz do nas na adres ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Napisz do nas przez ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Napisz do nas na adres ',
  address,
  ' albo przez ',
  form,
  '.',
];
export const issueTracker = 'publicznym systemie zgłoszeń';
export const writeInPublic = <Node>(tracker: Node) => [
  'Możesz napisać w naszym ',
  tracker,
  ', gdzie wszyscy mogą to przeczytać.',
];
export const otherWays = <Node>(page: Node) => [
  'Sposoby kontaktu z nami znajdziesz na ',
  page,
  '.',
];
export const formGoesTo = (host: string) =>
  `To, co wyślesz przez formularz kontaktowy, trafia do usługi pod adresem ${host}, a ona przekazuje to nam.`;
export const issuesArePublic = (host: string) =>
  `To, co napiszesz w systemie zgłoszeń pod adresem ${host}, jest publiczne. Obowiązuje tam polityka prywatności tamtego serwisu.`;
export const post = 'Adres pocztowy';
export const elsewhere = 'W innych miejscach';
export const help = 'Pomoc w twoim kraju';
export const emergency = 'W razie bezpośredniego zagrożenia zadzwoń pod lokalny numer alarmowy.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  'Gdzie zadzwonić lub napisać, gdy jest ci ciężko? Spis miejsc pomocy według krajów: ',
  directory,
  '. Ostatnio sprawdzono go ',
  day,
  '.',
];
export const yourName = 'Twoje imię';
export const yourMail = 'Twój adres e-mail';
export const yourMessage = 'Twoja wiadomość';
export const sendMessage = 'Wyślij wiadomość';

// Errors
export const notFound = 'Nie znaleziono strony';
export const notFoundDescription =
  'Pod tym adresem nie ma strony. Być może szukasz jednej z wymienionych tutaj.';
export const notFoundTitle = 'Ojej! Nie znaleziono strony';
export const notFoundText =
  'Strona mogła zmienić adres albo w adresie jest literówka. Być może szukasz jednej ze stron poniżej.';
export const nearestPages = 'Szukasz jednej z tych stron?';
export const resources = 'Materiały';
export const serverError = 'Nieoczekiwany błąd';
export const serverErrorDescription = 'Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.';
export const failure = 'Nieoczekiwany błąd';
export const failureText =
  'Przepraszamy, coś poszło nie tak. Wszystko, co zachowano w tej przeglądarce, nadal tu jest.';
export const reloadPage = 'Wczytaj stronę ponownie';

// Advertising
export const nothingLoaded = 'Nie ma tu jeszcze reklamy.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Pomiń reklamę';
export const chooseNetworks = 'Wybierz';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – Naciśnij Tab, aby przejść do tej prośby, albo Escape, aby ją zamknąć.`;

// The advertising choices on the preferences page
export const advertising = 'Reklamy';
export const answeredNot =
  'Nie ma jeszcze twojej odpowiedzi, więc żadna sieć, która wymaga twojej zgody, niczego nie wczytała.';
export const answeredByPlatform = (platform: string) =>
  `Twoją odpowiedź dla tej przeglądarki ma ${platform} – usługa, która pyta w imieniu tego serwisu. Odpowiedź możesz tam zmienić w każdej chwili.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `Ustawienia usługi ${platform} się nie otworzyły. Spróbuj ponownie za chwilę. Jak się z nią skontaktować, przeczytasz w jej `,
  policy('polityce prywatności'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Twoja odpowiedź pochodzi z dnia ',
  day,
  `. Zapytamy ponownie ${months === 1 ? 'miesiąc' : counted(months, 'miesiąc', 'miesiące', 'miesięcy')} po tym dniu. Odpowiedź możesz zmienić w każdej chwili, a zmiana działa od razu.`,
];
export const answeredByBrowser =
  'Twoja przeglądarka wysyła sygnał Global Privacy Control. Traktujemy go jako odmowę: nie jest nawiązywane połączenie z żadną siecią, która wymaga twojej zgody, a pytanie się nie pojawia. Aby wybrać tutaj, wyłącz ten sygnał dla tego serwisu.';
export const openPlatform = (platform: string) => `Otwórz ustawienia usługi ${platform}`;
export const acceptAll = 'Akceptuję wszystkie';
export const refuseAll = 'Odrzucam wszystkie';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Polityka prywatności',
  hidden(`: ${name}`),
];

// The privacy page
export const noNetworks =
  'Do tego serwisu nie dodano żadnej sieci reklamowej. Jeśli wydawca doda sieć, na tej stronie będzie napisane, co ona otrzymuje i co przechowuje. Wszędzie, gdzie potrzebna jest zgoda, sieć nie wczyta niczego, dopóki się nie zgodzisz.';
export const networksFill = (count: number) =>
  count === 1
    ? 'Ta sieć może wypełniać miejsca na reklamy w tym serwisie:'
    : 'Te sieci mogą wypełniać miejsca na reklamy w tym serwisie:';
export const itReceives = (data: string) => `Otrzymuje ${data}.`;
export const codeRuns = {
  frame:
    'Jej kod działa w zamkniętej ramce: nie może odczytać otaczającej strony ani niczego w ramce przechowywać.',
  'second-host':
    'Jej kod działa w ramce na innym hoście wydawcy: nie może odczytać otaczającej strony, ale może przechowywać dane na tym hoście.',
  inline: 'Jej kod działa na samej stronie, może więc ją odczytać.',
};
export const codeRunsOn = (host: string) =>
  `Jej kod działa w ramce na innym hoście wydawcy, ${host}: nie może odczytać otaczającej strony, ale może przechowywać dane na tym hoście.`;
export const learnsPage = 'Sieć poznaje adres, rodzaj i tematy tej strony.';
export const serversSetCookies =
  'Serwery, z którymi się łączy, mogą mimo to ustawiać własne pliki cookie, o ile twoja przeglądarka na to pozwala.';
export const neverAsked =
  'Sieć niczego nie przechowuje w twojej przeglądarce i wczytuje się bez pytania.';
export const askedFirst = 'Sieć nie wczytuje niczego, dopóki się nie zgodzisz.';
export const askedByPlatform = (platform: string) =>
  `Jeśli ${platform} ustali, że prawo wymaga twojej zgody, sieć nie wczyta niczego, dopóki się nie zgodzisz.`;
export const platformAsks = (platform: string) =>
  `Pytanie zadaje ${platform}. Skrypt tej usługi działa na stronach tego serwisu, które potrzebują twojej odpowiedzi, może więc te strony odczytać. Usługa dowiaduje się, że tu jesteś, przechowuje odpowiedź w twojej przeglądarce i przekazuje ją sieciom.`;
export const refusalIsFree =
  'Dopóki nie odpowiesz, nie jest nawiązywane połączenie z żadną siecią, która wymaga twojej zgody. Odmowa nic cię nie kosztuje.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Odpowiedź możesz zmienić w każdej chwili na stronie „',
  link(preferences),
  '”. To, co sieć zapisała poza tym serwisem, pozostaje, dopóki nie wygaśnie albo dopóki nie usuniesz tego w ustawieniach przeglądarki. Jeśli twoja przeglądarka wysyła sygnał Global Privacy Control, liczy się to jako odmowa i pytanie się nie pojawia.',
];
export const keptByNobody = 'Sieci nie przechowują niczego w twojej przeglądarce.';
export const keptByNetworks =
  'Gdy się wczytają, sieci mogą przechowywać w twojej przeglądarce te dane:';
export const keptTable = 'Tabela: co przechowują sieci';
export const keptColumns = {
  name: 'Nazwa',
  network: 'Sieć',
  purpose: 'Cel',
  lifetime: 'Czas przechowywania',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` zawiera twoją odpowiedź na pytanie o reklamy, gdy już jej udzielisz: dzień, dozwolone przez ciebie sieci oraz to, której listy sieci dotyczyło pytanie. Po ${months === 1 ? 'miesiącu' : `${months.toLocaleString('pl')}\u00a0miesiącach`} albo gdy ta lista się zmieni, odpowiedź przestaje się liczyć i pytanie pojawi się ponownie.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  names.length > 1
    ? `Gdy zezwolisz na te sieci, informację o tym otrzymają: ${new Intl.ListFormat('pl').format(names)}.`
    : `Gdy zezwolisz na tę sieć, informację o tym otrzyma ${new Intl.ListFormat('pl').format(names)}.`;
