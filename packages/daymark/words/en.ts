/*
 * The UI strings in English: all text of pages, feeds and metadata that the owner does not write.
 * Each string is an export, so that a script contains only the strings that it uses. A function
 * takes the parts of a sentence: text, a number, or a `Node`, which is an element such as a link.
 */

/** The language of these strings, as in the `lang` attribute. */
export const language = 'en';

/**
 * Returns a noun as within a sentence: each word in lower case, except words with more than one
 * capital letter ("NLP", "McTimoney"), which are names or abbreviations.
 */
export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('en')))
    .join(' ');

const monthsLong = (months: number) => (months === 1 ? 'a month' : `${months} months`);
const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** Puts a text in quotation marks. */
export const quoted = <Node>(text: Node) => ['“', text, '”'];

// Punctuation around the texts of owners and the sentences of this file.
/** Stands between two sentences. */
export const space = ' ';
/** Ends what is no sentence of this file. */
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
/** Puts commas between the parts. */
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings. {product} and {Product} stand for the noun of the site, in running text and
// in titles. {site} stands for the name of the site.
export const headline = 'Transform Your Reality Through {Product}';
export const startJourney = 'Start Your Journey';
export const trust = 'Your trusted resource for personal growth and {product} techniques.';
export const joinCommunity = 'Join the community';
export const donateNow = 'Donate Now';
export const later = 'Later';
export const consentTitle = 'May we show you advertising?';
export const consentMessage =
  'Advertising pays for this site. The networks below would learn that you are here. They load nothing unless you accept, and everything else works either way.';
/** Completes “It receives …”. */
export const networkReceives =
  'your IP address, the kind of browser you use, and the address of this site';

// On several pages
export const accept = 'Accept';
export const refuse = 'Refuse';
export const accessibility = 'Accessibility';
export const advertisement = 'Advertisement';
/** The name of a slot of a network, and of the frame in the slot, by the slot's banner id. */
export const numberedAdvertisement = (id: number) => `Advertisement ${id}`;
/** The name of a slot that shows a house creative. */
export const titledAdvertisement = (title: string) => `${advertisement}: ${title}`;
export const allArticles = 'All articles';
export const articles = 'Articles';
export const blog = 'Blog';
/** The name of the list of links to the page in other languages. */
export const languages = 'Languages';
export const colourScheme = 'Colour scheme';
export const preferences = 'Preferences';
export const privacy = 'Privacy';
export const returnHome = 'Return to Home';
export const search = 'Search';
export const sitemap = 'Sitemap';
export const thePath = 'The path';
export const topic = 'Topic';
export const topics = 'Topics';
export const tryAgain = 'Try again';
export const tryingAgain = 'Trying again…';
export const privacyPolicyOf = (name: string) => `Privacy policy of ${name}`;

/** The heading of the list of needs, such as “I cannot sleep”. */
export const needs = 'What brings you here?';

// The header and the footer of every page
export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const schemes = { system: 'System', light: 'Light', dark: 'Dark' };
export const quickLinks = 'Quick Links';
export const legal = 'Legal';
export const partners = 'Partners';
/** The default of a setting. */
export const partnersNote =
  'Sites that we support, or that support us. The links are marked as sponsored.';
export const opensInNewTab = '(opens in a new tab)';
export const terms = 'Terms';
export const advertisingChoices = 'Advertising choices';

// The home page
export const featuredArticles = 'Featured Articles';
export const newestArticles = 'Newest Articles';
export const followSite = 'New articles by RSS';
export const followTopic = 'New articles on this topic by RSS';
export const communityStories = 'Community Stories';
export const allStories = 'All stories';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Community',
  summary: `Stories from readers of ${site}, in their own words.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Contact',
  summary: `How to contact the people behind ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Preferences',
  summary: `What this browser keeps for you on ${site}. None of it is sent to us.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Resources',
  summary: `Where to begin with personal growth and ${noun}.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Nothing has been published yet.';
export const resourcesAreEmpty = 'The first guides and practices will appear here.';
export const topicIsEmpty = 'Nothing has been published on this topic yet.';
export const searchIsEmpty = 'There is nothing to search yet.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'There are no stories yet. If you have one to tell, see the ',
  contact(contactPage),
  '.',
];

// Lists of articles
/** The heading of the newest articles on the blog, above those of each month. */
export const newest = 'Newest';
export const blogLead = 'All articles, newest first.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: all articles on personal growth and ${noun}, newest first.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: older articles on personal growth and ${noun}, archive page ${page}.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, archive page ${page}`;
export const articlesBetween = (first: string, last: string) =>
  `Articles ${first === last ? `of ${first}` : `from ${first} to ${last}`}. Archive page 1 has the oldest articles.`;
export const pages = 'Pages';
export const newerArticles = 'Newer articles';
export const olderArticles = 'Older articles';
export const authorIsNew = 'There are no articles by this author yet.';
/** Marks an invented story, after the role of the person who tells it. */
export const sample = 'example';
/** Stands above stories if some of them are invented. */
export const samplesNote =
  'Stories marked “example” are made up. Stories from readers will replace them.';
/** The heading of a story, for screen readers. */
export const storyOf = (name: string) => `The story of ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min\u00a0read`;
const kinds = {
  essay: 'essay',
  practice: 'practice',
  guide: 'guide',
  feature: 'feature',
  explainer: 'explainer',
  question: 'question',
  'reading-list': 'reading list',
  'case-study': 'made-up case study',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min read`;
/** Marks a case study wherever it appears. */
export const madeUpCase = 'Made-up case study';
/** Marks an article that a company pays for, wherever it appears. */
export const sponsoredBy = <Node>(sponsor: Node) => ['Sponsored by ', sponsor];
/** Stands at the beginning of a text with such links. */
export const affiliateLinks =
  'This text contains affiliate links: if you buy something through one, we may receive a commission.';
/** A summary in feeds, after what marks the article. */
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Contents';
export const by = <Node>(author: Node) => ['By ', author];
/** The name of an author within a sentence: "the editors of Daymark". */
export const nameInText = (name: string) => name.replace(/^The /, 'the ');
export const partOf = (part: number, parts: number, series: string) =>
  `Part ${part} of ${parts} in ${series}`;
export const theGuides = 'The guides';
export const guideOf = (part: number, parts: number) => `Guide ${part} of ${parts}`;
export const previousPart = <Node>(part: Node) => ['Previous part: ', part];
export const nextPart = <Node>(part: Node) => ['Next part: ', part];
export const sources = 'Sources';
/** Below the heading “Sources”, if at least one source says how much of it was read. */
export const sourcesRead =
  'We say after each work how much of it we read. “A summary” means that we read an abstract, a review or a report of it.';
const readParts = { whole: 'all of it', part: 'part of it', summary: 'a summary' };
export const sourceRead = (read: keyof typeof readParts) => `We read ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Last changed on ', day];
/** The dates below an article. */
export const textEdited = <Node>(day: Node) => ['Text last edited on ', day];
export const textReviewed = <Node>(day: Node) => ['Text last checked on ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Sources last checked on ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Text last edited and sources last checked on ',
  day,
];
export const corrections = 'Corrections';
export const nextReading = 'Read next';
export const table = (number: number) => `Table ${number}`;
export const taskDone = 'Done';
export const taskOpen = 'Not done';
export const code = (number: number) => `Code ${number}`;
export const formula = (number: number) => `Formula ${number}`;
export const gallery = (number: number) => `Gallery ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Back' : `Back (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} to note ${note} in the text`;

// Audio and video
export const playFilm = 'Play the film';
export const contactsHost = (host: string) => `This loads from ${host}`;
export const watchOn = (service: string) => `Watch it on ${service}`;
export const theFile = 'Open the file';
export const transcript = 'Transcript';

// Saving and sharing an article
export const saveForLater = 'Save to reading list';
export const chooseTextSize = 'Text size';
export const savedArticles = (count: number) => `Reading list: ${countedArticles(count)}`;
export const copyLink = 'Copy link';
export const share = 'Share';
export const sendByMail = 'Share by e-mail';
export const linkCopied = 'Link copied.';
export const copyRefused = (url: string) => `The link was not copied. You can copy it here: ${url}`;
export const onReadingList = 'Saved to reading list.';
export const offReadingList = 'Removed from reading list.';

// The path
const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "The path: seven steps", "The path: 13 steps". */
export const pathOfSteps = (count: number) =>
  `${thePath}: ${numberInWords(count)} ${count === 1 ? 'step' : 'steps'}`;
export const beginPath = 'Begin with step 1';
export const goOnWithStep = (step: number) => `Continue with step ${step}`;
export const walkPathAgain = 'Start again with step 1';
export const minutesToDo = (minutes: number) => `${minutes} min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Reading: ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min to do · ${article}\u00a0min to read`;
export const done = 'Done';
/** Follows the name of a step, for screen readers. */
export const doneMark = ', done';
export const stepTitle = (step: number, title: string) => `Step ${step}: ${title}`;
/** The next step, in the link below a step. */
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const practiceLasts = (minutes: number) => `Practice · ${minutes}\u00a0min`;
export const readWithStep = 'Read with this step';
export const next = 'Next';
export const endOfPath = 'This is the last step';
export const pathAndLibrary = 'The path and the library';
export const markDone = 'Mark as done';
export const markNotDone = 'Mark as not done';
export const doneAndKept = 'Marked as done, in this browser.';
export const notDone = 'No longer marked as done.';
export const theLibrary = 'The library';

// The calendar file for a week of a practice
export const practiseForWeek = 'Practise for a week';
export const weekIs =
  'Put this practice into your calendar for seven days in a row. Your browser makes the file, and nothing is sent anywhere.';
export const weekTime = 'Time of day';
export const saveWeek = 'Save the calendar file';
export const weekIsSaved = (time: string, day: string) =>
  `Your browser is saving the file. Open it to add this practice to your calendar: every day for a week at ${time}, from ${day}.`;

// Practices
export const pause = 'Pause';
export const goOn = 'Continue';
export const paused = 'Paused.';
export const breathPhases = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' };
export const pace = 'Pace';
export const paceEven = 'Even: 4 seconds in, 4 out';
export const paceLongOut = 'Longer out: 4 seconds in, 6 out';
export const pacePause = 'With a hold: 4 seconds in, hold for 2, 6 out';
export const startPacer = 'Start the circle';
export const breaths = (count: number) => counted(count, 'breath', 'breaths');
export const pacerFallsSilent = 'The circle continues without announcements.';
export const fullView = 'Full view';
export const leaveFullView = 'Exit full view';
export const bell = 'Bell';
export const bellClear = 'Normal';
export const bellSoft = 'Soft';
export const bellSilent = 'Silent';
/** What screen readers say of the timer; `ready` after the visitor has stopped it. */
export const sittingIs = {
  ready: 'Stopped.',
  running: 'The timer is running.',
  paused,
  over: 'Time is up.',
};
export const sittingActions = {
  ready: 'Start the timer',
  running: pause,
  paused: goOn,
  over: 'Reset the timer',
};
export const practicesWithoutScript = {
  breathing:
    'The circle needs JavaScript. Without it, count the seconds yourself, at one of these paces:',
  sitting: (minutes: number) =>
    `The timer needs JavaScript. Without it, set an alarm for ${counted(minutes, 'minute', 'minutes')}.`,
  writing: 'The box to write in needs JavaScript. Without it, write on paper.',
};
export const minutesFault = 'Choose a whole number of minutes, from 1 to 60.';
export const timeLeft = 'Time left';
export const minutes = 'Minutes';
export const endHere = 'Stop';
export const journalKeep = 'Keep in this browser';
export const journalPlace =
  'What you write is lost when you leave this page, unless you press “Keep in this browser”.';
export const journalKept = 'Kept in this browser.';
export const journalIsEmpty = 'You have not written anything yet.';
export const journalTooLong = 'This was not kept: it is too long.';
export const journalOtherQuestion = 'Another question';
export const journalQuestion = (question: string) =>
  `This is a new question. Your text is still in the box, and belongs to the previous question: “${question}”`;
export const journalExcess = (letters: number, max: number) =>
  `${letters.toLocaleString('en')} ${letters === 1 ? 'character' : 'characters'} too many: a note holds at most ${max.toLocaleString('en')}. Nothing is cut off. Shorten the text, or keep it in several notes.`;
export const notesOfStep = (count: number) => {
  if (count === 0) return 'No notes from this step yet.';
  return `${countedNotes(count)} from this step ${count === 1 ? 'is' : 'are'} kept.`;
};
export const readNotes = 'Read or delete your notes';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `This was not kept: the site could not read it again. ${report}`;
export const notKeptBlocked =
  'This was not kept: this browser does not let the site keep anything.';
export const notKeptFull = 'This was not kept: this browser has no room left for this site.';
export const notKeptDamaged =
  'Damaged data takes up some of the room. You can save it as a file and delete it under Preferences.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'a time, such as 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `at most ${max} characters`;
export const expectedAddress = 'the address of an article';
export const expectedTitle = 'the title of the article';
export const expectedArticle = 'an article: path, title, kept';
export const expectedStep = 'the name of a step';
export const expectedQuestion = 'the question';
export const expectedText = 'what was written';
export const expectedNote = 'a note: step, prompt, text, kept';
export const expectedSteps = 'the steps that are done';
export const expectedArticles = 'a list of articles';
export const expectedNotes = 'a list of notes';
export const expectedNotebook = 'an exported file: version, done, readingList, notes';
/** Begins the report on an imported file. The report lists `count` problems. */
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} has more than ${counted(count, 'invalid field', 'invalid fields')}. The first ${count} are:`
    : `${file} has ${counted(count, 'invalid field', 'invalid fields')}:`;
export const expected = (value: string) => `expected: ${value}`;
export const received = (value: string) => `received: ${value}`;
/** What a report says instead of a field or a value. */
export const problemWords = {
  whole: '(the whole file)',
  nothing: 'nothing',
  unknown: 'no field with this name',
};
export const noJson = (name: string) => `${name}: expected JSON; found something else`;

// Preferences
export const textOfArticles = 'Text size and spacing';
export const textSize = 'Size';
/** The names of the sizes by their stored values. */
export const textSizes = { small: 'Smaller', '': 'Normal', large: 'Larger', largest: 'Largest' };
export const lineSpacing = 'Line spacing';
export const lineSpacings = { '': 'Normal', wide: 'Wide' };
export const textSample =
  'This is how an article looks with your choice. Its captions and footnotes change too; menus and lists of articles stay as they are.';
export const preferencesNeedScript =
  'Only your browser knows what it keeps for you, and this page needs JavaScript to show it. With JavaScript switched off, nothing new can be kept. What you kept earlier is still here.';
export const keptHere = 'What this browser keeps';
export const kept = 'Kept';
export const nothingKept = 'Nothing yet';
export const progress = 'Progress on the path';
export const yourProgress = 'Your steps';
export const progressIs = 'Which steps you marked as done, and when.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'No step is marked as done yet.',
  space,
  path('The path begins here'),
  '.',
];
export const doneOn = (day: string) => `Done on ${day}`;
export const readingList = 'Reading list';
export const yourReadingList = 'Your reading list';
export const readingListIs = 'Articles that you saved.';
export const readingListIsEmpty = `No article is saved yet. To save one, open it and press “${saveForLater}”.`;
export const takeOffList = 'Remove from reading list';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Show the other ${more.toLocaleString('en')}`
    : `Show ${more.toLocaleString('en')} more of ${hidden.toLocaleString('en')}`;
export const notes = 'Notes';
export const yourNotes = 'Your notes';
export const notesAre = 'What you wrote at a step and asked to keep.';
export const notesAreEmpty = 'No notes yet. Some steps of the path have a space to write in.';
/** Stands above a kept note. */
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Light or dark, if you chose one.';
export const textOfArticlesIs = 'Text size and line spacing, if you changed them.';
export const donationRest = 'Donation request';
export const donationRestIs = 'When you last closed it, so that it is not repeated too soon.';
export const consentAnswer = 'Your answer about advertising';
export const consentAnswerIs = 'The networks that you accepted, and the day of your answer.';
export const countedSteps = (count: number) => `${counted(count, 'step', 'steps')} done`;
export const countedArticles = (count: number) => counted(count, 'article', 'articles');
export const countedNotes = (count: number) => counted(count, 'note', 'notes');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} and ${notes}`;

// Deleting. The names of deleted data complete “This deletes …”.
export const erase = 'Delete';
export const eraseIt = 'Delete it';
export const eraseNote = 'Delete this note';
export const eraseNoteOf = (opening: string) => `Delete this note: ${opening}`;
export const eraseEverything = 'Delete everything';
export const eraseKind = (title: string) => `Delete ${title.toLowerCase()}`;
export const progressToErase = (steps: string) => `your progress on the path (${steps})`;
export const readingListToErase = (articles: string) => `your reading list (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'your note' : `all your ${count.toLocaleString('en')} notes`;
export const colourSchemeToErase = 'your choice of a colour scheme';
export const textOfArticlesToErase = 'your choice of text size and spacing';
export const donationRestToErase = 'the time at which you closed the donation request';
export const consentAnswerToErase = 'your answer about advertising';
export const noteToErase = (opening: string) => `the note that begins ${opening}`;
export const unreadableToErase = 'what could not be read';
export const holdingsToReplace = (here: string, file: string) =>
  `what this browser holds (${here}) with what the file holds (${file})`;
export const confirmations = {
  erase: {
    question: 'Delete for good?',
    warning: (what: string) => `This deletes ${what}.`,
    button: 'Delete',
  },
  replace: {
    question: 'Replace what is here?',
    warning: (what: string) => `This replaces ${what}. It cannot be undone.`,
    button: 'Replace',
  },
};
export const cancel = 'Cancel';
export const erased = 'Deleted.';

// Export and import of the stored data
export const takeWithYou = 'Export and import';
export const fileIs =
  'Save your progress, your reading list and your notes as a file. You can import the file here again, or in another browser.';
export const exportFile = 'Export to a file';
export const nothingToExport = 'There is nothing to export yet.';
export const fileExported = 'Your browser is saving the file.';
export const importFile = 'Import from a file';
export const fileImported = 'Done. What was in the file is now kept in this browser.';
export const fileRefused =
  'This file cannot be imported: this site did not export it, or it is damaged. Nothing was changed.';
export const fileTooLarge = 'This file is too large (more than 5 MB). Nothing was changed.';
export const fileGone =
  'Your browser could not read this file. It may have been moved or changed. Nothing was changed here.';
export const fileFaults = 'Technical details';
export const fileAndBrowser = (file: string, browser: string) =>
  `In the file: ${file}. In this browser: ${browser}.`;
export const addToThis = 'Add to what is here';
export const replaceAll = 'Replace what is here';
export const saveAsFile = 'Save it as a file';
export const unreadable =
  'Something saved here earlier cannot be read. You can save it as a file or delete it. If you keep something new, the unreadable data is set aside, not lost.';
export const setAside =
  'Something that could not be read was set aside. You can save it as a file or delete it.';

// Search
export const searchDescription = (site: string) =>
  `Search all articles, topics and pages of ${site}.`;
export const searchLead = 'Search every article, practice and page.';
export const searchNeedsScript =
  'Search needs JavaScript, which is switched off in your browser. You can still browse by topic, or look through the list of all pages.';
export const pagesNeedNoScript =
  'Search needs JavaScript, which is switched off in your browser. You can still look through the list of all pages.';
export const byTopic = 'By topic';
export const allPages = 'All pages';
export const searchFor = 'Search for';
/** The title of the search page after a search. */
export const searchTitle = (words: string, title: string) => `“${words}”: ${title}`;
export const searchNow = 'Search';
export const searching = 'Searching…';
export const searchFailed = 'Search is not available right now.';
export const nothingFound = <Node>(searched: Node) => ['Nothing found for ', searched, '.'];
export const searchOther = 'Try another word, or begin with one of these.';
export const searchOtherWord = 'Try another word.';
export const resultCount = (count: number) => counted(count, 'result', 'results');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} for `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Showing ', ...results];
export const showMore = 'Show more results';
export const searchedSince = (day: string) =>
  `This search covers articles since ${day}. To search older articles too, choose their years.`;
export const allYears = 'All years';
export const stepOfPath = (step: number) => `Step ${step} of the path`;
export const page = 'Page';
export const findPage = 'Find a page by its title';
export const pagesFailed = 'The list of pages did not load.';
export const looking = 'Looking…';
export const pagesFound = (count: number) => counted(count, 'page', 'pages');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'No page has a title like that. ',
  search(`Search the whole site for “${words}”`),
  '.',
];

// The sitemap
export const sitemapLead = 'Every page of this site.';
export const sitemapDescription = (site: string) =>
  `Every page of ${site}: pages, topics, the blog and all articles.`;
export const shortSitemapDescription = (site: string) => `Every page of ${site}.`;
export const sitemapOf = (part: string) => `Sitemap: ${part}`;
export const partLead = 'Part of the list of all pages.';
export const partDescription = (site: string, part: string) =>
  `The pages of ${site} in one part of the sitemap: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, part ${part}`;
export const byYear = 'Articles by year';
export const months = 'Months';
export const backTo = (title: string) => `Back to: ${title}`;
export const home = 'Home';
export const authors = 'Authors';

// Contact
export const mail = 'E-mail';
/** Stands for the ways to reach the publisher while the settings have none. */
export const noWay = 'We cannot receive messages yet.';
export const inPublic = 'In public';
export const trackerAt = (host: string) => `Issue tracker at ${host}`;
export const everybodyReads = 'What you write there is public.';
/** Stand where a text has `::contact`. */
export const contactPage = 'contact page';
export const contactForm = 'form on the contact page';
export const writeTo = <Node>(address: Node) => ['Write to ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Use the ', form, ' to write to us.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Write to ',
  address,
  ', or use the ',
  form,
  '.',
];
export const issueTracker = 'public issue tracker';
export const writeInPublic = <Node>(tracker: Node) => [
  'You can write in our ',
  tracker,
  ', where anyone can read it.',
];
export const otherWays = <Node>(page: Node) => ['The ', page, ' lists the ways to reach us.'];
/** Stand where a text has `::form`, if there is a contact form, or an issue tracker. */
export const formGoesTo = (host: string) =>
  `What you send with the contact form goes to a service at ${host}, which passes it on to us.`;
export const issuesArePublic = (host: string) =>
  `What you write in the issue tracker at ${host} is public, and the privacy policy of that site applies to it.`;
export const post = 'Post';
export const elsewhere = 'Elsewhere';
export const help = 'Help in your country';
export const emergency = 'In immediate danger, call your local emergency number.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' lists services by country that you can call or write to when things are hard. We last checked it on ',
  day,
  '.',
];
export const allRequired = 'All fields are required.';
export const yourName = 'Your name';
export const yourMail = 'Your e-mail address';
export const yourMessage = 'Your message';
export const sendMessage = 'Send the message';

// Errors
export const notFound = 'Page not found';
export const notFoundDescription =
  'There is no page at this address. Some that you may be looking for are listed here.';
export const notFoundTitle = 'Oops! Page not found';
export const notFoundText =
  'The page may have moved, or the address may contain a typing mistake. One of the pages below may be the one you want.';
export const nearestPages = 'You may be looking for';
export const resources = 'Resources';
export const serverError = 'Unexpected error';
export const serverErrorDescription = 'Something went wrong on the server. Try again in a moment.';
export const failure = 'Unexpected Application Error!';
export const failureText =
  'Sorry, something went wrong here. Everything that you kept in this browser is still there.';
export const reloadPage = 'Reload this page';

// Advertising
/** Stands in the box for Google Ads while nobody fills it. */
export const nothingLoaded = 'No advertisement here yet.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Skip advertisement';
export const chooseNetworks = 'Choose';

// The donation dialog
/** Announces the dialog to users of screen readers. */
export const donationIsNext = (title: string) =>
  `${title} – Press Tab to go to this request, or Escape to close it.`;
/** Stands before the number of a bank account. */
export const transferTo = (name: string) => `Bank transfer to ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Advertising';
export const answeredNot =
  'You have not answered yet, so no network that needs your consent has loaded anything.';
export const answeredByPlatform = (platform: string) =>
  `${platform}, which asks on behalf of this site, has your answer for this browser. You can change it there at any time.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `The privacy settings of ${platform} did not open. Try again in a moment. To contact ${platform}, see its `,
  policy('privacy policy'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'You answered on ',
  day,
  `. We will ask again ${monthsLong(months)} after that day. You can change your answer at any time, and the change takes effect at once.`,
];
export const answeredByBrowser =
  'Your browser sends Global Privacy Control. We treat that as a refusal: no network that needs your consent is contacted, and you are not asked. To choose here, switch it off for this site.';
/** Also in the consent prompt, for a visitor whose browser sends the signal. */
export const gpcRestricts =
  'Your browser sends Global Privacy Control. So even if you accept, advertising is not personalised, and only networks that support this are contacted.';
export const openPlatform = (platform: string) => `Open the privacy settings of ${platform}`;
export const acceptAll = 'Accept all';
export const refuseAll = 'Refuse all';
/** Only screen readers need the name. */
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Privacy policy',
  hidden(` of ${name}`),
];

// The privacy page
export const noNetworks =
  'No advertising network has been added to this site. If the publisher adds a network, this page will say what it receives and what it stores. Wherever consent is needed, the network will load nothing before you agree.';
export const networksFill = (count: number) =>
  `${count === 1 ? 'This network' : 'These networks'} may fill boxes of this site:`;
export const itReceives = (data: string) => `It receives ${data}.`;
/** The keys of the key-values that describe a page to a network. */
export const receivesKeys = (keys: readonly string[]) =>
  `Its requests also contain values that describe the page, with the keys ${new Intl.ListFormat('en-GB').format(keys)}.`;
/** Where the code of a network runs, and what it can read and keep. */
export const codeRuns = {
  frame:
    'Its code runs in a closed frame: it cannot read the page around it, and can keep nothing there.',
  'second-host':
    'Its code runs in a frame on another host of the publisher: it cannot read the page around it, and may keep things on that host.',
  inline: 'Its code runs in the page itself, so it can read that page.',
};
export const codeRunsOn = (host: string) =>
  `Its code runs in a frame on another host of the publisher, ${host}: it cannot read the page around it, and may keep things on that host.`;
/** What a network in a frame learns, which cannot read the page itself. */
export const learnsPage = 'It learns the address, the kind and the topics of that page.';
export const serversSetCookies =
  'The servers it contacts may still set cookies of their own, where your browser lets them.';
export const neverAsked = 'It keeps nothing in your browser, and loads without asking you.';
export const askedFirst = 'It loads nothing before you agree.';
export const askedByPlatform = (platform: string) =>
  `Where ${platform} finds that the law requires your consent, the network loads nothing before you agree.`;
export const platformAsks = (platform: string) =>
  `The question is asked by ${platform}, whose script runs in the pages of this site that need your answer, so it can read those pages. It learns that you are here, keeps your answer in your browser and passes it on to the networks.`;
export const refusalIsFree =
  'Until you answer, no network that needs your consent is contacted. Refusing costs you nothing.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'You can change your answer at any time under ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'What a network has stored outside this site stays until it expires or you clear it in your browser’s settings.';
export const refusedByBrowser =
  'If your browser sends Global Privacy Control, that counts as a refusal, and you are not asked.';
export const restrictedByBrowser =
  'If your browser sends Global Privacy Control, advertising is restricted even if you accept.';
export const restrictedByPlatform = (platform: string) =>
  `If you opt out of the sale or sharing of your data in ${platform}, advertising is restricted.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Global Privacy Control restricts advertising where ${platform} finds that the GDPR does not apply, and counts as a refusal everywhere else.`;
/** What “restricted” means, with the names of the networks that can restrict their advertising. */
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `Restricted advertising is not personalised, and comes only from ${new Intl.ListFormat('en-GB').format(names)}.`
    : 'Then no network that needs your consent is contacted.';
export const keptByNobody = 'They keep nothing in your browser.';
export const keptByNetworks = 'Once loaded, they may keep this in your browser:';
export const keptTable = 'Table: what networks keep';
export const keptColumns = {
  name: 'Name',
  network: 'Network',
  purpose: 'Purpose',
  lifetime: 'Kept for',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` holds your answer to the question about advertising, once you have given it: the day, the networks that you allowed, and which list of networks you were asked about. After ${monthsLong(months)}, or when that list changes, it no longer counts and you are asked again.`,
];
/** The hash of the answer that a consent platform has reported. */
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` holds a number that is computed from your answer in ${platform}, so that a page to which you return notices a new answer. It says neither who you are nor when you answered.`,
];
export const googleHearsConsent = (names: readonly string[]) => {
  const [are, them] = names.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return `${new Intl.ListFormat('en-GB').format(names)} ${are} told that you allowed ${them}, once you have.`;
};

// Services
/** The defaults of settings. */
export const newsletterTitle = 'New articles by e-mail';
export const newsletterMessage =
  'Leave your address, and we write to you when there is something new to read.';
export const subscribe = 'Subscribe';
/** Stands below the form of a newsletter with double opt-in. */
export const confirmsFirst =
  'You first get an e-mail with a link. We write to you only after you have opened the link.';
export const addressGoesTo = <Node>(company: Node) => ['Your address goes to ', company, '.'];
/** Stands below an invalid address. */
export const mailFault = 'Enter an e-mail address, such as name@example.org.';
export const subscribeAt = (host: string) => `Subscribe at ${host}`;
export const comments = 'Comments';
export const showComments = 'Show comments';
export const discussAt = (host: string) => `Discuss this at ${host}`;
/** Stands above the list of services on the privacy page. */
export const servicesAre = (count: number): string =>
  count === 1 ? 'This site uses this service:' : 'This site uses these services:';
export const newsletterReceives =
  'If you send the form of the newsletter, it receives your e-mail address, your IP address and the kind of browser you use. It receives nothing before.';
export const linkOnly = 'The site only links to it.';
export const counterReceives =
  'It counts the pages that are opened. Each time, it receives the address of the page, the page that led to it, your IP address and the kind of browser you use.';
export const countsAtOnce = 'It keeps nothing in your browser, and counts without asking you.';
export const countsOnceAllowed =
  'It keeps nothing in your browser, and learns nothing before you agree.';
export const heedsSignals =
  'If your browser sends Global Privacy Control or Do Not Track, your visit is not counted.';
export const runsOnOwnHost = (host: string) => `It runs on a host of the publisher, ${host}.`;
export const commentsReceive =
  'Its comments load only when you press the button below an article. From then on, it learns which article you read, your IP address and the kind of browser you use, and may keep things in your browser.';
/** The defaults of the question for consent, and further words, if a counter needs it too. */
export const companiesTitle = 'May other companies learn that you are here?';
export const companiesMessage =
  'The companies below would learn that you are here, and which pages you read. They load nothing unless you accept, and everything else works either way.';
export const companies = 'Other companies';
export const companiesAnswer = 'Your answer about other companies';
export const companiesAnswerToErase = 'your answer about other companies';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` holds your answer to the question about other companies, once you have given it: the day, the companies that you allowed, and which list of companies you were asked about. After ${monthsLong(months)}, or when that list changes, it no longer counts and you are asked again.`,
];
