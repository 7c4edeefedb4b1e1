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

/** Follows “po”, in the locative. */
const monthsAfter = (months: number) =>
  months === 1 ? 'miesiącu' : `${months.toLocaleString('pl')}\u00a0miesiącach`;

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
export const headline = '{Product} – odmień swoją codzienność';
export const startJourney = 'Zacznij tutaj';
export const trust = 'Rozwój osobisty i\u00a0{product}: rzetelnie i\u00a0przystępnie.';
export const joinCommunity = 'Poznaj naszą społeczność';
export const donateNow = 'Przekaż darowiznę';
export const later = 'Później';
export const consentTitle = 'Czy możemy pokazywać ci reklamy?';
export const consentMessage =
  'Ten serwis utrzymuje się z\u00a0reklam. Jeśli się zgodzisz, każda sieć reklamowa z\u00a0poniższej listy dowie się, że tu jesteś. Bez twojej zgody żadna z\u00a0nich niczego nie wczyta, a\u00a0wszystko inne działa tak samo niezależnie od odpowiedzi.';
export const networkReceives =
  'twój adres IP, rodzaj używanej przeglądarki i\u00a0adres tego serwisu';

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
export const colourScheme = 'Motyw';
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
export const opensInNewTab = '(otwiera się w\u00a0nowej karcie)';
export const terms = 'Regulamin';
export const advertisingChoices = 'Ustawienia reklam';

// The home page
export const featuredArticles = 'Polecane artykuły';
export const newestArticles = 'Najnowsze artykuły';
export const followSite = 'Nowe artykuły w\u00a0RSS';
export const followTopic = 'Nowe artykuły na ten temat w\u00a0RSS';
export const communityStories = 'Historie czytelniczek i\u00a0czytelników';
export const allStories = 'Wszystkie historie';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Społeczność',
  summary: `Historie osób, które czytają serwis ${site}, opowiedziane własnymi słowami.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Kontakt',
  summary: `Jak skontaktować się z\u00a0wydawcą serwisu ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Ustawienia',
  summary: `Co serwis ${site} zapisuje w\u00a0tej przeglądarce. Nic z\u00a0tego do nas nie trafia.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Materiały',
  summary: `Rozwój osobisty i\u00a0${noun}: od czego zacząć.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Jeszcze nic tu nie opublikowano.';
export const resourcesAreEmpty = 'Tu pojawią się pierwsze przewodniki i\u00a0ćwiczenia.';
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
  `Rozwój osobisty i\u00a0${noun}: wszystkie artykuły serwisu ${site}, od najnowszych.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `Rozwój osobisty i\u00a0${noun}: starsze artykuły serwisu ${site} (archiwum, strona\u00a0${page}).`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) =>
  `${title} – archiwum, strona\u00a0${page}`;
export const articlesBetween = (first: string, last: string) =>
  first === last
    ? `Artykuły z\u00a0${first}\u00a0r. Strony archiwum są numerowane od najstarszej.`
    : `Artykuły od ${first}\u00a0r. do ${last}\u00a0r. Strony archiwum są numerowane od najstarszej.`;
export const pages = 'Strony';
export const newerArticles = 'Nowsze artykuły';
export const olderArticles = 'Starsze artykuły';
export const authorIsNew = 'Nie ma jeszcze artykułów z\u00a0tym podpisem.';
export const sample = 'przykład';
export const samplesNote =
  'Historie z\u00a0dopiskiem „przykład” są zmyślone. Zastąpią je historie osób, które nas czytają.';
export const storyOf = (name: string) => `Opowiada ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min czytania`;
const kinds = {
  essay: 'esej',
  practice: 'ćwiczenie',
  guide: 'przewodnik',
  feature: 'z\u00a0bliska',
  explainer: 'wyjaśniamy',
  question: 'pytanie i\u00a0odpowiedź',
  'reading-list': 'polecane lektury',
  'case-study': 'zmyślony przypadek',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min czytania`;
export const madeUpCase = 'Zmyślony przypadek';
export const sponsoredBy = <Node>(sponsor: Node) => ['Materiał sponsorowany: ', sponsor];
export const affiliateLinks =
  'Ten tekst zawiera linki afiliacyjne: jeśli coś przez nie kupisz, możemy otrzymać prowizję.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Spis treści';
export const by = <Node>(author: Node) => ['Tekst: ', author];
export const nameInText = (name: string) => name;
export const partOf = (part: number, parts: number, series: string) =>
  `Część ${part} z\u00a0${parts} w\u00a0cyklu „${series}”`;
export const theGuides = 'Przewodniki';
export const guideOf = (part: number, parts: number) => `Przewodnik ${part} z\u00a0${parts}`;
export const previousPart = <Node>(part: Node) => ['Poprzednia część: ', part];
export const nextPart = <Node>(part: Node) => ['Następna część: ', part];
export const sources = 'Źródła';
export const sourcesRead =
  'Przy każdej pozycji podajemy, ile z\u00a0niej przeczytano. Streszczenie to abstrakt, recenzja lub omówienie.';
const readParts = { whole: 'całość', part: 'część', summary: 'streszczenie' };
export const sourceRead = (read: keyof typeof readParts) => `Przeczytano:\u00a0${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Ostatnio zmieniono ', day, '\u00a0r.'];
export const textEdited = <Node>(day: Node) => ['Tekst ostatnio zredagowano ', day, '\u00a0r.'];
export const textReviewed = <Node>(day: Node) => ['Tekst ostatnio sprawdzono ', day, '\u00a0r.'];
export const sourcesReviewed = <Node>(day: Node) => [
  'Źródła ostatnio sprawdzono ',
  day,
  '\u00a0r.',
];
export const editedAndReviewed = <Node>(day: Node) => [
  'Tekst zredagowano, a\u00a0źródła sprawdzono ',
  day,
  '\u00a0r.',
];
export const corrections = 'Sprostowania';
export const nextReading = 'Czytaj dalej';
export const table = (number: number) => `Tabela ${number}`;
export const taskDone = 'Zrobione';
export const taskOpen = 'Do zrobienia';
export const code = (number: number) => `Kod ${number}`;
export const formula = (number: number) => `Wzór ${number}`;
export const gallery = (number: number) => `Galeria ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Wróć' : `Wróć (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} do odsyłacza ${note} w\u00a0tekście`;

// Audio and video
export const playFilm = 'Odtwórz film';
export const contactsHost = (host: string) => `Wczytuje się z\u00a0serwera ${host}`;
export const watchOn = (service: string) => `Obejrzyj w\u00a0serwisie ${service}`;
export const theFile = 'Otwórz plik';
export const transcript = 'Transkrypcja';

// Saving and sharing an article
export const saveForLater = 'Zapisz artykuł';
export const chooseTextSize = 'Rozmiar tekstu';
export const savedArticles = (count: number) => `Zapisane artykuły: ${count.toLocaleString('pl')}`;
export const copyLink = 'Skopiuj link';
export const share = 'Udostępnij';
export const sendByMail = 'Wyślij e-mailem';
export const linkCopied = 'Skopiowano link.';
export const copyRefused = (url: string) =>
  `Nie udało się skopiować linku. Możesz go zaznaczyć i\u00a0skopiować: ${url}`;
export const onReadingList = 'Zapisano artykuł.';
export const offReadingList = 'Usunięto artykuł z\u00a0zapisanych.';

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
export const goOnWithStep = (step: number) => `Przejdź do kroku\u00a0${step}`;
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
export const practiceLasts = (minutes: number) => `Ćwiczenie · ${minutes}\u00a0min`;
export const readWithStep = 'Lektura do tego kroku';
export const next = 'Następny krok';
export const endOfPath = 'To był ostatni krok';
export const pathAndLibrary = 'Ścieżka i\u00a0biblioteka';
export const markDone = 'Oznacz jako ukończony';
export const markNotDone = 'Oznacz jako nieukończony';
export const doneAndKept = 'Krok oznaczony jako ukończony. Ta przeglądarka to zapamięta.';
export const notDone = 'Krok nie jest już oznaczony jako ukończony.';
export const theLibrary = 'Biblioteka';

// The calendar file for a week of a practice
export const practiseForWeek = 'Ćwicz przez tydzień';
export const weekIs =
  'Wpisz to ćwiczenie do kalendarza na siedem kolejnych dni. Plik powstaje w\u00a0twojej przeglądarce i\u00a0nigdzie go nie wysyłamy.';
export const weekTime = 'Godzina';
export const saveWeek = 'Zapisz plik kalendarza';
export const weekIsSaved = (time: string, day: string) =>
  `Przeglądarka zapisuje plik. Otwórz go, aby dodać ćwiczenie do kalendarza: przez tydzień, codziennie o\u00a0godz.\u00a0${time}, od ${day}\u00a0r.`;

// Practices
export const pause = 'Wstrzymaj';
export const goOn = 'Kontynuuj';
export const paused = 'Wstrzymano.';
export const breathPhases = { in: 'Wdech', hold: 'Zatrzymanie', out: 'Wydech' };
export const pace = 'Rytm';
export const paceEven = 'Równo: wdech 4 sekundy, wydech 4';
export const paceLongOut = 'Z\u00a0dłuższym wydechem: wdech 4 sekundy, wydech 6';
export const pacePause = 'Z\u00a0zatrzymaniem: wdech 4 sekundy, zatrzymanie 2, wydech 6';
export const startPacer = 'Zacznij oddychać w\u00a0tym rytmie';
export const breaths = (count: number) => counted(count, 'oddech', 'oddechy', 'oddechów');
export const pacerFallsSilent = 'Ćwiczenie trwa dalej, już bez komunikatów.';
export const fullView = 'Pełny ekran';
export const leaveFullView = 'Zamknij pełny ekran';
export const bell = 'Dzwonek';
export const bellClear = 'Głośny';
export const bellSoft = 'Cichy';
export const bellSilent = 'Wyłączony';
export const sittingIs = {
  ready: 'Minutnik zatrzymany.',
  running: 'Minutnik odmierza czas.',
  paused,
  over: 'Czas minął.',
};
export const sittingActions = {
  ready: 'Uruchom minutnik',
  running: pause,
  paused: goOn,
  over: 'Ustaw ponownie',
};
export const practicesWithoutScript = {
  breathing:
    'Animacja oddechu wymaga JavaScriptu. Możesz zamiast niej odliczać sekundy w\u00a0myślach, w\u00a0jednym z\u00a0tych rytmów:',
  sitting: (minutes: number) =>
    `Minutnik wymaga JavaScriptu. Możesz zamiast niego nastawić budzik na ${counted(minutes, 'minutę', 'minuty', 'minut')}.`,
  writing: 'Pole do pisania wymaga JavaScriptu. Możesz zamiast tego pisać na papierze.',
};
export const minutesFault = 'Podaj pełną liczbę minut, od 1 do 60.';
export const timeLeft = 'Pozostały czas';
export const minutes = 'Minuty';
export const endHere = 'Zakończ';
export const journalKeep = 'Zachowaj w\u00a0tej przeglądarce';
export const journalPlace = `To, co piszesz, przepadnie, gdy opuścisz tę stronę, chyba że naciśniesz „${journalKeep}”.`;
export const journalKept = 'Zachowano w\u00a0tej przeglądarce.';
export const journalIsEmpty = 'Nie ma tu jeszcze żadnego tekstu.';
export const journalTooLong = 'Nie zachowano: tekst jest za długi.';
export const journalOtherQuestion = 'Inne pytanie';
export const journalQuestion = (question: string) =>
  `To jest nowe pytanie. Jeśli zachowasz swój tekst, zostanie zapisany z\u00a0poprzednim: „${question}”`;
export const journalExcess = (excess: number, max: number) =>
  `Tekst jest za długi o\u00a0${letters(excess)}: notatka mieści najwyżej ${letters(max)}. Nic nie zostanie obcięte. Skróć tekst albo podziel go na kilka notatek.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Nie ma jeszcze notatek z\u00a0tego kroku.'
    : `Zachowane notatki z\u00a0tego kroku: ${count.toLocaleString('pl')}.`;
export const readNotes = 'Wszystkie notatki';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Nie zachowano: serwis nie mógłby tego ponownie odczytać. ${report}`;
export const notKeptBlocked =
  'Nie zachowano: ta przeglądarka nie pozwala serwisowi niczego przechowywać.';
export const notKeptFull =
  'Nie zachowano: w\u00a0tej przeglądarce nie ma już miejsca dla tego serwisu.';
export const notKeptDamaged =
  'Część miejsca zajmują uszkodzone dane. Na stronie „Ustawienia” możesz zapisać je jako plik i\u00a0usunąć.';

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
    ? `${file} – nieprawidłowe pola: ponad ${count.toLocaleString('pl')}. Oto pierwsze z\u00a0nich:`
    : `${file} – nieprawidłowe pola: ${count.toLocaleString('pl')}`;
export const expected = (value: string) => `oczekiwano: ${value}`;
export const received = (value: string) => `odczytano: ${value}`;
export const problemWords = {
  whole: '(cały plik)',
  nothing: 'brak wartości',
  unknown: 'brak pola o\u00a0tej nazwie',
};
export const noJson = (name: string) => `${name}: oczekiwano formatu JSON, znaleziono coś innego`;

// Preferences
export const textOfArticles = 'Rozmiar tekstu i\u00a0interlinia';
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
  'Tak wygląda artykuł przy tych ustawieniach. Zmieniają się też podpisy i\u00a0przypisy; menu i\u00a0listy artykułów pozostają bez zmian.';
export const preferencesNeedScript =
  'Tylko twoja przeglądarka wie, co dla ciebie przechowuje, a\u00a0ta strona potrzebuje JavaScriptu, żeby to pokazać. Przy wyłączonym JavaScripcie nie da się zachować niczego nowego. To, co jest już zachowane, nadal tu jest.';
export const keptHere = 'Co przechowuje ta przeglądarka';
export const kept = 'Zapisano';
export const nothingKept = 'Jeszcze nic';
export const progress = 'Postępy na ścieżce';
export const yourProgress = 'Twoje kroki';
export const progressIs = 'Które kroki są oznaczone jako ukończone i\u00a0od kiedy.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Żaden krok nie jest jeszcze oznaczony jako ukończony.',
  space,
  path('Tu zaczyna się ścieżka'),
  '.',
];
export const doneOn = (day: string) => `Ukończono ${day}\u00a0r.`;
export const readingList = 'Zapisane artykuły';
export const yourReadingList = 'Twoje zapisane artykuły';
export const readingListIs = 'Artykuły, które odkładasz na później.';
export const readingListIsEmpty = `Żaden artykuł nie jest jeszcze zapisany. Aby zapisać artykuł, otwórz go i\u00a0naciśnij „${saveForLater}”.`;
export const takeOffList = 'Usuń z\u00a0zapisanych';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Pokaż resztę (${more.toLocaleString('pl')})`
    : `Pokaż więcej (${more.toLocaleString('pl')} z\u00a0${hidden.toLocaleString('pl')})`;
export const notes = 'Notatki';
export const yourNotes = 'Twoje notatki';
export const notesAre = 'Teksty napisane przy krokach i\u00a0zachowane na twoje życzenie.';
export const notesAreEmpty =
  'Nie ma jeszcze notatek. Przy niektórych krokach ścieżki jest miejsce na pisanie.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}\u00a0r. ${question}`;
export const colourSchemeIs = 'Jasny albo ciemny, jeśli taki wybierzesz.';
export const textOfArticlesIs = 'Rozmiar i\u00a0interlinia, jeśli je wybierzesz.';
export const donationRest = 'Prośba o\u00a0darowiznę';
export const donationRestIs =
  'Kiedy ostatnio została zamknięta. Dzięki temu nie wróci zbyt szybko.';
export const consentAnswer = 'Twoja odpowiedź w\u00a0sprawie reklam';
export const consentAnswerIs = 'Zaakceptowane sieci reklamowe i\u00a0dzień twojej odpowiedzi.';
export const countedSteps = (count: number) =>
  counted(count, 'ukończony krok', 'ukończone kroki', 'ukończonych kroków');
export const countedArticles = (count: number) =>
  counted(count, 'artykuł', 'artykuły', 'artykułów');
export const countedNotes = (count: number) => counted(count, 'notatka', 'notatki', 'notatek');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} i\u00a0${notes}`;

// Erasing. The names of erased data complete “Usuniesz …”, in the accusative.
export const erase = 'Usuń';
export const eraseIt = 'Usuń';
export const eraseNote = 'Usuń tę notatkę';
export const eraseNoteOf = (opening: string) => `Usuń tę notatkę: ${opening}`;
export const eraseEverything = 'Usuń wszystko';
export const eraseKind = (title: string) => `Usuń: ${title}`;
export const progressToErase = (steps: string) => `postępy na ścieżce (${steps})`;
export const readingListToErase = (articles: string) => `listę zapisanych (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'swoją notatkę' : `wszystkie notatki (${count.toLocaleString('pl')})`;
export const colourSchemeToErase = 'wybór motywu';
export const textOfArticlesToErase = 'ustawienia tekstu';
export const donationRestToErase = 'informację, kiedy prośba o\u00a0darowiznę została zamknięta';
export const consentAnswerToErase = 'odpowiedź w\u00a0sprawie reklam';
export const noteToErase = (opening: string) => `tę notatkę: ${opening}`;
export const unreadableToErase = 'dane, których nie udało się odczytać';
export const holdingsToReplace = (here: string, file: string) =>
  `dane, które ten serwis zapisał w\u00a0tej przeglądarce (${here}), danymi z\u00a0pliku (${file})`;
export const confirmations = {
  erase: {
    question: 'Usunąć na stałe?',
    warning: (what: string) => `Usuniesz ${what}. Nie da się tego cofnąć.`,
    button: 'Usuń',
  },
  replace: {
    question: 'Zastąpić to, co tu jest?',
    warning: (what: string) => `Zastąpisz ${what}. Nie da się tego cofnąć.`,
    button: 'Zastąp',
  },
};
export const cancel = 'Anuluj';
export const erased = 'Usunięto.';

// Export and import of the stored data
export const takeWithYou = 'Eksport i\u00a0import';
export const fileIs =
  'Wyeksportuj do pliku postępy, zapisane artykuły i\u00a0notatki. Plik możesz potem zaimportować tutaj albo w\u00a0innej przeglądarce.';
export const exportFile = 'Eksportuj plik';
export const nothingToExport = 'Nie ma jeszcze czego eksportować.';
export const fileExported = 'Przeglądarka zapisuje plik.';
export const importFile = 'Importuj plik';
export const fileImported = 'Gotowe. Zawartość pliku jest teraz zachowana w\u00a0tej przeglądarce.';
export const fileRefused =
  'To nie jest plik wyeksportowany z\u00a0tego serwisu. Nic nie zmieniono.';
export const fileTooLarge = 'Ten plik jest za duży (ponad 5\u00a0MB). Nic nie zmieniono.';
export const fileGone =
  'Przeglądarka nie mogła odczytać tego pliku. Być może został przeniesiony lub zmieniony. Tutaj nic nie zmieniono.';
export const fileFaults = 'Błędy w\u00a0pliku';
export const fileAndBrowser = (file: string, browser: string) =>
  `W\u00a0pliku: ${file}. W\u00a0tej przeglądarce: ${browser}.`;
export const addToThis = 'Dodaj do tego, co tu jest';
export const replaceAll = 'Zastąp to, co tu jest';
export const saveAsFile = 'Zapisz jako plik';
export const unreadable =
  'Części danych zachowanych tu wcześniej nie da się odczytać. Możesz zapisać je jako plik lub usunąć. Jeśli zachowasz coś nowego, uszkodzone dane zostaną odłożone na bok i\u00a0nie przepadną.';
export const setAside =
  'Dane, których nie udało się odczytać, zostały odłożone na bok. Możesz zapisać je jako plik lub usunąć.';

// Search
export const searchDescription = (site: string) =>
  `Przeszukaj wszystkie artykuły, tematy i\u00a0strony serwisu ${site}.`;
export const searchLead = 'Przeszukaj wszystkie artykuły, ćwiczenia i\u00a0strony.';
export const searchNeedsScript =
  'Wyszukiwanie wymaga JavaScriptu, a\u00a0w\u00a0twojej przeglądarce jest on wyłączony. Nadal możesz przeglądać tematy albo listę wszystkich stron.';
export const pagesNeedNoScript =
  'Wyszukiwanie wymaga JavaScriptu, a\u00a0w\u00a0twojej przeglądarce jest on wyłączony. Nadal możesz przejrzeć listę wszystkich stron.';
export const byTopic = 'Według tematów';
export const allPages = 'Wszystkie strony';
export const searchFor = 'Czego szukasz?';
export const searchTitle = (words: string, title: string) => `${title}: „${words}”`;
export const searchNow = 'Szukaj';
export const searching = 'Trwa wyszukiwanie…';
export const searchFailed = 'Wyszukiwanie jest teraz niedostępne.';
export const nothingFound = <Node>(searched: Node) => [
  'Nie ma wyników dla zapytania ',
  searched,
  '.',
];
export const searchOther = 'Spróbuj innego słowa albo zacznij od jednej z\u00a0tych propozycji.';
export const searchOtherWord = 'Spróbuj innego słowa.';
export const resultCount = (count: number) => counted(count, 'wynik', 'wyniki', 'wyników');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} dla zapytania `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Zamiast tego: ', ...results, '.'];
export const showMore = 'Pokaż więcej wyników';
export const searchedSince = (day: string) =>
  `To wyszukiwanie obejmuje artykuły od ${day}\u00a0r. Aby przeszukać też starsze, wybierz lata.`;
export const allYears = 'Wszystkie lata';
export const stepOfPath = (step: number) => `Krok ${step} na ścieżce`;
export const page = 'Strona';
export const findPage = 'Znajdź stronę po tytule';
export const pagesFailed = 'Lista stron się nie wczytała.';
export const looking = 'Trwa wyszukiwanie…';
export const pagesFound = (count: number) => counted(count, 'strona', 'strony', 'stron');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Żaden tytuł nie pasuje. ',
  search(`Szukaj „${words}” w\u00a0całym serwisie`),
  '.',
];

// The sitemap
export const sitemapLead = 'Wszystkie strony tego serwisu.';
export const sitemapDescription = (site: string) =>
  `Wszystko w\u00a0serwisie ${site}: strony, tematy, blog i\u00a0wszystkie artykuły.`;
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
export const authors = 'Autorki i\u00a0autorzy';

// Contact
export const mail = 'E-mail';
export const noWay = 'Nie możemy jeszcze odbierać wiadomości.';
export const inPublic = 'Publicznie';
export const trackerAt = (host: string) => `System zgłoszeń: ${host}`;
export const everybodyReads = 'To, co tam napiszesz, będzie publiczne.';
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
  'Możesz napisać w\u00a0naszym ',
  tracker,
  ', gdzie wszyscy mogą to przeczytać.',
];
export const otherWays = <Node>(page: Node) => [
  'Sposoby kontaktu z\u00a0nami znajdziesz na ',
  page,
  '.',
];
export const formGoesTo = (host: string) =>
  `To, co wyślesz przez formularz kontaktowy, trafia do usługi pod adresem ${host}, a\u00a0ona przekazuje to nam.`;
export const issuesArePublic = (host: string) =>
  `To, co napiszesz w\u00a0systemie zgłoszeń pod adresem ${host}, jest publiczne i\u00a0podlega polityce prywatności tamtego serwisu.`;
export const post = 'Adres pocztowy';
export const elsewhere = 'W\u00a0innych miejscach';
export const help = 'Pomoc w\u00a0twoim kraju';
export const emergency =
  'W\u00a0razie bezpośredniego zagrożenia zadzwoń pod lokalny numer alarmowy.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  'Gdzie zadzwonić lub napisać, gdy jest ci ciężko? Spis miejsc pomocy według krajów: ',
  directory,
  '. Ostatnio sprawdzono go ',
  day,
  '\u00a0r.',
];
export const allRequired = 'Wszystkie pola są wymagane.';
export const yourName = 'Twoje imię';
export const yourMail = 'Twój adres e-mail';
export const yourMessage = 'Twoja wiadomość';
export const sendMessage = 'Wyślij wiadomość';

// Errors
export const notFound = 'Nie znaleziono strony';
export const notFoundDescription =
  'Pod tym adresem nie ma strony. Być może szukasz jednej z\u00a0wymienionych tutaj.';
export const notFoundTitle = 'Nie znaleźliśmy tej strony';
export const notFoundText = 'Strona mogła zmienić adres albo w\u00a0adresie jest literówka.';
export const nearestPages = 'Szukasz jednej z\u00a0tych stron?';
export const resources = 'Materiały';
export const serverError = 'Nieoczekiwany błąd';
export const serverErrorDescription = 'Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.';
export const failure = 'Nieoczekiwany błąd';
export const failureText =
  'Przepraszamy, coś poszło nie tak. Wszystko, co zachowano w\u00a0tej przeglądarce, nadal tu jest.';
export const reloadPage = 'Wczytaj stronę ponownie';

// Advertising
export const nothingLoaded = 'Nie ma tu jeszcze reklamy.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Pomiń reklamę';
export const chooseNetworks = 'Wybierz sieci';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – naciśnij Tab, aby przejść do tej prośby, albo Escape, aby ją zamknąć.`;
export const transferTo = (name: string) => `Przelew na konto: ${name}`;

// The advertising choices on the preferences page
export const advertising = 'Reklamy';
export const answeredNot =
  'Nie ma jeszcze twojej odpowiedzi, więc żadna sieć reklamowa, która wymaga twojej zgody, niczego nie wczytała.';
export const answeredByPlatform = (platform: string) =>
  `Twoją odpowiedź dla tej przeglądarki przechowuje ${platform}, usługa, która pyta w\u00a0imieniu tego serwisu. Odpowiedź możesz tam zmienić w\u00a0każdej chwili.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `Nie udało się otworzyć ustawień prywatności usługi ${platform}. Spróbuj ponownie za chwilę. O\u00a0tym, jak się z\u00a0nią skontaktować, przeczytasz w\u00a0jej `,
  policy('polityce prywatności'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Twoja odpowiedź pochodzi z\u00a0',
  day,
  `\u00a0r. Zapytamy ponownie po ${monthsAfter(months)}. Odpowiedź możesz zmienić w\u00a0każdej chwili, a\u00a0zmiana działa od razu.`,
];
export const answeredByBrowser =
  'Twoja przeglądarka wysyła sygnał Global Privacy Control. Traktujemy go jako odmowę: nie łączymy się z\u00a0żadną siecią reklamową, która wymaga twojej zgody, i\u00a0nie zadajemy pytania. Jeśli chcesz zdecydować tutaj, wyłącz ten sygnał dla tego serwisu.';
export const gpcRestricts =
  'Twoja przeglądarka wysyła sygnał Global Privacy Control. Dlatego nawet jeśli się zgodzisz, reklamy nie są spersonalizowane i\u00a0łączymy się tylko z\u00a0sieciami, które to umożliwiają.';
export const openPlatform = (platform: string) =>
  `Otwórz ustawienia prywatności usługi ${platform}`;
export const acceptAll = 'Akceptuję wszystkie';
export const refuseAll = 'Odrzucam wszystkie';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Polityka prywatności',
  hidden(` ${name}`),
];

// The privacy page
export const noNetworks =
  'Do tego serwisu nie dodano żadnej sieci reklamowej. Jeśli wydawca doda taką sieć, na tej stronie będzie napisane, co sieć otrzymuje i\u00a0co przechowuje. Tam, gdzie potrzebna jest zgoda, sieć nie wczyta niczego, dopóki się nie zgodzisz.';
export const networksFill = (count: number) =>
  count === 1
    ? 'Ta sieć może wypełniać miejsca na reklamy w\u00a0tym serwisie:'
    : 'Te sieci mogą wypełniać miejsca na reklamy w\u00a0tym serwisie:';
export const itReceives = (data: string) => `Otrzymuje ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Jej zapytania zawierają też wartości opisujące stronę, pod kluczami: ${new Intl.ListFormat('pl').format(keys)}.`;
export const codeRuns = {
  frame:
    'Jej kod działa w\u00a0zamkniętej ramce: nie może odczytać otaczającej strony ani niczego w\u00a0ramce przechowywać.',
  'second-host':
    'Jej kod działa w\u00a0ramce na innym hoście wydawcy: nie może odczytać otaczającej strony, ale może przechowywać dane na tym hoście.',
  inline: 'Jej kod działa na samej stronie, może więc ją odczytać.',
};
export const codeRunsOn = (host: string) =>
  `Jej kod działa w\u00a0ramce na innym hoście wydawcy, ${host}: nie może odczytać otaczającej strony, ale może przechowywać dane na tym hoście.`;
export const learnsPage = 'Sieć poznaje adres, rodzaj i\u00a0tematy strony, na której jesteś.';
export const serversSetCookies =
  'Serwery, z\u00a0którymi się łączy, mogą mimo to ustawiać własne pliki cookie, o\u00a0ile twoja przeglądarka na to pozwala.';
export const neverAsked =
  'Sieć niczego nie przechowuje w\u00a0twojej przeglądarce i\u00a0wczytuje się bez pytania.';
export const askedFirst = 'Sieć nie wczytuje niczego, dopóki się nie zgodzisz.';
export const askedByPlatform = (platform: string) =>
  `Jeśli ${platform} ustali, że prawo wymaga twojej zgody, sieć nie wczyta niczego, dopóki się nie zgodzisz.`;
export const platformAsks = (platform: string) =>
  `Pytanie zadaje ${platform}. Skrypt tej usługi działa na stronach tego serwisu, które potrzebują twojej odpowiedzi, może więc te strony odczytać. Usługa dowiaduje się, że tu jesteś, przechowuje odpowiedź w\u00a0twojej przeglądarce i\u00a0przekazuje ją sieciom.`;
export const refusalIsFree =
  'Dopóki nie odpowiesz, nie łączymy się z\u00a0żadną siecią reklamową, która wymaga twojej zgody. Odmowa nic cię nie kosztuje.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Odpowiedź możesz zmienić w\u00a0każdej chwili na stronie „',
  link(preferences),
  '”.',
];
export const storedElsewhere =
  'To, co sieć zapisała poza tym serwisem, pozostaje, dopóki nie wygaśnie albo dopóki nie usuniesz tego w\u00a0ustawieniach przeglądarki.';
export const refusedByBrowser =
  'Jeśli twoja przeglądarka wysyła sygnał Global Privacy Control, liczy się to jako odmowa i\u00a0pytanie się nie pojawia.';
export const restrictedByBrowser =
  'Jeśli twoja przeglądarka wysyła sygnał Global Privacy Control, reklamy są ograniczone, nawet jeśli się zgodzisz.';
export const restrictedByPlatform = (platform: string) =>
  `Jeśli w\u00a0usłudze ${platform} sprzeciwisz się sprzedaży lub udostępnianiu swoich danych, reklamy są ograniczone.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Sygnał Global Privacy Control ogranicza reklamy tam, gdzie usługa ${platform} ustali, że RODO nie obowiązuje, a\u00a0wszędzie indziej liczy się jako odmowa.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `Ograniczone reklamy nie są spersonalizowane i\u00a0pochodzą tylko z\u00a0tych sieci: ${new Intl.ListFormat('pl').format(names)}.`
    : 'Wtedy nie łączymy się z\u00a0żadną siecią, która wymaga twojej zgody.';
export const keptByNobody = 'Sieci nie przechowują niczego w\u00a0twojej przeglądarce.';
export const keptByNetworks =
  'Gdy sieci się wczytają, mogą przechowywać w\u00a0twojej przeglądarce te dane:';
export const keptTable = 'Tabela: co przechowują sieci';
export const keptColumns = {
  name: 'Nazwa',
  network: 'Sieć',
  purpose: 'Cel',
  lifetime: 'Czas przechowywania',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` zawiera twoją odpowiedź na pytanie o\u00a0reklamy, gdy już jej udzielisz: dzień, dozwolone przez ciebie sieci reklamowe oraz to, której listy sieci dotyczyło pytanie. Po ${monthsAfter(months)} albo gdy ta lista się zmieni, odpowiedź traci ważność i\u00a0pytanie pojawia się ponownie.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` zawiera liczbę obliczoną z\u00a0twojej odpowiedzi w\u00a0usłudze ${platform}, aby strona, do której wracasz, zauważyła nową odpowiedź. Nie mówi ona, kim jesteś ani kiedy padła odpowiedź.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  names.length > 1
    ? `Gdy zezwolisz na te sieci, informację o\u00a0tym otrzymają: ${new Intl.ListFormat('pl').format(names)}.`
    : `Gdy zezwolisz na tę sieć, informację o\u00a0tym otrzyma ${new Intl.ListFormat('pl').format(names)}.`;

// Services
export const newsletterTitle = 'Nowe artykuły e-mailem';
export const newsletterMessage =
  'Zostaw adres, a\u00a0napiszemy, gdy pojawi się coś nowego do czytania.';
export const subscribe = 'Zapisz się';
export const confirmsFirst =
  'Najpierw przyjdzie e-mail z\u00a0linkiem. Napiszemy dopiero po otwarciu linku.';
export const addressGoesTo = <Node>(company: Node) => ['Twój adres trafi do firmy ', company, '.'];
export const mailFault = 'Wpisz adres e-mail, na przykład imie@example.org.';
export const subscribeAt = (host: string) => `Zapisz się na ${host}`;
export const comments = 'Komentarze';
export const showComments = 'Pokaż komentarze';
export const discussAt = (host: string) => `Porozmawiaj o\u00a0tym na ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Ten serwis korzysta z\u00a0tej usługi:' : 'Ten serwis korzysta z\u00a0tych usług:';
export const newsletterReceives =
  'Jeśli wyślesz formularz newslettera, usługa otrzyma twój adres e-mail, adres IP i\u00a0rodzaj używanej przeglądarki. Wcześniej nie otrzymuje niczego.';
export const linkOnly = 'Serwis zawiera tylko link do tej usługi.';
export const counterReceives =
  'Usługa liczy otwierane strony. Za każdym razem otrzymuje adres strony, stronę, z\u00a0której prowadził link, twój adres IP i\u00a0rodzaj używanej przeglądarki.';
export const countsAtOnce =
  'Niczego nie przechowuje w\u00a0twojej przeglądarce i\u00a0liczy bez pytania.';
export const countsOnceAllowed =
  'Niczego nie przechowuje w\u00a0twojej przeglądarce i\u00a0o\u00a0niczym się nie dowiaduje, dopóki się nie zgodzisz.';
export const heedsSignals =
  'Jeśli twoja przeglądarka wysyła sygnał Global Privacy Control lub Do Not Track, twoja wizyta nie jest liczona.';
export const runsOnOwnHost = (host: string) => `Działa na serwerze wydawcy: ${host}.`;
export const commentsReceive =
  'Komentarze wczytują się dopiero po naciśnięciu przycisku pod artykułem. Od tej chwili usługa wie, który artykuł czytasz, zna twój adres IP i\u00a0rodzaj używanej przeglądarki, i\u00a0może coś w\u00a0niej przechowywać.';
export const companiesTitle = 'Czy inne firmy mogą się dowiedzieć, że tu jesteś?';
export const companiesMessage =
  'Jeśli się zgodzisz, każda firma z\u00a0poniższej listy dowie się, że tu jesteś i\u00a0które strony czytasz. Bez twojej zgody żadna z\u00a0nich niczego nie wczyta, a\u00a0wszystko inne działa tak samo niezależnie od odpowiedzi.';
export const companies = 'Inne firmy';
export const companiesAnswer = 'Twoja odpowiedź w\u00a0sprawie innych firm';
export const companiesAnswerToErase = 'odpowiedź w\u00a0sprawie innych firm';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` zawiera twoją odpowiedź na pytanie o\u00a0inne firmy, gdy już jej udzielisz: dzień, dozwolone przez ciebie firmy oraz to, której listy firm dotyczyło pytanie. Po ${monthsAfter(months)} albo gdy ta lista się zmieni, odpowiedź traci ważność i\u00a0pytanie pojawia się ponownie.`,
];
