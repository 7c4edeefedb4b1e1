/*
 * The UI strings in Spanish, for readers in Spain and in Latin America. The comments in `en.ts` say
 * where each string stands. The reader is addressed as "tú", in words without a gender. The noun of
 * the site stands without an article, and never after "y", which would be "e" before some nouns.
 */

export const language = 'es';

/** Spanish has a third form, for whole millions ("un millón de notas"), which no count here reaches. */
const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('es')}\u00a0${count === 1 ? one : more}`;
const monthsLong = (count: number) => (count === 1 ? 'un mes' : counted(count, 'mes', 'meses'));

export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('es')))
    .join(' ');

export const quoted = <Node>(text: Node) => ['“', text, '”'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = 'Transforma tu día a día con {product}';
export const startJourney = 'Empieza tu camino';
export const trust = 'Tu sitio de confianza sobre {product} y crecimiento personal.';
export const joinCommunity = 'Únete a la comunidad';
export const donateNow = 'Donar ahora';
export const later = 'Más tarde';
export const consentTitle = '¿Podemos mostrarte publicidad?';
export const consentMessage =
  'La publicidad financia este sitio. Si aceptas, las redes que se indican abajo sabrán que estás aquí. Si no aceptas, no cargan nada. Todo lo demás funciona igual en ambos casos.';
export const networkReceives =
  'tu dirección IP, el tipo de navegador que usas y la dirección de este sitio';

// On several pages
export const accept = 'Aceptar';
export const refuse = 'Rechazar';
export const accessibility = 'Accesibilidad';
export const advertisement = 'Anuncio';
export const numberedAdvertisement = (id: number) => `Anuncio ${id}`;
export const titledAdvertisement = (title: string) => `Anuncio: ${title}`;
export const allArticles = 'Todos los artículos';
export const articles = 'Artículos';
export const blog = 'Blog';
export const languages = 'Idiomas';
export const colourScheme = 'Modo de color';
export const preferences = 'Preferencias';
export const privacy = 'Privacidad';
export const returnHome = 'Volver al inicio';
export const search = 'Búsqueda';
export const sitemap = 'Mapa del sitio';
export const thePath = 'El camino';
export const topic = 'Tema';
export const topics = 'Temas';
export const tryAgain = 'Reintentar';
export const tryingAgain = 'Reintentando…';
export const privacyPolicyOf = (name: string) => `Política de privacidad de ${name}`;

export const needs = '¿Qué te trae por aquí?';

// The header and the footer of every page
export const skipToContent = 'Ir al contenido';
export const mainNavigation = 'Principal';
export const menu = 'Menú';
export const schemes = { system: 'Automático', light: 'Claro', dark: 'Oscuro' };
export const quickLinks = 'Enlaces rápidos';
export const legal = 'Información legal';
export const partners = 'Sitios colaboradores';
export const partnersNote =
  'Sitios que apoyamos o que nos apoyan. Los enlaces están marcados como patrocinados.';
export const opensInNewTab = '(se abre en una pestaña nueva)';
export const terms = 'Condiciones de uso';
export const advertisingChoices = 'Opciones de publicidad';

// The home page
export const featuredArticles = 'Artículos destacados';
export const newestArticles = 'Artículos recientes';
export const followSite = 'Artículos nuevos por RSS';
export const followTopic = 'Artículos nuevos sobre este tema por RSS';
export const communityStories = 'Historias de la comunidad';
export const allStories = 'Todas las historias';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Comunidad',
  summary: `Historias de quienes leen ${site}, en sus propias palabras.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Contacto',
  summary: `Cómo contactar con quienes publican ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Preferencias',
  summary: `Lo que este navegador guarda para ti en ${site}. No recibimos nada de eso.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Recursos',
  summary: `Primeros pasos en ${noun} y crecimiento personal.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Todavía no hay nada publicado.';
export const resourcesAreEmpty = 'Aquí aparecerán las primeras guías y prácticas.';
export const topicIsEmpty = 'Todavía no hay nada publicado sobre este tema.';
export const searchIsEmpty = 'Todavía no hay nada donde buscar.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Todavía no hay historias. Si tienes una que contar, consulta la ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Lo más reciente';
export const blogLead = 'Todos los artículos, del más reciente al más antiguo.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: todos los artículos sobre ${noun} y crecimiento personal, del más reciente al más antiguo.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: artículos más antiguos sobre ${noun} y crecimiento personal, página ${page} del archivo.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, página ${page} del archivo`;
export const articlesBetween = (first: string, last: string) =>
  `Artículos del ${first === last ? first : `${first} al ${last}`}. Las páginas del archivo se numeran desde la más antigua.`;
export const pages = 'Páginas';
export const newerArticles = 'Artículos más recientes';
export const olderArticles = 'Artículos más antiguos';
export const authorIsNew = 'Todavía no hay artículos con esta firma.';
export const sample = 'ejemplo';
export const samplesNote =
  'Las historias marcadas con “ejemplo” son ficticias. Las reemplazarán historias de quienes nos leen.';
export const storyOf = (name: string) => `La historia de ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min de lectura`;
const kinds = {
  essay: 'ensayo',
  practice: 'práctica',
  guide: 'guía',
  feature: 'reportaje',
  explainer: 'explicación',
  question: 'pregunta y respuesta',
  'reading-list': 'lecturas recomendadas',
  'case-study': 'caso ficticio',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min de lectura`;
export const madeUpCase = 'Caso ficticio';
export const sponsoredBy = <Node>(sponsor: Node) => ['Patrocinado por ', sponsor];
export const affiliateLinks =
  'Este texto contiene enlaces de afiliado: si compras algo a través de uno de ellos, es posible que recibamos una comisión.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Contenido';
export const by = <Node>(author: Node) => ['Por ', author];
/** "La redacción de Daymark" is "la redacción de Daymark"; "La orilla", the name of a site, stays. */
export const nameInText = (name: string) =>
  name.replace(
    /^(?:El|La|Los|Las) (?=redac|equipo|comit|colectiv|asociaci|autor|editor)/u,
    (article) => article.toLowerCase(),
  );
export const partOf = (part: number, parts: number, series: string) =>
  `Parte ${part} de ${parts} de la serie “${series}”`;
export const theGuides = 'Las guías';
export const guideOf = (part: number, parts: number) => `Guía ${part} de ${parts}`;
export const previousPart = <Node>(part: Node) => ['Parte anterior: ', part];
export const nextPart = <Node>(part: Node) => ['Parte siguiente: ', part];
export const sources = 'Fuentes';
export const sourcesRead =
  'Después de cada obra decimos cuánto leímos de ella. Por “resumen” entendemos el que publican sus autores, una reseña o un informe.';
const readParts = { whole: 'la obra completa', part: 'una parte', summary: 'un resumen' };
export const sourceRead = (read: keyof typeof readParts) => `Leímos ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Última modificación: ', day];
export const textEdited = <Node>(day: Node) => ['Texto editado por última vez el ', day];
export const textReviewed = <Node>(day: Node) => ['Texto revisado por última vez el ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Fuentes revisadas por última vez el ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Texto editado y fuentes revisadas el ',
  day,
];
export const corrections = 'Correcciones';
export const nextReading = 'Para seguir leyendo';
export const table = (number: number) => `Tabla ${number}`;
export const taskDone = 'Hecho';
export const taskOpen = 'Pendiente';
export const code = (number: number) => `Código ${number}`;
export const formula = (number: number) => `Fórmula ${number}`;
export const gallery = (number: number) => `Galería ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Volver' : `Volver (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} a la nota ${note} en el texto`;

// Audio and video. "Video" has an accent in Spain and none in Latin America, so no string has it.
export const playFilm = 'Reproducir';
export const contactsHost = (host: string) => `Se carga desde ${host}`;
export const watchOn = (service: string) => `Ver en ${service}`;
export const theFile = 'Abrir el archivo';
export const transcript = 'Transcripción';

// Saving and sharing an article
export const saveForLater = 'Guardar en la lista de lectura';
export const chooseTextSize = 'Tamaño del texto';
export const savedArticles = (count: number) => `Lista de lectura: ${countedArticles(count)}`;
export const copyLink = 'Copiar el enlace';
export const share = 'Compartir';
export const sendByMail = 'Enviar por correo';
export const linkCopied = 'Enlace copiado.';
export const copyRefused = (url: string) =>
  `No se pudo copiar el enlace. Puedes copiarlo aquí: ${url}`;
export const onReadingList = 'Guardado en la lista de lectura.';
export const offReadingList = 'Ya no está en la lista de lectura.';

// The path
const NUMBERS = [
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) =>
  `${thePath}: ${numberInWords(count)} ${count === 1 ? 'paso' : 'pasos'}`;
export const beginPath = 'Empezar por el paso\u00a01';
export const goOnWithStep = (step: number) => `Continuar con el paso\u00a0${step}`;
export const walkPathAgain = 'Empezar otra vez por el paso\u00a01';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Con el artículo ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min de práctica · ${article}\u00a0min de lectura`;
export const done = 'Hecho';
export const doneMark = ', hecho';
export const stepTitle = (step: number, title: string) => `Paso ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Paso ${step} de ${steps}`;
export const practiceLasts = (minutes: number) => `Práctica · ${minutes}\u00a0min`;
export const readWithStep = 'Lectura para este paso';
export const next = 'A continuación';
export const endOfPath = 'Este es el último paso';
export const pathAndLibrary = 'El camino y la biblioteca';
export const markDone = 'Marcar como hecho';
export const markNotDone = 'Marcar como pendiente';
export const doneAndKept = 'Marcado como hecho. Este navegador lo recordará.';
export const notDone = 'Ya no está marcado como hecho.';
export const theLibrary = 'La biblioteca';

// The calendar file for a week of a practice
export const practiseForWeek = 'Practicar durante una semana';
export const weekIs =
  'Añade a tu calendario siete días seguidos de esta práctica. Tu navegador crea el archivo y no se envía nada a ninguna parte.';
export const weekTime = 'Hora';
export const saveWeek = 'Guardar el archivo de calendario';
export const weekIsSaved = (time: string, day: string) =>
  `Guardado. Abre el archivo para añadir esta práctica a tu calendario: todos los días durante una semana, ${/^01/.test(time) ? 'a la' : 'a las'} ${time}, desde el ${day}.`;

// Practices
export const pause = 'Pausar';
export const goOn = 'Continuar';
export const paused = 'En pausa.';
export const breathPhases = { in: 'Inhala', hold: 'Retén', out: 'Exhala' };
export const pace = 'Ritmo';
export const paceEven = 'Uniforme: inhalar 4 segundos, exhalar 4';
export const paceLongOut = 'Exhalación larga: inhalar 4 segundos, exhalar 6';
export const pacePause = 'Con retención: inhalar 4 segundos, retener 2, exhalar 6';
export const startPacer = 'Poner en marcha el círculo';
export const breaths = (count: number) => counted(count, 'respiración', 'respiraciones');
export const pacerFallsSilent = 'El círculo continúa sin avisos de voz.';
export const fullView = 'Pantalla completa';
export const leaveFullView = 'Salir de pantalla completa';
export const bell = 'Campana';
export const bellClear = 'Clara';
export const bellSoft = 'Suave';
export const bellSilent = 'Sin sonido';
export const sittingIs = {
  ready: 'Temporizador detenido.',
  running: 'El temporizador está en marcha.',
  paused,
  over: 'El tiempo ha terminado.',
};
export const sittingActions = {
  ready: 'Poner en marcha el temporizador',
  running: pause,
  paused: goOn,
  over: 'Restablecer',
};
export const practicesWithoutScript = {
  breathing:
    'El círculo necesita JavaScript. Sin él, lleva tú la cuenta de los segundos, a uno de estos ritmos:',
  sitting: (minutes: number) =>
    `El temporizador necesita JavaScript. Sin él, pon una alarma para dentro de ${counted(minutes, 'minuto', 'minutos')}.`,
  writing: 'El espacio para escribir necesita JavaScript. Sin él, escribe en papel.',
};
export const minutesFault = 'Elige un número entero de minutos, del 1 al 60.';
export const timeLeft = 'Tiempo restante';
export const minutes = 'Minutos';
export const endHere = 'Terminar';
export const journalKeep = 'Guardar en este navegador';
export const journalPlace = `Lo que escribas se perderá al salir de esta página, a menos que pulses “${journalKeep}”.`;
export const journalKept = 'Guardado en este navegador.';
export const journalIsEmpty = 'Todavía no has escrito nada.';
export const journalTooLong = 'No se guardó: el texto es demasiado largo.';
export const journalOtherQuestion = 'Otra pregunta';
export const journalQuestion = (question: string) =>
  `La pregunta de arriba es nueva. Lo que escribiste todavía responde a la anterior: “${question}”`;
export const journalExcess = (letters: number, max: number) =>
  `${letters === 1 ? 'Sobra' : 'Sobran'} ${counted(letters, 'carácter', 'caracteres')}: en una nota caben ${max.toLocaleString('es')} como máximo. No se recorta nada. Acorta el texto o guárdalo en varias notas.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Todavía no hay notas de este paso.'
    : `Hay ${counted(count, 'nota guardada', 'notas guardadas')} de este paso.`;
export const readNotes = 'Leer o borrar tus notas';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `No se guardó: el sitio no podría volver a leerlo. ${report}`;
export const notKeptBlocked = 'No se guardó: este navegador no permite que el sitio guarde nada.';
export const notKeptFull = 'No se guardó: en este navegador ya no queda espacio para este sitio.';
export const notKeptDamaged =
  'Hay datos dañados que ocupan parte del espacio. En “Preferencias” puedes guardarlos como archivo y borrarlos.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'una fecha con hora, como 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) =>
  `${max.toLocaleString('es')} caracteres como máximo`;
export const expectedAddress = 'la dirección de un artículo';
export const expectedTitle = 'el título del artículo';
export const expectedArticle = 'un artículo: path, title, kept';
export const expectedStep = 'el nombre de un paso';
export const expectedQuestion = 'la pregunta';
export const expectedText = 'el texto escrito';
export const expectedNote = 'una nota: step, prompt, text, kept';
export const expectedSteps = 'los pasos hechos';
export const expectedArticles = 'una lista de artículos';
export const expectedNotes = 'una lista de notas';
export const expectedNotebook = 'un archivo exportado: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} tiene más de ${counted(count, 'campo no válido', 'campos no válidos')}. Los primeros ${count} son estos:`
    : `${file} tiene ${counted(count, 'campo no válido', 'campos no válidos')}:`;
export const expected = (value: string) => `se esperaba: ${value}`;
export const received = (value: string) => `se encontró: ${value}`;
export const problemWords = {
  whole: '(todo el archivo)',
  nothing: 'nada',
  unknown: 'ningún campo con este nombre',
};
export const noJson = (name: string) => `${name}: se esperaba JSON y se encontró otra cosa`;

// Preferences
export const textOfArticles = 'Tamaño e interlineado del texto';
export const textSize = 'Tamaño';
export const textSizes = { small: 'Pequeño', '': 'Normal', large: 'Grande', largest: 'Muy grande' };
export const lineSpacing = 'Interlineado';
export const lineSpacings = { '': 'Normal', wide: 'Amplio' };
export const textSample =
  'Así se ve un artículo con lo que elegiste. También cambian los pies de foto y las notas al pie; los menús y las listas de artículos siguen igual.';
export const preferencesNeedScript =
  'Solo tu navegador sabe lo que guarda para ti, y esta página necesita JavaScript para mostrarlo. Con JavaScript desactivado no se puede guardar nada nuevo. Lo que guardaste antes sigue aquí.';
export const keptHere = 'Lo que guarda este navegador';
export const kept = 'Hay datos guardados';
export const nothingKept = 'Todavía nada';
export const progress = 'Progreso en el camino';
export const yourProgress = 'Tus pasos';
export const progressIs = 'Qué pasos marcaste como hechos y cuándo.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Todavía no hay ningún paso marcado como hecho.',
  space,
  path('El camino empieza aquí'),
  '.',
];
export const doneOn = (day: string) => `Hecho el ${day}`;
export const readingList = 'Lista de lectura';
export const yourReadingList = 'Tu lista de lectura';
export const readingListIs = 'Los artículos que guardaste.';
export const readingListIsEmpty = `Todavía no hay ningún artículo guardado. Para guardar uno, ábrelo y pulsa “${saveForLater}”.`;
export const takeOffList = 'Quitar de la lista de lectura';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Mostrar el resto (${more.toLocaleString('es')})`
    : `Mostrar ${more.toLocaleString('es')} más (quedan ${hidden.toLocaleString('es')})`;
export const notes = 'Notas';
export const yourNotes = 'Tus notas';
export const notesAre = 'Lo que escribiste en un paso y decidiste guardar.';
export const notesAreEmpty =
  'Todavía no hay notas. Algunos pasos del camino tienen un espacio para escribir.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Claro u oscuro, si elegiste uno de los dos.';
export const textOfArticlesIs = 'El tamaño y el interlineado, si los elegiste.';
export const donationRest = 'Petición de donaciones';
export const donationRestIs =
  'Cuándo la cerraste por última vez, para que no se repita demasiado pronto.';
export const consentAnswer = 'Tu respuesta sobre la publicidad';
export const consentAnswerIs = 'Las redes que aceptaste y el día de tu respuesta.';
export const countedSteps = (count: number) => counted(count, 'paso hecho', 'pasos hechos');
export const countedArticles = (count: number) => counted(count, 'artículo', 'artículos');
export const countedNotes = (count: number) => counted(count, 'nota', 'notas');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} y ${notes}`;

// Erasing. The names of erased data complete “Vas a borrar …”.
export const erase = 'Borrar';
export const eraseIt = 'Borrar';
export const eraseNote = 'Borrar esta nota';
export const eraseNoteOf = (opening: string) => `Borrar esta nota: ${opening}`;
export const eraseEverything = 'Borrar todo';
export const eraseKind = (title: string) => `Borrar: ${title.toLowerCase()}`;
export const progressToErase = (steps: string) => `tu progreso en el camino (${steps})`;
export const readingListToErase = (articles: string) => `tu lista de lectura (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'tu nota' : `todas tus notas (${count.toLocaleString('es')})`;
export const colourSchemeToErase = 'el modo de color que elegiste';
export const textOfArticlesToErase = 'el tamaño y el interlineado que elegiste para el texto';
export const donationRestToErase = 'el momento en que cerraste la petición de donaciones';
export const consentAnswerToErase = 'tu respuesta sobre la publicidad';
export const noteToErase = (opening: string) => `esta nota: ${opening}`;
export const unreadableToErase = 'lo que no se pudo leer';
export const holdingsToReplace = (here: string, file: string) =>
  `lo que guarda este navegador (${here}) por lo que contiene el archivo (${file})`;
export const confirmations = {
  erase: {
    question: '¿Quieres borrar esto?',
    warning: (what: string) => `Vas a borrar ${what}. No se puede deshacer.`,
    button: 'Borrar',
  },
  replace: {
    question: '¿Quieres reemplazar esto?',
    warning: (what: string) => `Vas a reemplazar ${what}. No se puede deshacer.`,
    button: 'Reemplazar',
  },
};
export const cancel = 'Cancelar';
export const erased = 'Borrado.';

// Export and import of the stored data
export const takeWithYou = 'Exportar e importar';
export const fileIs =
  'Guarda tu progreso, tu lista de lectura y tus notas como archivo. Puedes importarlo de nuevo aquí o en otro navegador.';
export const exportFile = 'Exportar un archivo';
export const nothingToExport = 'Todavía no hay nada que exportar.';
export const fileExported = 'Tu navegador está guardando el archivo.';
export const importFile = 'Importar un archivo';
export const fileImported = 'Listo. Lo que contenía el archivo ya está guardado en este navegador.';
export const fileRefused = 'Este archivo no se exportó en este sitio. No se cambió nada.';
export const fileTooLarge =
  'Este archivo es demasiado grande (más de 5\u00a0MB). No se cambió nada.';
export const fileGone =
  'Tu navegador no pudo leer este archivo. Quizá se movió o se modificó. Aquí no se cambió nada.';
export const fileFaults = 'Problemas en el archivo';
export const fileAndBrowser = (file: string, browser: string) =>
  `El archivo contiene ${file}. Este navegador guarda ${browser}.`;
export const addToThis = 'Añadir a lo que hay aquí';
export const replaceAll = 'Reemplazar lo que hay aquí';
export const saveAsFile = 'Guardar como archivo';
export const unreadable =
  'Algo que se guardó aquí antes no se puede leer. Puedes guardarlo como archivo o borrarlo. Si guardas algo nuevo, lo anterior quedará aparte y no se perderá.';
export const setAside =
  'Algo que no se pudo leer quedó aparte. Puedes guardarlo como archivo o borrarlo.';

// Search
export const searchDescription = (site: string) =>
  `Busca en todos los artículos, temas y páginas de ${site}.`;
export const searchLead = 'Busca en todos los artículos, prácticas y páginas.';
export const searchNeedsScript =
  'La búsqueda necesita JavaScript, que está desactivado en tu navegador. Aun así, puedes explorar los temas o recorrer la lista de todas las páginas.';
export const pagesNeedNoScript =
  'La búsqueda necesita JavaScript, que está desactivado en tu navegador. Aun así, puedes recorrer la lista de todas las páginas.';
export const byTopic = 'Por tema';
export const allPages = 'Todas las páginas';
export const searchFor = '¿Qué buscas?';
export const searchTitle = (words: string, title: string) => `“${words}”: ${title}`;
export const searchNow = 'Buscar';
export const searching = 'Buscando…';
export const searchFailed = 'La búsqueda no está disponible en este momento.';
export const nothingFound = <Node>(searched: Node) => ['No hay resultados para ', searched, '.'];
export const searchOther = 'Prueba con otra palabra o empieza por uno de estos temas.';
export const searchOtherWord = 'Prueba con otra palabra.';
export const resultCount = (count: number) => counted(count, 'resultado', 'resultados');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} para `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Mostramos ', ...results, '.'];
export const showMore = 'Mostrar más resultados';
export const searchedSince = (day: string) =>
  `Esta búsqueda abarca los artículos desde el ${day}. Para buscar también en los anteriores, elige sus años.`;
export const allYears = 'Todos los años';
export const stepOfPath = (step: number) => `Paso ${step} del camino`;
export const page = 'Página';
export const findPage = 'Buscar una página por su título';
export const pagesFailed = 'No se pudo cargar la lista de páginas.';
export const looking = 'Buscando…';
export const pagesFound = (count: number) => counted(count, 'página', 'páginas');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Ningún título coincide. ',
  search(`Buscar “${words}” en todo el sitio`),
  '.',
];

// The sitemap
export const sitemapLead = 'Todas las páginas de este sitio.';
export const sitemapDescription = (site: string) =>
  `Todo lo que hay en ${site}: páginas, temas, el blog y todos los artículos.`;
export const shortSitemapDescription = (site: string) => `Todas las páginas de ${site}.`;
export const sitemapOf = (part: string) => `Mapa del sitio: ${part}`;
export const partLead = 'Una parte de la lista de todas las páginas.';
export const partDescription = (site: string, part: string) =>
  `Las páginas de ${site} en una parte del mapa del sitio: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, parte ${part}`;
export const byYear = 'Artículos por año';
export const months = 'Meses';
export const backTo = (title: string) => `Volver a: ${title}`;
export const home = 'Inicio';
export const authors = 'Quiénes escriben';

// Contact
export const mail = 'Correo electrónico';
export const noWay = 'Todavía no podemos recibir mensajes.';
export const inPublic = 'En público';
export const trackerAt = (host: string) => `Registro de incidencias en ${host}`;
export const everybodyReads = 'Lo que escribas ahí será público.';
export const contactPage = 'página de contacto';
export const contactForm = 'formulario de la página de contacto';
export const writeTo = <Node>(address: Node) => ['Escríbenos a ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Escríbenos con el ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Escríbenos a ',
  address,
  ' o usa el ',
  form,
  '.',
];
export const issueTracker = 'registro público de incidencias';
export const writeInPublic = <Node>(tracker: Node) => [
  'Puedes escribirnos en nuestro ',
  tracker,
  ', donde cualquiera puede leerlo.',
];
export const otherWays = <Node>(page: Node) => [
  'En la ',
  page,
  ' encontrarás cómo comunicarte con nosotros.',
];
export const formGoesTo = (host: string) =>
  `Lo que envías con el formulario de contacto llega a un servicio en ${host}, que nos lo transmite.`;
export const issuesArePublic = (host: string) =>
  `Lo que escribes en el registro de incidencias en ${host} es público, y se le aplica la política de privacidad de ese sitio.`;
export const post = 'Correo postal';
export const elsewhere = 'En otros sitios';
export const help = 'Ayuda en tu país';
export const emergency =
  'Si hay peligro inmediato, llama al número de emergencias del lugar donde estás.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' reúne, país por país, servicios a los que puedes llamar o escribir cuando las cosas se ponen difíciles. Lo comprobamos por última vez el ',
  day,
  '.',
];
export const allRequired = 'Todos los campos son obligatorios.';
export const yourName = 'Tu nombre';
export const yourMail = 'Tu correo electrónico';
export const yourMessage = 'Tu mensaje';
export const sendMessage = 'Enviar el mensaje';

// Errors
export const notFound = 'Página no encontrada';
export const notFoundDescription =
  'En esta dirección no hay ninguna página. Aquí tienes algunas que quizá estés buscando.';
export const notFoundTitle = 'No encontramos esta página';
export const notFoundText =
  'Puede que la página se haya movido o que la dirección tenga una errata. Abajo tienes algunas páginas que pueden servirte.';
export const nearestPages = 'Quizá busques una de estas';
export const resources = 'Recursos';
export const serverError = 'Error inesperado';
export const serverErrorDescription =
  'Algo falló en el servidor. Inténtalo de nuevo en un momento.';
export const failure = 'Error inesperado';
export const failureText =
  'Lo sentimos: algo falló aquí. Todo lo que guardaste en este navegador sigue ahí.';
export const reloadPage = 'Recargar esta página';

// Advertising
export const nothingLoaded = 'Aquí todavía no hay ningún anuncio.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Saltar el anuncio';
export const chooseNetworks = 'Elegir';

// The donation dialog
export const donationIsNext = (title: string) =>
  `Pulsa Tab para ir a la petición “${title}” o Escape para cerrarla.`;
export const transferTo = (name: string) => `Transferencia a ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Publicidad';
export const answeredNot =
  'Todavía no has respondido, así que ninguna red que necesite tu consentimiento ha cargado nada.';
export const answeredByPlatform = (platform: string) =>
  `${platform}, que pregunta en nombre de este sitio, tiene tu respuesta para este navegador. Puedes cambiarla allí en cualquier momento.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `No se pudo abrir la configuración de privacidad de ${platform}. Inténtalo de nuevo en un momento o consulta cómo comunicarte con ese servicio en su `,
  policy('política de privacidad'),
  '.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Respondiste el ',
  day,
  `. Volveremos a preguntarte ${monthsLong(months)} después de ese día. Puedes cambiar tu respuesta en cualquier momento, y el cambio se aplica de inmediato.`,
];
export const answeredByBrowser =
  'Tu navegador envía la señal Global Privacy Control. La tratamos como un rechazo: no se contacta con ninguna red que necesite tu consentimiento y no se te pregunta. Para elegir aquí, desactiva la señal para este sitio.';
export const gpcRestricts =
  'Tu navegador envía la señal Global Privacy Control. Por eso, aunque aceptes, la publicidad no es personalizada y solo se contacta con redes que lo permiten.';
export const openPlatform = (platform: string) =>
  `Abrir la configuración de privacidad de ${platform}`;
export const acceptAll = 'Aceptar todas';
export const refuseAll = 'Rechazar todas';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Política de privacidad',
  hidden(` de ${name}`),
];

// The privacy page
export const noNetworks =
  'En este sitio no hay ninguna red publicitaria. Si añadimos una, esta página dirá qué recibe y qué guarda. Siempre que haga falta tu consentimiento, la red no cargará nada antes de que aceptes.';
export const networksFill = (count: number) =>
  `${count === 1 ? 'Esta red puede' : 'Estas redes pueden'} ocupar espacios publicitarios de este sitio:`;
export const itReceives = (data: string) => `Recibe ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Sus peticiones contienen además valores que describen la página, con las claves ${new Intl.ListFormat('es').format(keys)}.`;
export const codeRuns = {
  frame:
    'Su código se ejecuta en un marco cerrado: no puede leer la página que rodea el marco ni guardar nada en él.',
  'second-host':
    'Su código se ejecuta en un marco que está en otro host nuestro: no puede leer la página que rodea el marco, pero puede guardar datos en ese host.',
  inline: 'Su código se ejecuta en la propia página, así que puede leerla.',
};
export const codeRunsOn = (host: string) =>
  `Su código se ejecuta en un marco que está en otro host nuestro, ${host}: no puede leer la página que rodea el marco, pero puede guardar datos en ese host.`;
export const learnsPage = 'La red conoce la dirección, el tipo y los temas de esa página.';
export const serversSetCookies =
  'Aun así, los servidores con los que contacta pueden guardar sus propias cookies si tu navegador lo permite.';
export const neverAsked = 'La red no guarda nada en tu navegador y se carga sin preguntarte.';
export const askedFirst = 'La red no carga nada antes de que aceptes.';
export const askedByPlatform = (platform: string) =>
  `Si ${platform} determina que la ley exige tu consentimiento, la red no carga nada antes de que aceptes.`;
export const platformAsks = (platform: string) =>
  `La pregunta la hace ${platform}. Su script se ejecuta en las páginas de este sitio que necesitan tu respuesta, así que puede leer esas páginas. El servicio sabe que estás aquí, guarda tu respuesta en tu navegador y la transmite a las redes.`;
export const refusalIsFree =
  'Hasta que respondas, no se contacta con ninguna red que necesite tu consentimiento. Rechazar no te cuesta nada.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Puedes cambiar tu respuesta en cualquier momento en ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'Lo que una red haya guardado fuera de este sitio permanece hasta que caduque o hasta que lo borres en los ajustes de tu navegador.';
export const refusedByBrowser =
  'Si tu navegador envía la señal Global Privacy Control, eso cuenta como un rechazo y no se te pregunta.';
export const restrictedByBrowser =
  'Si tu navegador envía la señal Global Privacy Control, la publicidad está restringida aunque aceptes.';
export const restrictedByPlatform = (platform: string) =>
  `Si en ${platform} te opones a que tus datos se vendan o se compartan, la publicidad está restringida.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `La señal Global Privacy Control restringe la publicidad donde ${platform} determina que el RGPD no se aplica, y en los demás lugares cuenta como un rechazo.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `La publicidad restringida no es personalizada y solo viene de ${new Intl.ListFormat('es').format(names)}.`
    : 'Entonces no se contacta con ninguna red que necesite tu consentimiento.';
export const keptByNobody = 'Las redes no guardan nada en tu navegador.';
export const keptByNetworks = 'Una vez cargadas, las redes pueden guardar esto en tu navegador:';
export const keptTable = 'Tabla: lo que guardan las redes';
export const keptColumns = {
  name: 'Nombre',
  network: 'Red',
  purpose: 'Finalidad',
  lifetime: 'Duración',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contiene tu respuesta a la pregunta sobre la publicidad, si ya respondiste: el día, las redes que aceptaste y la lista de redes sobre la que se te preguntó. Después de ${monthsLong(months)}, o cuando cambia esa lista, la respuesta deja de contar y se te vuelve a preguntar.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` contiene un número calculado a partir de tu respuesta en ${platform}, para que una página a la que vuelves note una respuesta nueva. No dice quién eres ni cuándo respondiste.`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `Cuando das tu permiso, se ${names.length > 1 ? 'les' : 'le'} comunica a ${new Intl.ListFormat('es').format(names)}.`;

// Services
export const newsletterTitle = 'Artículos nuevos por correo';
export const newsletterMessage =
  'Deja tu dirección y te escribiremos cuando haya algo nuevo que leer.';
export const subscribe = 'Suscribirse';
export const confirmsFirst =
  'Primero recibirás un correo con un enlace. Solo te escribiremos después de que lo abras.';
export const addressGoesTo = <Node>(company: Node) => ['Tu dirección se envía a ', company, '.'];
export const mailFault = 'Escribe una dirección de correo, como nombre@example.org.';
export const subscribeAt = (host: string) => `Suscribirse en ${host}`;
export const comments = 'Comentarios';
export const showComments = 'Mostrar los comentarios';
export const discussAt = (host: string) => `Comentar en ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Este sitio usa este servicio:' : 'Este sitio usa estos servicios:';
export const newsletterReceives =
  'Si envías el formulario del boletín, el servicio recibe tu correo electrónico, tu dirección IP y el tipo de navegador que usas. Antes no recibe nada.';
export const linkOnly = 'El sitio solo contiene un enlace a este servicio.';
export const counterReceives =
  'El servicio cuenta las páginas que se abren. Cada vez recibe la dirección de la página, la página que llevó a ella, tu dirección IP y el tipo de navegador que usas.';
export const countsAtOnce = 'No guarda nada en tu navegador y cuenta sin preguntarte.';
export const countsOnceAllowed =
  'No guarda nada en tu navegador y no se entera de nada antes de que aceptes.';
export const heedsSignals =
  'Si tu navegador envía la señal Global Privacy Control o Do Not Track, tu visita no se cuenta.';
export const runsOnOwnHost = (host: string) =>
  `Funciona en un servidor propio de este sitio, ${host}.`;
export const commentsReceive =
  'Los comentarios se cargan solo cuando pulsas el botón que hay debajo de un artículo. A partir de entonces, el servicio sabe qué artículo lees, tu dirección IP y el tipo de navegador que usas, y puede guardar datos en tu navegador.';
export const companiesTitle = '¿Pueden otras empresas saber que estás aquí?';
export const companiesMessage =
  'Si aceptas, las empresas que se indican abajo sabrán que estás aquí y qué páginas lees. Si no aceptas, no cargan nada. Todo lo demás funciona igual en ambos casos.';
export const companies = 'Otras empresas';
export const companiesAnswer = 'Tu respuesta sobre otras empresas';
export const companiesAnswerToErase = 'tu respuesta sobre otras empresas';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contiene tu respuesta a la pregunta sobre otras empresas, si ya respondiste: el día, las empresas que aceptaste y la lista de empresas sobre la que se te preguntó. Después de ${monthsLong(months)}, o cuando cambia esa lista, la respuesta deja de contar y se te vuelve a preguntar.`,
];
