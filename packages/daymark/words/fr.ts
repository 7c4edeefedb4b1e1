/*
 * The UI strings in French. The comments in `en.ts` say where each string stands. The reader is
 * addressed as "vous". The noun of the site stands after "et" or before a colon, without an article.
 * Names never follow "de", which would be "d’" before a vowel, and "du" before "Le".
 */

export const language = 'fr';

const rules = new Intl.PluralRules('fr');
/** French counts 0 and 1 as singular. */
const plural = (count: number, one: string, more: string) =>
  rules.select(count) === 'one' ? one : more;
const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('fr')}\u00a0${plural(count, one, more)}`;
const monthsLong = (months: number) => (months === 1 ? 'un mois' : `${months}\u00a0mois`);
/** The time of an input field in running text: "07:30" is "7 h 30". */
const hours = (time: string) => {
  const [, hour, minute] = /^0?(\d+):(\d\d)$/.exec(time) ?? [];
  return hour && minute ? `${hour}\u00a0h\u00a0${minute}` : time;
};

export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('fr')))
    .join(' ');

export const quoted = <Node>(text: Node) => ['«\u202f', text, '\u202f»'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, '\u00a0: ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = '{Product}, pour transformer votre quotidien';
export const startJourney = 'Commencer le parcours';
export const trust = 'Développement personnel et {product}\u00a0: un site digne de confiance.';
export const joinCommunity = 'Rejoindre la communauté';
export const donateNow = 'Faire un don';
export const later = 'Plus tard';
export const consentTitle = 'Pouvons-nous vous montrer de la publicité\u202f?';
export const consentMessage =
  'La publicité finance ce site. Si vous acceptez, chaque réseau cité ci-dessous saura que vous êtes sur le site. Sans votre accord, il ne charge rien. Tout le reste fonctionne dans les deux cas.';
export const networkReceives =
  'votre adresse IP, le type de navigateur que vous utilisez et l’adresse de ce site';

// On several pages
export const accept = 'Accepter';
export const refuse = 'Refuser';
export const accessibility = 'Accessibilité';
export const advertisement = 'Publicité';
export const numberedAdvertisement = (id: number) => `Publicité ${id}`;
export const titledAdvertisement = (title: string) => `Publicité\u00a0: ${title}`;
export const allArticles = 'Tous les articles';
export const articles = 'Articles';
export const blog = 'Blog';
export const languages = 'Langues';
export const colourScheme = 'Apparence';
export const preferences = 'Préférences';
export const privacy = 'Confidentialité';
export const returnHome = 'Retour à l’accueil';
export const search = 'Recherche';
export const sitemap = 'Plan du site';
export const thePath = 'Le parcours';
export const topic = 'Thème';
export const topics = 'Thèmes';
export const tryAgain = 'Réessayer';
export const tryingAgain = 'Nouvel essai…';
export const privacyPolicyOf = (name: string) => `Politique de confidentialité\u00a0: ${name}`;

export const needs = 'Qu’est-ce qui vous amène\u202f?';

// The header and the footer of every page
export const skipToContent = 'Aller au contenu';
export const mainNavigation = 'Navigation principale';
export const menu = 'Menu';
export const schemes = { system: 'Automatique', light: 'Clair', dark: 'Sombre' };
export const quickLinks = 'Accès rapide';
export const legal = 'Informations légales';
export const partners = 'Partenaires';
export const partnersNote =
  'Des sites que nous soutenons ou qui nous soutiennent. Ces liens sont signalés comme sponsorisés.';
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)';
export const terms = 'Conditions d’utilisation';
export const advertisingChoices = 'Choix publicitaires';

// The home page
export const featuredArticles = 'Notre sélection';
export const newestArticles = 'Derniers articles';
export const followSite = 'Nouveaux articles par RSS';
export const followTopic = 'Nouveaux articles sur ce thème par RSS';
export const communityStories = 'Récits de la communauté';
export const allStories = 'Tous les récits';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Communauté',
  summary: `Celles et ceux qui lisent ${site} racontent leur expérience, avec leurs propres mots.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Contact',
  summary: `Comment contacter les personnes qui publient ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Préférences',
  summary: `Ce que ce navigateur conserve pour vous sur ${site}. Rien de tout cela ne nous est envoyé.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Ressources',
  summary: `Développement personnel et ${noun}\u00a0: par où commencer.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Rien n’a encore été publié.';
export const resourcesAreEmpty = 'Les premiers guides et exercices paraîtront ici.';
export const topicIsEmpty = 'Rien n’a encore été publié sur ce thème.';
export const searchIsEmpty = 'Il n’y a encore rien à chercher.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Il n’y a pas encore de récits. Si vous en avez un à partager, consultez la ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Les plus récents';
export const blogLead = 'Tous les articles, du plus récent au plus ancien.';
export const blogDescription = (site: string, noun: string) =>
  `Développement personnel et ${noun}\u00a0: tous les articles publiés sur ${site}, du plus récent au plus ancien.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `Développement personnel et ${noun}\u00a0: articles plus anciens publiés sur ${site}, page ${page} des archives.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page} des archives`;
export const articlesBetween = (first: string, last: string) =>
  `Articles du ${first === last ? first : `${first} au ${last}`}. Les pages d’archives sont numérotées à partir de la plus ancienne.`;
export const pages = 'Pages';
export const newerArticles = 'Articles plus récents';
export const olderArticles = 'Articles plus anciens';
export const authorIsNew = 'Aucun article n’a encore paru sous cette signature.';
export const sample = 'exemple';
export const samplesNote =
  'Les récits qui portent la mention «\u202fexemple\u202f» sont inventés. Ceux de la communauté les remplaceront.';
export const storyOf = (name: string) => `Récit signé ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min de lecture`;
const kinds = {
  essay: 'essai',
  practice: 'exercice',
  guide: 'guide',
  feature: 'grand format',
  explainer: 'décryptage',
  question: 'question-réponse',
  'reading-list': 'conseils de lecture',
  'case-study': 'étude de cas fictive',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min de lecture`;
export const madeUpCase = 'Étude de cas fictive';
export const sponsoredBy = <Node>(sponsor: Node) => ['Sponsorisé par ', sponsor];
export const affiliateLinks =
  'Ce texte contient des liens d’affiliation\u00a0: si vous achetez quelque chose en passant par l’un d’eux, nous pouvons recevoir une commission.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Sommaire';
export const by = <Node>(author: Node) => ['Par ', author];
/** "La rédaction de Daymark" is "la rédaction de Daymark"; "La Fontaine", and "Le quai", stay. */
export const nameInText = (name: string) =>
  name.replace(
    /^(?:(?:Le|La|Les) |L’|L')(?=rédact|équipe|collecti|comité|associa|auteur)/u,
    (article) => article.toLowerCase(),
  );
export const partOf = (part: number, parts: number, series: string) =>
  `Partie ${part} sur ${parts} de la série «\u202f${series}\u202f»`;
export const theGuides = 'Les guides';
export const guideOf = (part: number, parts: number) => `Guide ${part} sur ${parts}`;
export const previousPart = <Node>(part: Node) => ['Partie précédente\u00a0: ', part];
export const nextPart = <Node>(part: Node) => ['Partie suivante\u00a0: ', part];
export const sources = 'Sources';
export const sourcesRead =
  'Après chaque titre, nous indiquons ce que nous en avons lu. Par «\u202fsynthèse\u202f», nous entendons un résumé, une recension ou un compte rendu.';
const readParts = { whole: 'la totalité', part: 'une partie', summary: 'une synthèse' };
export const sourceRead = (read: keyof typeof readParts) => `Nous en avons lu ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Dernière modification le ', day];
export const textEdited = <Node>(day: Node) => ['Dernière modification du texte le ', day];
export const textReviewed = <Node>(day: Node) => ['Dernière vérification du texte le ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Dernière vérification des sources le ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Texte modifié et sources vérifiées le ',
  day,
];
export const corrections = 'Corrections';
export const nextReading = 'À lire ensuite';
export const table = (number: number) => `Tableau ${number}`;
export const taskDone = 'Fait';
export const taskOpen = 'À faire';
export const code = (number: number) => `Code ${number}`;
export const formula = (number: number) => `Formule ${number}`;
export const gallery = (number: number) => `Galerie ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Retour' : `Retour (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} à l’appel de la note ${note} dans le texte`;

// Audio and video
export const playFilm = 'Lire la vidéo';
export const contactsHost = (host: string) => `Contenu chargé depuis ${host}`;
export const watchOn = (service: string) => `Regarder sur ${service}`;
export const theFile = 'Ouvrir le fichier';
export const transcript = 'Transcription';

// Saving and sharing an article
export const saveForLater = 'Ajouter à la liste de lecture';
export const chooseTextSize = 'Taille du texte';
export const savedArticles = (count: number) => `Liste de lecture\u00a0: ${countedArticles(count)}`;
export const copyLink = 'Copier le lien';
export const share = 'Partager';
export const sendByMail = 'Envoyer par e-mail';
export const linkCopied = 'Lien copié.';
export const copyRefused = (url: string) =>
  `Le lien n’a pas été copié. Vous pouvez le copier ici\u00a0: ${url}`;
export const onReadingList = 'Ajouté à la liste de lecture.';
export const offReadingList = 'Retiré de la liste de lecture.';

// The path
const NUMBERS = [
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) =>
  `${thePath}\u00a0: ${numberInWords(count)} ${plural(count, 'étape', 'étapes')}`;
export const beginPath = 'Commencer par l’étape\u00a01';
export const goOnWithStep = (step: number) => `Continuer avec l’étape\u00a0${step}`;
export const walkPathAgain = 'Recommencer à l’étape\u00a01';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Avec l’article\u00a0: ',
  article,
  subtitle && ` – ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min d’exercice · ${article}\u00a0min de lecture`;
export const done = 'Terminée';
export const doneMark = ', terminée';
export const stepTitle = (step: number, title: string) => `Étape ${step}\u00a0: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Étape ${step} sur ${steps}`;
export const practiceLasts = (minutes: number) => `Exercice · ${minutes}\u00a0min`;
export const readWithStep = 'À lire avec cette étape';
export const next = 'Ensuite';
export const endOfPath = 'C’était la dernière étape';
export const pathAndLibrary = 'Le parcours et la bibliothèque';
export const markDone = 'Marquer comme terminée';
export const markNotDone = 'Marquer comme non terminée';
export const doneAndKept = 'Étape terminée. Ce navigateur s’en souviendra.';
export const notDone = 'L’étape n’est plus marquée comme terminée.';
export const theLibrary = 'La bibliothèque';

// The calendar file for a week of a practice
export const practiseForWeek = 'S’exercer pendant une semaine';
export const weekIs =
  'Inscrivez cet exercice dans votre agenda, sept jours de suite. Votre navigateur crée le fichier, et rien n’est envoyé nulle part.';
export const weekTime = 'Heure';
export const saveWeek = 'Enregistrer le fichier d’agenda';
export const weekIsSaved = (time: string, day: string) =>
  `Votre navigateur enregistre le fichier. Ouvrez-le pour ajouter cet exercice à votre agenda\u00a0: tous les jours pendant une semaine, à ${hours(time)}, à partir du ${day}.`;

// Practices
export const pause = 'Pause';
export const goOn = 'Reprendre';
export const paused = 'En pause.';
export const breathPhases = { in: 'Inspirez', hold: 'Retenez', out: 'Expirez' };
export const pace = 'Rythme';
export const paceEven = 'Régulier\u00a0: inspirer 4\u00a0s, expirer 4\u00a0s';
export const paceLongOut = 'Expiration longue\u00a0: inspirer 4\u00a0s, expirer 6\u00a0s';
export const pacePause = 'Avec pause\u00a0: inspirer 4\u00a0s, retenir 2\u00a0s, expirer 6\u00a0s';
export const startPacer = 'Animer le cercle';
export const breaths = (count: number) => counted(count, 'respiration', 'respirations');
export const pacerFallsSilent = 'Le cercle continue sans annonces vocales.';
export const fullView = 'Plein écran';
export const leaveFullView = 'Quitter le plein écran';
export const bell = 'Cloche';
export const bellClear = 'Claire';
export const bellSoft = 'Douce';
export const bellSilent = 'Muette';
export const sittingIs = {
  ready: 'Minuteur arrêté.',
  running: 'Le minuteur est en marche.',
  paused,
  over: 'Le temps est écoulé.',
};
export const sittingActions = {
  ready: 'Lancer le minuteur',
  running: pause,
  paused: goOn,
  over: 'Réinitialiser',
};
export const practicesWithoutScript = {
  breathing:
    'Le cercle a besoin de JavaScript. Sans lui, comptez vous-même les secondes, selon l’un de ces rythmes\u00a0:',
  sitting: (minutes: number) =>
    `Le minuteur a besoin de JavaScript. Sans lui, réglez un réveil pour qu’il sonne dans ${counted(minutes, 'minute', 'minutes')}.`,
  writing: 'Le champ d’écriture a besoin de JavaScript. Sans lui, écrivez sur papier.',
};
export const minutesFault = 'Choisissez un nombre entier de minutes, de 1 à 60.';
export const timeLeft = 'Temps restant';
export const minutes = 'Minutes';
export const endHere = 'Arrêter';
export const journalKeep = 'Conserver dans ce navigateur';
export const journalPlace = `Ce que vous écrivez est perdu quand vous quittez cette page, sauf si vous choisissez «\u202f${journalKeep}\u202f».`;
export const journalKept = 'Conservé dans ce navigateur.';
export const journalIsEmpty = 'Vous n’avez encore rien écrit.';
export const journalTooLong = 'Texte non conservé\u00a0: il est trop long.';
export const journalOtherQuestion = 'Une autre question';
export const journalQuestion = (question: string) =>
  `La question ci-dessus est nouvelle. Votre texte reste lié à la précédente\u00a0: «\u202f${question}\u202f»`;
export const journalExcess = (letters: number, max: number) =>
  `${counted(letters, 'caractère', 'caractères')} de trop\u00a0: une note en contient au plus ${max.toLocaleString('fr')}. Rien n’est coupé. Raccourcissez le texte, ou répartissez-le sur plusieurs notes.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Pas encore de notes pour cette étape.'
    : `${counted(count, 'note conservée', 'notes conservées')} pour cette étape.`;
export const readNotes = 'Lire ou effacer vos notes';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Non conservé\u00a0: le site ne pourrait pas relire ces données. ${report}`;
export const notKeptBlocked =
  'Non conservé\u00a0: ce navigateur ne permet pas au site de conserver quoi que ce soit.';
export const notKeptFull = 'Non conservé\u00a0: ce navigateur n’a plus de place pour ce site.';
export const notKeptDamaged =
  'Des données endommagées occupent une partie de la place. Vous pouvez les enregistrer dans un fichier et les effacer sur la page «\u202fPréférences\u202f».';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'une date et une heure, comme 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) =>
  `au plus ${counted(max, 'caractère', 'caractères')}`;
export const expectedAddress = 'l’adresse d’un article';
export const expectedTitle = 'le titre de l’article';
export const expectedArticle = 'un article\u00a0: path, title, kept';
export const expectedStep = 'le nom d’une étape';
export const expectedQuestion = 'la question';
export const expectedText = 'le texte écrit';
export const expectedNote = 'une note\u00a0: step, prompt, text, kept';
export const expectedSteps = 'les étapes terminées';
export const expectedArticles = 'une liste d’articles';
export const expectedNotes = 'une liste de notes';
export const expectedNotebook = 'un fichier exporté\u00a0: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} contient plus de ${counted(count, 'champ non valide', 'champs non valides')}. Voici les ${count} premiers\u00a0:`
    : `${file} contient ${counted(count, 'champ non valide', 'champs non valides')}\u00a0:`;
export const expected = (value: string) => `attendu\u00a0: ${value}`;
export const received = (value: string) => `trouvé\u00a0: ${value}`;
export const problemWords = {
  whole: '(le fichier entier)',
  nothing: 'rien',
  unknown: 'aucun champ de ce nom',
};
export const noJson = (name: string) => `${name}\u00a0: JSON attendu, autre contenu trouvé`;

// Preferences
export const textOfArticles = 'Taille du texte et interligne';
export const textSize = 'Taille';
export const textSizes = {
  small: 'Petite',
  '': 'Normale',
  large: 'Grande',
  largest: 'Très grande',
};
export const lineSpacing = 'Interligne';
export const lineSpacings = { '': 'Normal', wide: 'Large' };
export const textSample =
  'Voici à quoi ressemble un article avec vos réglages. Les légendes et les notes de bas de page changent aussi\u202f; les menus et les listes d’articles restent tels quels.';
export const preferencesNeedScript =
  'Seul votre navigateur sait ce qu’il conserve pour vous, et cette page a besoin de JavaScript pour l’afficher. Tant que JavaScript est désactivé, rien de nouveau ne peut être conservé. Ce que vous avez conservé auparavant est toujours là.';
export const keptHere = 'Ce que ce navigateur conserve';
export const kept = 'Conservé';
export const nothingKept = 'Rien pour l’instant';
export const progress = 'Progression dans le parcours';
export const yourProgress = 'Vos étapes';
export const progressIs = 'Les étapes que vous avez marquées comme terminées, avec leur date.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Aucune étape n’est encore marquée comme terminée.',
  space,
  path('Le parcours commence ici'),
  '.',
];
export const doneOn = (day: string) => `Terminée le ${day}`;
export const readingList = 'Liste de lecture';
export const yourReadingList = 'Votre liste de lecture';
export const readingListIs = 'Les articles que vous y avez ajoutés.';
export const readingListIsEmpty = `Votre liste ne contient encore aucun article. Pour en ajouter un, ouvrez-le et choisissez «\u202f${saveForLater}\u202f».`;
export const takeOffList = 'Retirer de la liste de lecture';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Afficher la suite (${more.toLocaleString('fr')})`
    : `Afficher la suite (${more.toLocaleString('fr')} sur ${hidden.toLocaleString('fr')})`;
export const notes = 'Notes';
export const yourNotes = 'Vos notes';
export const notesAre = 'Ce que vous avez écrit lors d’une étape et choisi de conserver.';
export const notesAreEmpty =
  'Pas encore de notes. Certaines étapes du parcours offrent un espace pour écrire.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Clair ou sombre, si vous avez fait un choix.';
export const textOfArticlesIs = 'La taille et l’interligne, si vous les avez modifiés.';
export const donationRest = 'Appel aux dons';
export const donationRestIs =
  'Le moment où vous l’avez fermé pour la dernière fois, afin qu’il ne revienne pas trop tôt.';
export const consentAnswer = 'Votre réponse sur la publicité';
export const consentAnswerIs = 'Les réseaux que vous avez acceptés, et la date de votre réponse.';
export const countedSteps = (count: number) => counted(count, 'étape terminée', 'étapes terminées');
export const countedArticles = (count: number) => counted(count, 'article', 'articles');
export const countedNotes = (count: number) => counted(count, 'note', 'notes');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} et ${notes}`;

// Erasing. The names of erased data complete “Vous allez effacer …”.
export const erase = 'Effacer';
export const eraseIt = 'Effacer';
export const eraseNote = 'Effacer cette note';
export const eraseNoteOf = (opening: string) => `Effacer cette note\u00a0: ${opening}`;
export const eraseEverything = 'Tout effacer';
export const eraseKind = (title: string) => `Effacer\u00a0: ${title}`;
export const progressToErase = (steps: string) => `votre progression dans le parcours (${steps})`;
export const readingListToErase = (articles: string) => `votre liste de lecture (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'votre note' : `toutes vos notes (${count.toLocaleString('fr')})`;
export const colourSchemeToErase = 'votre choix d’apparence';
export const textOfArticlesToErase = 'vos choix de taille du texte et d’interligne';
export const donationRestToErase = 'le moment où vous avez fermé l’appel aux dons';
export const consentAnswerToErase = 'votre réponse sur la publicité';
export const noteToErase = (opening: string) => `cette note\u00a0: ${opening}`;
export const unreadableToErase = 'les données illisibles';
export const holdingsToReplace = (here: string, file: string) =>
  `ce que contient ce navigateur (${here}) par ce que contient le fichier (${file})`;
export const confirmations = {
  erase: {
    question: 'Effacer définitivement\u202f?',
    warning: (what: string) => `Vous allez effacer ${what}. Cette action est irréversible.`,
    button: 'Effacer',
  },
  replace: {
    question: 'Remplacer définitivement\u202f?',
    warning: (what: string) => `Vous allez remplacer ${what}. Cette action est irréversible.`,
    button: 'Remplacer',
  },
};
export const cancel = 'Annuler';
export const erased = 'Effacé.';

// Export and import of the stored data
export const takeWithYou = 'Exporter et importer';
export const fileIs =
  'Enregistrez dans un fichier votre progression, votre liste de lecture et vos notes. Ce fichier peut être importé de nouveau ici, ou dans un autre navigateur.';
export const exportFile = 'Exporter un fichier';
export const nothingToExport = 'Il n’y a encore rien à exporter.';
export const fileExported = 'Votre navigateur enregistre le fichier.';
export const importFile = 'Importer un fichier';
export const fileImported =
  'C’est fait. Le contenu du fichier est maintenant conservé dans ce navigateur.';
export const fileRefused = 'Ce fichier n’a pas été exporté par ce site. Rien n’a été modifié.';
export const fileTooLarge =
  'Ce fichier est trop volumineux (plus de 5\u00a0Mo). Rien n’a été modifié.';
export const fileGone =
  'Votre navigateur n’a pas pu lire ce fichier. Il a peut-être été déplacé ou modifié. Rien n’a été modifié ici.';
export const fileFaults = 'Problèmes dans le fichier';
export const fileAndBrowser = (file: string, browser: string) =>
  `Dans le fichier\u00a0: ${file}. Dans ce navigateur\u00a0: ${browser}.`;
export const addToThis = 'Ajouter à ce qui est conservé ici';
export const replaceAll = 'Remplacer ce qui est conservé ici';
export const saveAsFile = 'Enregistrer dans un fichier';
export const unreadable =
  'Des données enregistrées ici auparavant sont illisibles. Vous pouvez les enregistrer dans un fichier ou les effacer. Si vous conservez quelque chose de nouveau, elles seront mises de côté et ne seront pas perdues.';
export const setAside =
  'Des données illisibles ont été mises de côté. Vous pouvez les enregistrer dans un fichier ou les effacer.';

// Search
export const searchDescription = (site: string) =>
  `Cherchez parmi tous les articles, exercices et pages publiés sur ${site}.`;
export const searchLead = 'Cherchez parmi tous les articles, exercices et pages.';
export const searchNeedsScript =
  'La recherche a besoin de JavaScript, qui est désactivé dans votre navigateur. Vous pouvez tout de même explorer les thèmes, ou parcourir la liste de toutes les pages.';
export const pagesNeedNoScript =
  'La recherche a besoin de JavaScript, qui est désactivé dans votre navigateur. Vous pouvez tout de même parcourir la liste de toutes les pages.';
export const byTopic = 'Par thème';
export const allPages = 'Toutes les pages';
export const searchFor = 'Votre recherche';
export const searchTitle = (words: string, title: string) =>
  `«\u202f${words}\u202f»\u00a0: ${title}`;
export const searchNow = 'Rechercher';
export const searching = 'Recherche en cours…';
export const searchFailed = 'La recherche est indisponible pour le moment.';
export const nothingFound = <Node>(searched: Node) => ['Aucun résultat pour ', searched, '.'];
export const searchOther = 'Essayez un autre mot, ou commencez par l’une de ces suggestions.';
export const searchOtherWord = 'Essayez un autre mot.';
export const resultCount = (count: number) => counted(count, 'résultat', 'résultats');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} pour `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Voici plutôt ', ...results, '.'];
export const showMore = 'Afficher plus de résultats';
export const searchedSince = (day: string) =>
  `Cette recherche porte sur les articles parus depuis le ${day}. Pour chercher aussi parmi les plus anciens, choisissez leurs années.`;
export const allYears = 'Toutes les années';
export const stepOfPath = (step: number) => `Étape ${step} du parcours`;
export const page = 'Page';
export const findPage = 'Trouver une page par son titre';
export const pagesFailed = 'La liste des pages ne s’est pas chargée.';
export const looking = 'Recherche en cours…';
export const pagesFound = (count: number) => counted(count, 'page', 'pages');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Aucun titre ne correspond. ',
  search(`Chercher «\u202f${words}\u202f» sur tout le site`),
  '.',
];

// The sitemap
export const sitemapLead = 'Toutes les pages de ce site.';
export const sitemapDescription = (site: string) =>
  `Tout ce que publie ${site}\u00a0: les pages, les thèmes, le blog et tous les articles.`;
export const shortSitemapDescription = (site: string) => `Toutes les pages publiées sur ${site}.`;
export const sitemapOf = (part: string) => `Plan du site\u00a0: ${part}`;
export const partLead = 'Une partie de la liste de toutes les pages.';
export const partDescription = (site: string, part: string) =>
  `Les pages publiées sur ${site}, dans une partie du plan du site\u00a0: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, partie ${part}`;
export const byYear = 'Articles par année';
export const months = 'Mois';
export const backTo = (title: string) => `Retour\u00a0: ${title}`;
export const home = 'Accueil';
export const authors = 'Signatures';

// Contact
export const mail = 'E-mail';
export const noWay = 'Nous ne pouvons pas encore recevoir de messages.';
export const inPublic = 'En public';
export const trackerAt = (host: string) => `Outil de suivi sur ${host}`;
export const everybodyReads = 'Ce que vous y écrivez est public.';
export const contactPage = 'page de contact';
export const contactForm = 'formulaire de la page de contact';
export const writeTo = <Node>(address: Node) => ['Écrivez à ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Utilisez le ', form, ' pour nous écrire.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Écrivez à ',
  address,
  ', ou utilisez le ',
  form,
  '.',
];
export const issueTracker = 'outil de suivi public';
export const writeInPublic = <Node>(tracker: Node) => [
  'Vous pouvez nous écrire dans notre ',
  tracker,
  ', où tout le monde peut vous lire.',
];
export const otherWays = <Node>(page: Node) => [
  'Les moyens de nous joindre figurent sur la ',
  page,
  '.',
];
export const formGoesTo = (host: string) =>
  `Ce que vous écrivez dans le formulaire de contact passe par un service situé sur ${host}, qui nous le transmet.`;
export const issuesArePublic = (host: string) =>
  `Ce que vous écrivez dans l’outil de suivi sur ${host} est public, et la politique de confidentialité de ce site-là s’y applique.`;
export const post = 'Courrier';
export const elsewhere = 'Ailleurs';
export const help = 'De l’aide dans votre pays';
export const emergency = 'En cas de danger immédiat, appelez le numéro d’urgence local.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' recense, pays par pays, des services que vous pouvez appeler ou auxquels vous pouvez écrire dans les moments difficiles. Notre dernière vérification date du ',
  day,
  '.',
];
export const allRequired = 'Tous les champs sont obligatoires.';
export const yourName = 'Votre nom';
export const yourMail = 'Votre adresse e-mail';
export const yourMessage = 'Votre message';
export const sendMessage = 'Envoyer le message';

// Errors
export const notFound = 'Page introuvable';
export const notFoundDescription =
  'Il n’y a pas de page à cette adresse. Voici celles que vous cherchez peut-être.';
export const notFoundTitle = 'Cette page est introuvable';
export const notFoundText =
  'La page a peut-être été déplacée, ou l’adresse contient une faute de frappe. L’une des pages ci-dessous est peut-être celle que vous cherchez.';
export const nearestPages = 'Serait-ce l’une de ces pages\u202f?';
export const resources = 'Ressources';
export const serverError = 'Erreur inattendue';
export const serverErrorDescription =
  'Un problème est survenu sur le serveur. Réessayez dans un instant.';
export const failure = 'Erreur inattendue';
export const failureText =
  'Toutes nos excuses\u00a0: un problème est survenu ici. Tout ce que vous avez conservé dans ce navigateur est toujours là.';
export const reloadPage = 'Recharger cette page';

// Advertising
export const nothingLoaded = 'Pas encore de publicité ici.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Passer la publicité';
export const chooseNetworks = 'Choisir';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} – Appuyez sur Tab pour accéder à cet appel, ou sur Échap pour le fermer.`;
export const transferTo = (name: string) => `Virement à ${name}\u00a0:`;

// The advertising choices on the preferences page
export const advertising = 'Publicité';
export const answeredNot =
  'Vous n’avez pas encore répondu\u00a0: aucun réseau soumis à votre consentement n’a donc chargé quoi que ce soit.';
export const answeredByPlatform = (platform: string) =>
  `${platform}, qui pose la question pour le compte de ce site, détient votre réponse pour ce navigateur. Vous pouvez la modifier à tout moment auprès de ce service.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `Les paramètres de confidentialité de ${platform} ne se sont pas ouverts. Réessayez dans un instant. Pour joindre ce service, consultez sa `,
  policy('politique de confidentialité'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Vous avez répondu le ',
  day,
  `. Nous vous poserons de nouveau la question ${monthsLong(months)} après cette date. Vous pouvez modifier votre réponse à tout moment, avec effet immédiat.`,
];
export const answeredByBrowser =
  'Votre navigateur envoie le signal Global Privacy Control. Nous le traitons comme un refus\u00a0: aucun réseau soumis à votre consentement n’est contacté, et la question ne vous est pas posée. Pour choisir ici, désactivez ce signal pour ce site.';
export const gpcRestricts =
  'Votre navigateur envoie le signal Global Privacy Control. Même si vous acceptez, la publicité n’est donc pas personnalisée, et seuls les réseaux qui le permettent sont contactés.';
export const openPlatform = (platform: string) =>
  `Ouvrir les paramètres de confidentialité de ${platform}`;
export const acceptAll = 'Tout accepter';
export const refuseAll = 'Tout refuser';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Politique de confidentialité',
  hidden(`\u00a0: ${name}`),
];

// The privacy page
export const noNetworks =
  'Aucun réseau publicitaire n’a été ajouté à ce site. Si nous en ajoutons un, cette page dira ce qu’il reçoit et ce qu’il enregistre. Partout où un consentement est nécessaire, le réseau ne chargera rien avant votre accord.';
export const networksFill = (count: number) =>
  `${plural(count, 'Ce réseau peut', 'Ces réseaux peuvent')} remplir des emplacements publicitaires de ce site\u00a0:`;
export const itReceives = (data: string) => `Il reçoit ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Ses requêtes contiennent aussi des valeurs qui décrivent la page, sous les clés ${new Intl.ListFormat('fr').format(keys)}.`;
export const codeRuns = {
  frame:
    'Son code s’exécute dans un cadre cloisonné, où il ne peut rien conserver et d’où il ne peut pas lire la page.',
  'second-host':
    'Son code s’exécute dans un cadre, sur un autre de nos domaines\u00a0: il ne peut pas lire la page qui l’entoure, mais peut conserver des données sous ce domaine.',
  inline: 'Son code s’exécute dans la page elle-même, et peut donc la lire.',
};
export const codeRunsOn = (host: string) =>
  `Son code s’exécute dans un cadre, sur un autre de nos domaines, ${host}\u00a0: il ne peut pas lire la page qui l’entoure, mais peut conserver des données sous ce domaine.`;
export const learnsPage =
  'Le réseau apprend l’adresse, le type et les thèmes de la page où il s’affiche.';
export const serversSetCookies =
  'Les serveurs qu’il contacte peuvent tout de même déposer leurs propres cookies, là où votre navigateur les y autorise.';
export const neverAsked =
  'Le réseau ne conserve rien dans votre navigateur, et se charge sans vous demander votre accord.';
export const askedFirst = 'Le réseau ne charge rien avant votre accord.';
export const askedByPlatform = (platform: string) =>
  `Là où ${platform} constate que la loi exige votre consentement, le réseau ne charge rien avant votre accord.`;
export const platformAsks = (platform: string) =>
  `La question est posée par ${platform}, dont le script s’exécute dans les pages de ce site qui ont besoin de votre réponse et peut donc lire ces pages. Ce service sait alors que vous êtes sur le site, conserve votre réponse dans votre navigateur et la transmet aux réseaux.`;
export const refusalIsFree =
  'Tant que vous n’avez pas répondu, aucun réseau soumis à votre consentement n’est contacté. Un refus n’a aucune conséquence pour vous.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Vous pouvez modifier votre réponse à tout moment, sur la page ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'Ce qu’un réseau a enregistré en dehors de ce site y reste jusqu’à son expiration, ou jusqu’à ce que vous l’effaciez dans les réglages de votre navigateur.';
export const refusedByBrowser =
  'Si votre navigateur envoie le signal Global Privacy Control, cela vaut refus, et la question ne vous est pas posée.';
export const restrictedByBrowser =
  'Si votre navigateur envoie le signal Global Privacy Control, la publicité est restreinte même si vous acceptez.';
export const restrictedByPlatform = (platform: string) =>
  `Si vous vous opposez, dans ${platform}, à la vente ou au partage de vos données, la publicité est restreinte.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Le signal Global Privacy Control restreint la publicité là où ${platform} constate que le RGPD ne s’applique pas, et vaut refus partout ailleurs.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `La publicité restreinte n’est pas personnalisée et ne vient que des réseaux suivants\u00a0: ${new Intl.ListFormat('fr').format(names)}.`
    : 'Aucun réseau soumis à votre consentement n’est alors contacté.';
export const keptByNobody = 'Aucun réseau ne conserve quoi que ce soit dans votre navigateur.';
export const keptByNetworks =
  'Une fois chargé, un réseau peut conserver ceci dans votre navigateur\u00a0:';
export const keptTable = 'Tableau\u00a0: ce que les réseaux conservent';
export const keptColumns = {
  name: 'Nom',
  network: 'Réseau',
  purpose: 'Finalité',
  lifetime: 'Durée de conservation',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` garde votre réponse à la question sur la publicité, une fois que vous l’avez donnée\u00a0: la date, les réseaux que vous avez autorisés, et la liste de réseaux sur laquelle portait la question. Au bout de ${monthsLong(months)}, ou lorsque cette liste change, la réponse n’est plus valable et la question vous est de nouveau posée.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` contient un nombre calculé à partir de votre réponse dans ${platform}, pour qu’une page à laquelle vous revenez remarque une nouvelle réponse. Il ne dit ni qui vous êtes, ni quand vous avez répondu.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `${new Intl.ListFormat('fr').format(names)} ${names.length > 1 ? 'reçoivent' : 'reçoit'} confirmation de votre accord, une fois que vous l’avez donné.`;

// Services
export const newsletterTitle = 'Les nouveaux articles par e-mail';
export const newsletterMessage =
  'Laissez votre adresse, et nous vous écrirons dès qu’il y aura du nouveau à lire.';
export const subscribe = 'S’abonner';
export const confirmsFirst =
  'Vous recevrez d’abord un e-mail avec un lien. Nous ne vous écrirons qu’une fois ce lien ouvert.';
export const addressGoesTo = <Node>(company: Node) => [
  'Votre adresse est transmise à ',
  company,
  '.',
];
export const mailFault = 'Saisissez une adresse e-mail, par exemple nom@example.org.';
export const subscribeAt = (host: string) => `S’abonner sur ${host}`;
export const comments = 'Commentaires';
export const showComments = 'Afficher les commentaires';
export const discussAt = (host: string) => `En discuter sur ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Ce site utilise ce service\u202f:' : 'Ce site utilise ces services\u202f:';
export const newsletterReceives =
  'Si vous envoyez le formulaire de la lettre d’information, ce service reçoit votre adresse e-mail, votre adresse IP et le type de navigateur que vous utilisez. Il ne reçoit rien avant.';
export const linkOnly = 'Le site contient seulement un lien vers ce service.';
export const counterReceives =
  'Ce service compte les pages ouvertes. Chaque fois, il reçoit l’adresse de la page, la page qui y a conduit, votre adresse IP et le type de navigateur que vous utilisez.';
export const countsAtOnce =
  'Il ne conserve rien dans votre navigateur et compte sans vous demander votre accord.';
export const countsOnceAllowed =
  'Il ne conserve rien dans votre navigateur et n’apprend rien avant votre accord.';
export const heedsSignals =
  'Si votre navigateur envoie le signal Global Privacy Control ou Do Not Track, votre visite n’est pas comptée.';
export const runsOnOwnHost = (host: string) =>
  `Il fonctionne sur un serveur de l’éditeur, ${host}.`;
export const commentsReceive =
  'Les commentaires ne se chargent que si vous appuyez sur le bouton placé sous un article. Dès lors, ce service sait quel article vous lisez, connaît votre adresse IP et le type de navigateur que vous utilisez, et peut conserver des données dans votre navigateur.';
export const companiesTitle = 'D’autres entreprises peuvent-elles savoir que vous êtes ici\u202f?';
export const companiesMessage =
  'Si vous acceptez, chaque entreprise citée ci-dessous saura que vous êtes sur le site et quelles pages vous lisez. Sans votre accord, elle ne charge rien. Tout le reste fonctionne dans les deux cas.';
export const companies = 'Autres entreprises';
export const companiesAnswer = 'Votre réponse sur les autres entreprises';
export const companiesAnswerToErase = 'votre réponse sur les autres entreprises';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contient votre réponse à la question sur les autres entreprises, dès que vous l’avez donnée\u202f: le jour, les entreprises que vous avez acceptées et la liste d’entreprises sur laquelle portait la question. Après ${monthsLong(months)}, ou si cette liste change, la réponse n’est plus valable et la question vous est posée à nouveau.`,
];
