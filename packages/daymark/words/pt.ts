/*
 * The UI strings in Brazilian Portuguese. The comments in `en.ts` say where each string stands. The
 * reader is addressed as "você". The noun of the site stands after "e" or "com", without an article,
 * and names stand where no article is needed, because Portuguese merges it with the preposition.
 */

export const language = 'pt';

const rules = new Intl.PluralRules('pt');
/** Portuguese counts 0 and 1 as singular. */
const plural = (count: number, one: string, more: string) =>
  rules.select(count) === 'one' ? one : more;
const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('pt')}\u00a0${plural(count, one, more)}`;
/** Says "nenhum passo" instead of "0 passo", which readers may take for a mistake. */
const countedOrNone = (count: number, one: string, more: string, none = `nenhum ${one}`) =>
  count === 0 ? none : counted(count, one, more);
const monthsLong = (months: number) => (months === 1 ? 'um mês' : `${months}\u00a0meses`);

export const nounInText = (title: string) =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase('pt')))
    .join(' ');

export const quoted = <Node>(text: Node) => ['“', text, '”'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

// Defaults of settings
export const headline = 'Transforme sua realidade com {product}';
export const startJourney = 'Comece sua jornada';
export const trust = 'Sua referência de confiança em crescimento pessoal e {product}.';
export const joinCommunity = 'Participe da comunidade';
export const donateNow = 'Doar agora';
export const later = 'Mais tarde';
export const consentTitle = 'Podemos mostrar publicidade a você?';
export const consentMessage =
  'A publicidade sustenta este site. Cada rede abaixo ficaria sabendo que você está aqui. Nenhuma carrega nada, a menos que você aceite, e todo o resto funciona do mesmo jeito.';
export const networkReceives =
  'seu endereço IP, o tipo de navegador que você usa e o endereço deste site';

// On several pages
export const accept = 'Aceitar';
export const refuse = 'Recusar';
export const accessibility = 'Acessibilidade';
export const advertisement = 'Anúncio';
export const numberedAdvertisement = (id: number) => `Anúncio ${id}`;
export const titledAdvertisement = (title: string) => `Anúncio: ${title}`;
export const allArticles = 'Todos os artigos';
export const articles = 'Artigos';
export const blog = 'Blog';
export const languages = 'Idiomas';
export const colourScheme = 'Esquema de cores';
export const preferences = 'Preferências';
export const privacy = 'Privacidade';
export const returnHome = 'Voltar à página inicial';
export const search = 'Busca';
export const sitemap = 'Mapa do site';
export const thePath = 'O caminho';
export const topic = 'Tema';
export const topics = 'Temas';
export const tryAgain = 'Tentar de novo';
export const tryingAgain = 'Tentando de novo…';
export const privacyPolicyOf = (name: string) => `Política de privacidade: ${name}`;

export const needs = 'O que trouxe você até aqui?';

// The header and the footer of every page
export const skipToContent = 'Pular para o conteúdo';
export const mainNavigation = 'Principal';
export const menu = 'Menu';
export const schemes = { system: 'Automático', light: 'Claro', dark: 'Escuro' };
export const quickLinks = 'Acesso rápido';
export const legal = 'Informações legais';
export const partners = 'Parceiros';
export const partnersNote =
  'Sites que apoiamos ou que nos apoiam. Os links estão marcados como patrocinados.';
export const opensInNewTab = '(abre em uma nova aba)';
export const terms = 'Termos de uso';
export const advertisingChoices = 'Opções de publicidade';

// The home page
export const featuredArticles = 'Artigos em destaque';
export const newestArticles = 'Artigos mais recentes';
export const followSite = 'Novos artigos por RSS';
export const followTopic = 'Novos artigos sobre este tema por RSS';
export const communityStories = 'Histórias da comunidade';
export const allStories = 'Todas as histórias';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'Comunidade',
  summary: `Quem lê ${site} conta a própria história.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'Contato',
  summary: `Como entrar em contato com quem publica ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'Preferências',
  summary: `O que este navegador guarda para você em ${site}. Nada disso é enviado a nós.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'Para começar',
  summary: `Crescimento pessoal e ${noun}: por onde começar.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'Ainda não há nada publicado.';
export const resourcesAreEmpty = 'Os primeiros guias e práticas vão aparecer aqui.';
export const topicIsEmpty = 'Ainda não há nada publicado sobre este tema.';
export const searchIsEmpty = 'Ainda não há o que buscar.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'Ainda não há histórias. Se você tem uma para contar, veja a ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'Mais recentes';
export const blogLead = 'Todos os artigos, começando pelos mais recentes.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: todos os artigos sobre crescimento pessoal e ${noun}, começando pelos mais recentes.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: artigos mais antigos sobre crescimento pessoal e ${noun}, página ${page} do arquivo.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}, página ${page} do arquivo`;
export const articlesBetween = (first: string, last: string) =>
  `Artigos de ${first === last ? first : `${first} a ${last}`}. As páginas do arquivo são numeradas a partir da mais antiga.`;
export const pages = 'Páginas';
export const newerArticles = 'Artigos mais recentes';
export const olderArticles = 'Artigos mais antigos';
export const authorIsNew = 'Ainda não há artigos com esta assinatura.';
export const sample = 'exemplo';
export const samplesNote =
  'As histórias marcadas com “exemplo” são inventadas. Histórias de quem lê este site vão substituí-las.';
export const storyOf = (name: string) => `A história de ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min de leitura`;
const kinds = {
  essay: 'ensaio',
  practice: 'prática',
  guide: 'guia',
  feature: 'reportagem',
  explainer: 'explicação',
  question: 'pergunta',
  'reading-list': 'dicas de leitura',
  'case-study': 'estudo de caso fictício',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}, ${minutes}\u00a0min de leitura`;
export const madeUpCase = 'Estudo de caso fictício';
export const sponsoredBy = <Node>(sponsor: Node) => ['Patrocinado por ', sponsor];
export const affiliateLinks =
  'Este texto contém links de afiliados: se você comprar algo por meio deles, podemos receber uma comissão.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'Conteúdo';
export const by = <Node>(author: Node) => ['Texto: ', author];
export const nameInText = (name: string) => name;
export const partOf = (part: number, parts: number, series: string) =>
  `Parte ${part} de ${parts} da série “${series}”`;
export const theGuides = 'Os guias';
export const guideOf = (part: number, parts: number) => `Guia ${part} de ${parts}`;
export const previousPart = <Node>(part: Node) => ['Parte anterior: ', part];
export const nextPart = <Node>(part: Node) => ['Próxima parte: ', part];
export const sources = 'Fontes';
export const sourcesRead =
  'Depois de cada obra, dizemos quanto lemos dela. O resumo pode ser o que se publicou com a obra, uma resenha ou um relatório.';
const readParts = { whole: 'a obra inteira', part: 'parte da obra', summary: 'um resumo' };
export const sourceRead = (read: keyof typeof readParts) => `Lemos ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['Última alteração em ', day];
export const textEdited = <Node>(day: Node) => ['Texto editado pela última vez em ', day];
export const textReviewed = <Node>(day: Node) => ['Texto conferido pela última vez em ', day];
export const sourcesReviewed = <Node>(day: Node) => ['Fontes conferidas pela última vez em ', day];
export const editedAndReviewed = <Node>(day: Node) => [
  'Texto editado e fontes conferidas em ',
  day,
];
export const corrections = 'Correções';
export const nextReading = 'Leia a seguir';
export const table = (number: number) => `Tabela ${number}`;
export const taskDone = 'Feito';
export const taskOpen = 'A fazer';
export const code = (number: number) => `Código ${number}`;
export const formula = (number: number) => `Fórmula ${number}`;
export const gallery = (number: number) => `Galeria ${number}`;
export const backToText = (place: number) => (place === 1 ? 'Voltar' : `Voltar (${place})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} à nota ${note} no texto`;

// Audio and video
export const playFilm = 'Assistir ao vídeo';
export const contactsHost = (host: string) => `O conteúdo vem de ${host}`;
export const watchOn = (service: string) => `Assistir em ${service}`;
export const theFile = 'Abrir o arquivo';
export const transcript = 'Transcrição';

// Saving and sharing an article
export const saveForLater = 'Salvar na lista de leitura';
export const chooseTextSize = 'Tamanho do texto';
export const savedArticles = (count: number) => `Lista de leitura: ${countedArticles(count)}`;
export const copyLink = 'Copiar link';
export const share = 'Compartilhar';
export const sendByMail = 'Enviar por e-mail';
export const linkCopied = 'Link copiado.';
export const copyRefused = (url: string) =>
  `O link não foi copiado. Você pode copiá-lo aqui: ${url}`;
export const onReadingList = 'Salvo na lista de leitura.';
export const offReadingList = 'Removido da lista de leitura.';

// The path
const NUMBERS = [
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];
const numberInWords = (count: number) => NUMBERS[count - 1] ?? count;
export const pathOfSteps = (count: number) =>
  `${thePath}: ${numberInWords(count)} ${plural(count, 'passo', 'passos')}`;
export const beginPath = 'Começar pelo passo 1';
export const goOnWithStep = (step: number) => `Continuar no passo ${step}`;
export const walkPathAgain = 'Recomeçar do passo 1';
export const minutesToDo = (minutes: number) => `${minutes}\u00a0min`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'Com o artigo ',
  article,
  subtitle && `: ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${practice}\u00a0min de prática · ${article}\u00a0min de leitura`;
export const done = 'Feito';
export const doneMark = ', feito';
export const stepTitle = (step: number, title: string) => `Passo ${step}: ${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `Passo ${step} de ${steps}`;
export const practiceLasts = (minutes: number) => `Prática · ${minutes}\u00a0min`;
export const readWithStep = 'Para ler neste passo';
export const next = 'A seguir';
export const endOfPath = 'Esse foi o último passo';
export const pathAndLibrary = 'O caminho e a biblioteca';
export const markDone = 'Marcar como feito';
export const markNotDone = 'Marcar como não feito';
export const doneAndKept = 'Marcado como feito. Este navegador vai se lembrar.';
export const notDone = 'Não está mais marcado como feito.';
export const theLibrary = 'A biblioteca';

// The calendar file for a week of a practice
export const practiseForWeek = 'Praticar por uma semana';
export const weekIs =
  'Ponha esta prática na sua agenda por sete dias seguidos. Seu navegador cria o arquivo, e nada é enviado a lugar nenhum.';
export const weekTime = 'Horário';
export const saveWeek = 'Salvar o arquivo da agenda';
export const weekIsSaved = (time: string, day: string) =>
  `Seu navegador está salvando o arquivo. Abra-o para incluir esta prática na sua agenda: todos os dias por uma semana, a partir de ${day}. Horário: ${time}.`;

// Practices
export const pause = 'Pausar';
export const goOn = 'Continuar';
export const paused = 'Em pausa.';
export const breathPhases = { in: 'Inspire', hold: 'Segure o ar', out: 'Expire' };
export const pace = 'Ritmo';
export const paceEven = 'Regular: inspire por 4 segundos, expire por 4';
export const paceLongOut = 'Expiração mais longa: inspire por 4 segundos, expire por 6';
export const pacePause = 'Com pausa: inspire por 4 segundos, segure o ar por 2, expire por 6';
export const startPacer = 'Iniciar o círculo';
export const breaths = (count: number) =>
  countedOrNone(count, 'respiração', 'respirações', 'nenhuma respiração');
export const pacerFallsSilent = 'O círculo continua sem avisos de voz.';
export const fullView = 'Tela cheia';
export const leaveFullView = 'Sair da tela cheia';
export const bell = 'Sino';
export const bellClear = 'Padrão';
export const bellSoft = 'Suave';
export const bellSilent = 'Sem som';
export const sittingIs = {
  ready: 'Timer encerrado.',
  running: 'O tempo está correndo.',
  paused,
  over: 'O tempo acabou.',
};
export const sittingActions = {
  ready: 'Iniciar o timer',
  running: pause,
  paused: goOn,
  over: 'Redefinir',
};
export const practicesWithoutScript = {
  breathing:
    'O círculo precisa de JavaScript. Sem ele, conte os segundos por conta própria, em um destes ritmos:',
  sitting: (minutes: number) =>
    `O timer precisa de JavaScript. Sem ele, programe um despertador para daqui a ${counted(minutes, 'minuto', 'minutos')}.`,
  writing: 'O campo de escrita precisa de JavaScript. Sem ele, escreva no papel.',
};
export const minutesFault = 'Escolha um número inteiro de minutos, de 1 a 60.';
export const timeLeft = 'Tempo restante';
export const minutes = 'Minutos';
export const endHere = 'Encerrar';
export const journalKeep = 'Guardar neste navegador';
export const journalPlace = `O que você escreve se perde quando você sai desta página, a menos que escolha “${journalKeep}”.`;
export const journalKept = 'Guardado neste navegador.';
export const journalIsEmpty = 'Você ainda não escreveu nada.';
export const journalTooLong = 'O texto não foi guardado: é longo demais.';
export const journalOtherQuestion = 'Outra pergunta';
export const journalQuestion = (question: string) =>
  `A pergunta acima é nova. Se você guardar o seu texto, ele fica com a pergunta anterior: “${question}”`;
export const journalExcess = (letters: number, max: number) =>
  `${counted(letters, 'caractere', 'caracteres')} a mais: cabem no máximo ${max.toLocaleString('pt')} em uma anotação. Nada é cortado. Encurte o texto ou divida-o em várias anotações.`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'Ainda não há anotações deste passo.'
    : `${countedNotes(count)} deste passo ${plural(count, 'está guardada', 'estão guardadas')}.`;
export const readNotes = 'Ler ou apagar suas anotações';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `Isto não foi guardado: o site não conseguiria lê-lo de novo. ${report}`;
export const notKeptBlocked =
  'Isto não foi guardado: este navegador não deixa o site guardar nada.';
export const notKeptFull =
  'Isto não foi guardado: este navegador não tem mais espaço para este site.';
export const notKeptDamaged =
  'Dados danificados ocupam parte do espaço. Em “Preferências”, você pode salvá-los em um arquivo e apagá-los.';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'data e hora, como 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `no máximo ${max.toLocaleString('pt')} caracteres`;
export const expectedAddress = 'o endereço de um artigo';
export const expectedTitle = 'o título do artigo';
export const expectedArticle = 'um artigo: path, title, kept';
export const expectedStep = 'o nome de um passo';
export const expectedQuestion = 'a pergunta';
export const expectedText = 'o texto escrito';
export const expectedNote = 'uma anotação: step, prompt, text, kept';
export const expectedSteps = 'os passos feitos';
export const expectedArticles = 'uma lista de artigos';
export const expectedNotes = 'uma lista de anotações';
export const expectedNotebook = 'um arquivo exportado: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file} tem mais de ${counted(count, 'campo inválido', 'campos inválidos')}. Os primeiros ${count} são estes:`
    : `${file} tem ${counted(count, 'campo inválido', 'campos inválidos')}:`;
export const expected = (value: string) => `esperado: ${value}`;
export const received = (value: string) => `encontrado: ${value}`;
export const problemWords = {
  whole: '(o arquivo inteiro)',
  nothing: 'nada',
  unknown: 'nenhum campo com este nome',
};
export const noJson = (name: string) => `${name}: era esperado JSON; o conteúdo é outro`;

// Preferences
export const textOfArticles = 'Tamanho e espaçamento do texto';
export const textSize = 'Tamanho';
export const textSizes = {
  small: 'Pequeno',
  '': 'Normal',
  large: 'Grande',
  largest: 'Muito grande',
};
export const lineSpacing = 'Espaço entre linhas';
export const lineSpacings = { '': 'Normal', wide: 'Amplo' };
export const textSample =
  'É assim que um artigo fica com a sua escolha. As legendas e as notas de rodapé também mudam; os menus e as listas de artigos continuam como estão.';
export const preferencesNeedScript =
  'Só o seu navegador sabe o que guarda para você, e esta página precisa de JavaScript para mostrar isso. Com o JavaScript desativado, nada de novo pode ser guardado. O que você guardou antes continua aqui.';
export const keptHere = 'O que este navegador guarda';
export const kept = 'Guardado';
export const nothingKept = 'Nada ainda';
export const progress = 'Progresso no caminho';
export const yourProgress = 'Seus passos';
export const progressIs = 'Quais passos você marcou como feitos, e quando.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'Nenhum passo foi marcado como feito ainda.',
  space,
  path('O caminho começa aqui'),
  '.',
];
export const doneOn = (day: string) => `Feito em ${day}`;
export const readingList = 'Lista de leitura';
export const yourReadingList = 'Sua lista de leitura';
export const readingListIs = 'Artigos que você salvou.';
export const readingListIsEmpty = `Nenhum artigo foi salvo ainda. Para salvar um, abra-o e pressione “${saveForLater}”.`;
export const takeOffList = 'Remover da lista de leitura';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `Mostrar mais ${more.toLocaleString('pt')}`
    : `Mostrar mais ${more.toLocaleString('pt')} de ${hidden.toLocaleString('pt')}`;
export const notes = 'Anotações';
export const yourNotes = 'Suas anotações';
export const notesAre = 'O que você escreveu em um passo e quis guardar.';
export const notesAreEmpty =
  'Nenhuma anotação ainda. Alguns passos do caminho têm um espaço para escrever.';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}, ${day}. ${question}`;
export const colourSchemeIs = 'Claro ou escuro, se você escolheu um deles.';
export const textOfArticlesIs = 'O tamanho e o espaço entre linhas, se você os escolheu.';
export const donationRest = 'Pedido de doação';
export const donationRestIs =
  'Quando você fechou o pedido pela última vez, para que ele não se repita cedo demais.';
export const consentAnswer = 'Sua resposta sobre publicidade';
export const consentAnswerIs = 'As redes que você aceitou e o dia da sua resposta.';
export const countedSteps = (count: number) => countedOrNone(count, 'passo feito', 'passos feitos');
export const countedArticles = (count: number) => countedOrNone(count, 'artigo', 'artigos');
export const countedNotes = (count: number) =>
  countedOrNone(count, 'anotação', 'anotações', 'nenhuma anotação');
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}, ${articles} e ${notes}`;

// Erasing. The names of erased data complete “Você vai apagar …”.
export const erase = 'Apagar';
export const eraseIt = 'Apagar';
export const eraseNote = 'Apagar esta anotação';
export const eraseNoteOf = (opening: string) => `Apagar esta anotação: ${opening}`;
export const eraseEverything = 'Apagar tudo';
export const eraseKind = (title: string) => `Apagar: ${title}`;
export const progressToErase = (steps: string) => `seu progresso no caminho (${steps})`;
export const readingListToErase = (articles: string) => `sua lista de leitura (${articles})`;
export const notesToErase = (count: number) =>
  count === 1 ? 'sua anotação' : `todas as suas ${counted(count, 'anotação', 'anotações')}`;
export const colourSchemeToErase = 'sua escolha do esquema de cores';
export const textOfArticlesToErase = 'sua escolha do tamanho e do espaçamento do texto';
export const donationRestToErase = 'o momento em que você fechou o pedido de doação';
export const consentAnswerToErase = 'sua resposta sobre publicidade';
export const noteToErase = (opening: string) => `esta anotação: ${opening}`;
export const unreadableToErase = 'o que não pôde ser lido';
export const holdingsToReplace = (here: string, file: string) =>
  `o que este navegador guarda (${here}) pelo que o arquivo contém (${file})`;
export const confirmations = {
  erase: {
    question: 'Apagar mesmo?',
    warning: (what: string) => `Você vai apagar ${what}. Não é possível desfazer isso.`,
    button: 'Apagar',
  },
  replace: {
    question: 'Substituir mesmo?',
    warning: (what: string) => `Você vai substituir ${what}. Não é possível desfazer isso.`,
    button: 'Substituir',
  },
};
export const cancel = 'Cancelar';
export const erased = 'Apagado.';

// Export and import of the stored data
export const takeWithYou = 'Exportar e importar';
export const fileIs =
  'Salve seu progresso, sua lista de leitura e suas anotações em um arquivo. Você pode importá-lo de volta aqui ou em outro navegador.';
export const exportFile = 'Exportar um arquivo';
export const nothingToExport = 'Ainda não há nada para exportar.';
export const fileExported = 'Seu navegador está salvando o arquivo.';
export const importFile = 'Importar um arquivo';
export const fileImported = 'Pronto. O que estava no arquivo agora está guardado neste navegador.';
export const fileRefused = 'Este arquivo não foi exportado por este site. Nada foi alterado.';
export const fileTooLarge = 'Este arquivo é grande demais (mais de 5\u00a0MB). Nada foi alterado.';
export const fileGone =
  'Seu navegador não conseguiu ler este arquivo. Talvez ele tenha sido movido ou modificado. Nada foi alterado aqui.';
export const fileFaults = 'Problemas no arquivo';
export const fileAndBrowser = (file: string, browser: string) =>
  `No arquivo: ${file}. Neste navegador: ${browser}.`;
export const addToThis = 'Acrescentar ao que está aqui';
export const replaceAll = 'Substituir o que está aqui';
export const saveAsFile = 'Salvar em um arquivo';
export const unreadable =
  'Há algo guardado aqui que não pode ser lido. Você pode salvar isso em um arquivo ou apagar. Se guardar algo novo, o antigo será posto de lado, sem se perder.';
export const setAside =
  'Algo que não pôde ser lido foi posto de lado. Você pode salvar isso em um arquivo ou apagar.';

// Search
export const searchDescription = (site: string) =>
  `Busque em todos os artigos, temas e páginas de ${site}.`;
export const searchLead = 'Busque em todos os artigos, práticas e páginas.';
export const searchNeedsScript =
  'A busca precisa de JavaScript, que está desativado no seu navegador. Você ainda pode navegar por tema ou percorrer a lista de todas as páginas.';
export const pagesNeedNoScript =
  'A busca precisa de JavaScript, que está desativado no seu navegador. Você ainda pode percorrer a lista de todas as páginas.';
export const byTopic = 'Por tema';
export const allPages = 'Todas as páginas';
export const searchFor = 'Buscar por';
export const searchTitle = (words: string, title: string) => `“${words}”: ${title}`;
export const searchNow = 'Buscar';
export const searching = 'Buscando…';
export const searchFailed = 'A busca não está disponível no momento.';
export const nothingFound = <Node>(searched: Node) => ['Nenhum resultado para ', searched, '.'];
export const searchOther = 'Tente outra palavra ou comece por uma destas sugestões.';
export const searchOtherWord = 'Tente outra palavra.';
export const resultCount = (count: number) => countedOrNone(count, 'resultado', 'resultados');
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} para `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['Mostrando ', ...results, '.'];
export const showMore = 'Mostrar mais resultados';
export const searchedSince = (day: string) =>
  `Esta busca abrange artigos desde ${day}. Para incluir os mais antigos, escolha os anos.`;
export const allYears = 'Todos os anos';
export const stepOfPath = (step: number) => `Passo ${step} do caminho`;
export const page = 'Página';
export const findPage = 'Encontrar uma página pelo título';
export const pagesFailed = 'Não foi possível carregar a lista de páginas.';
export const looking = 'Procurando…';
export const pagesFound = (count: number) =>
  countedOrNone(count, 'página', 'páginas', 'nenhuma página');
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'Não há nenhum título assim. ',
  search(`Buscar “${words}” em todo o site`),
  '.',
];

// The sitemap
export const sitemapLead = 'Todas as páginas deste site.';
export const sitemapDescription = (site: string) =>
  `Tudo o que há em ${site}: páginas, temas, o blog e todos os artigos.`;
export const shortSitemapDescription = (site: string) => `Todas as páginas de ${site}.`;
export const sitemapOf = (part: string) => `Mapa do site: ${part}`;
export const partLead = 'Parte da lista de todas as páginas.';
export const partDescription = (site: string, part: string) =>
  `As páginas de ${site} em uma parte do mapa do site: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}, parte ${part}`;
export const byYear = 'Artigos por ano';
export const months = 'Meses';
export const backTo = (title: string) => `Voltar para: ${title}`;
export const home = 'Início';
export const authors = 'Quem escreve';

// Contact
export const mail = 'E-mail';
export const noWay = 'Ainda não podemos receber mensagens.';
export const inPublic = 'Em público';
export const trackerAt = (host: string) => `Registro de questões em ${host}`;
export const everybodyReads = 'O que você escreve lá é público.';
export const contactPage = 'página de contato';
export const contactForm = 'formulário da página de contato';
export const writeTo = <Node>(address: Node) => ['Escreva para ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['Para nos escrever, use o ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'Escreva para ',
  address,
  ' ou use o ',
  form,
  '.',
];
export const issueTracker = 'registro público de questões';
export const writeInPublic = <Node>(tracker: Node) => [
  'Você pode escrever no nosso ',
  tracker,
  ', onde qualquer pessoa pode ler.',
];
export const otherWays = <Node>(page: Node) => ['Veja na ', page, ' como falar conosco.'];
export const formGoesTo = (host: string) =>
  `O que você envia pelo formulário de contato vai para um serviço em ${host}, que o repassa a nós.`;
export const issuesArePublic = (host: string) =>
  `O que você escreve no registro de questões em ${host} é público e está sujeito à política de privacidade daquele site.`;
export const post = 'Correio';
export const elsewhere = 'Em outros lugares';
export const help = 'Ajuda no seu país';
export const emergency =
  'Em caso de perigo imediato, ligue para o número de emergência da sua região.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  ' reúne, por país, serviços para os quais você pode ligar ou escrever quando as coisas estão difíceis. Conferimos essa lista pela última vez em ',
  day,
  '.',
];
export const allRequired = 'Todos os campos são obrigatórios.';
export const yourName = 'Seu nome';
export const yourMail = 'Seu e-mail';
export const yourMessage = 'Sua mensagem';
export const sendMessage = 'Enviar a mensagem';

// Errors
export const notFound = 'Página não encontrada';
export const notFoundDescription =
  'Não há nenhuma página neste endereço. Aqui estão algumas que talvez você procure.';
export const notFoundTitle = 'Ops! Página não encontrada';
export const notFoundText =
  'A página pode ter mudado de lugar, ou o endereço pode ter um erro de digitação. Talvez uma das páginas abaixo seja a que você procura.';
export const nearestPages = 'Você procura uma destas?';
export const resources = 'Para começar';
export const serverError = 'Erro inesperado';
export const serverErrorDescription = 'Algo deu errado no servidor. Tente de novo daqui a pouco.';
export const failure = 'Erro inesperado';
export const failureText =
  'Algo deu errado aqui, e pedimos desculpas. Tudo o que você guardou neste navegador continua guardado.';
export const reloadPage = 'Recarregar esta página';

// Advertising
export const nothingLoaded = 'Ainda não há anúncio aqui.';
export const googleAds = 'Google Ads';
export const skipAdvertisement = 'Pular o anúncio';
export const chooseNetworks = 'Escolher';

// The donation dialog
export const donationIsNext = (title: string) =>
  `${title} — Pressione Tab para ir a este pedido ou Escape para fechá-lo.`;
export const transferTo = (name: string) => `Transferência para ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'Publicidade';
export const answeredNot =
  'Você ainda não respondeu. Por isso, nenhuma rede que precisa do seu consentimento carregou nada.';
export const answeredByPlatform = (platform: string) =>
  `${platform}, que pergunta em nome deste site, tem a sua resposta para este navegador. Você pode mudá-la por lá a qualquer momento.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `As configurações de privacidade de ${platform} não abriram. Tente de novo daqui a pouco ou veja como entrar em contato com o serviço na `,
  policy('política de privacidade'),
  ' dele.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'Você respondeu em ',
  day,
  `. Vamos perguntar de novo ${monthsLong(months)} depois desse dia. Você pode mudar sua resposta a qualquer momento, e a mudança vale na hora.`,
];
export const answeredByBrowser =
  'Seu navegador envia o sinal Global Privacy Control. Para nós, isso é uma recusa: nenhuma rede que precisa do seu consentimento é contatada, e a pergunta não é feita a você. Para escolher aqui, desative o sinal para este site.';
export const gpcRestricts =
  'Seu navegador envia o sinal Global Privacy Control. Por isso, mesmo que você aceite, a publicidade não é personalizada, e só são contatadas redes que permitem isso.';
export const openPlatform = (platform: string) =>
  `Abrir as configurações de privacidade de ${platform}`;
export const acceptAll = 'Aceitar todas';
export const refuseAll = 'Recusar todas';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'Política de privacidade',
  hidden(`: ${name}`),
];

// The privacy page
export const noNetworks =
  'Nenhuma rede de publicidade foi incluída neste site. Se incluirmos uma rede, esta página dirá o que ela recebe e o que ela armazena. Onde for necessário o seu consentimento, a rede não carregará nada antes de você concordar.';
export const networksFill = (count: number) =>
  `${plural(count, 'Esta rede pode', 'Estas redes podem')} preencher espaços publicitários deste site:`;
export const itReceives = (data: string) => `Ela recebe ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `Os pedidos dela também contêm valores que descrevem a página, com as chaves ${new Intl.ListFormat('pt').format(keys)}.`;
export const codeRuns = {
  frame:
    'O código dela é executado em uma moldura isolada: não consegue ler a página ao redor nem guardar nada ali.',
  'second-host':
    'O código dela é executado em uma moldura que vem de outro endereço nosso: não consegue ler a página ao redor, mas pode guardar dados nesse endereço.',
  inline: 'O código dela é executado na própria página e, por isso, pode ler essa página.',
};
export const codeRunsOn = (host: string) =>
  `O código dela é executado em uma moldura que vem de outro endereço nosso, ${host}: não consegue ler a página ao redor, mas pode guardar dados nesse endereço.`;
export const learnsPage =
  'Ela fica sabendo qual é o endereço dessa página, de que tipo é e de que temas trata.';
export const serversSetCookies =
  'Mesmo assim, os servidores que ela contata podem criar cookies próprios, onde o seu navegador permitir.';
export const neverAsked = 'Ela não guarda nada no seu navegador e carrega sem perguntar a você.';
export const askedFirst = 'Ela não carrega nada antes de você concordar.';
export const askedByPlatform = (platform: string) =>
  `Onde ${platform} constata que a lei exige o seu consentimento, a rede não carrega nada antes de você concordar.`;
export const platformAsks = (platform: string) =>
  `Quem faz a pergunta é o serviço ${platform}. O script dele é executado nas páginas deste site que precisam da sua resposta e, por isso, pode ler essas páginas. O serviço fica sabendo que você está aqui, guarda a sua resposta no seu navegador e a repassa às redes.`;
export const refusalIsFree =
  'Até você responder, nenhuma rede que precisa do seu consentimento é contatada. Se você recusar, não perde nada.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'Você pode mudar sua resposta a qualquer momento em ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'O que uma rede armazenou fora deste site permanece até expirar ou até você o apagar nas configurações do seu navegador.';
export const refusedByBrowser =
  'Se o seu navegador envia o sinal Global Privacy Control, isso vale como recusa, e a pergunta não é feita a você.';
export const restrictedByBrowser =
  'Se o seu navegador envia o sinal Global Privacy Control, a publicidade é restrita mesmo que você aceite.';
export const restrictedByPlatform = (platform: string) =>
  `Se, em ${platform}, você se opuser à venda ou ao compartilhamento dos seus dados, a publicidade é restrita.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `O sinal Global Privacy Control restringe a publicidade onde ${platform} constata que o GDPR não se aplica, e vale como recusa nos demais lugares.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `A publicidade restrita não é personalizada e vem apenas destas redes: ${new Intl.ListFormat('pt').format(names)}.`
    : 'Nesse caso, nenhuma rede que precisa do seu consentimento é contatada.';
export const keptByNobody = 'Nenhuma rede guarda nada no seu navegador.';
export const keptByNetworks = 'Depois de carregada, uma rede pode guardar isto no seu navegador:';
export const keptTable = 'Tabela: o que as redes guardam';
export const keptColumns = {
  name: 'Nome',
  network: 'Rede',
  purpose: 'Finalidade',
  lifetime: 'Guardado por',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contém a sua resposta à pergunta sobre publicidade, depois que você responde: o dia, as redes que você permitiu e a lista de redes sobre a qual perguntamos. Depois de ${monthsLong(months)}, ou quando essa lista muda, a resposta deixa de valer, e a pergunta é feita de novo.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` contém um número calculado a partir da sua resposta em ${platform}, para que uma página à qual você volta perceba uma nova resposta. Ele não diz quem você é nem quando respondeu.`,
];
export const googleHearsConsent = (names: readonly string[]) => {
  const told =
    names.length > 1
      ? 'recebem a informação de que têm a sua permissão'
      : 'recebe a informação de que tem a sua permissão';
  return `${new Intl.ListFormat('pt').format(names)} ${told}, depois que você a dá.`;
};

// Services
export const newsletterTitle = 'Novos artigos por e-mail';
export const newsletterMessage =
  'Deixe seu endereço, e escreveremos quando houver algo novo para ler.';
export const subscribe = 'Assinar';
export const confirmsFirst =
  'Primeiro você recebe um e-mail com um link. Só escrevemos depois que você abrir o link.';
export const addressGoesTo = <Node>(company: Node) => ['Seu endereço vai para ', company, '.'];
export const mailFault = 'Digite um endereço de e-mail, como nome@example.org.';
export const subscribeAt = (host: string) => `Assinar em ${host}`;
export const comments = 'Comentários';
export const showComments = 'Mostrar os comentários';
export const discussAt = (host: string) => `Comentar em ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'Este site usa este serviço:' : 'Este site usa estes serviços:';
export const newsletterReceives =
  'Se você envia o formulário da newsletter, o serviço recebe seu endereço de e-mail, seu endereço IP e o tipo de navegador que você usa. Antes disso, ele não recebe nada.';
export const linkOnly = 'O site só tem um link para ele.';
export const counterReceives =
  'O serviço conta as páginas que são abertas. A cada vez, ele recebe o endereço da página, a página que levou até ela, seu endereço IP e o tipo de navegador que você usa.';
export const countsAtOnce = 'Ele não guarda nada no seu navegador e conta sem perguntar a você.';
export const countsOnceAllowed =
  'Ele não guarda nada no seu navegador e não fica sabendo de nada antes de você concordar.';
export const heedsSignals =
  'Se o seu navegador envia o sinal Global Privacy Control ou Do Not Track, a sua visita não é contada.';
export const runsOnOwnHost = (host: string) =>
  `Ele funciona em um servidor próprio deste site, ${host}.`;
export const commentsReceive =
  'Os comentários só carregam quando você aperta o botão abaixo de um artigo. A partir daí, o serviço sabe qual artigo você lê, seu endereço IP e o tipo de navegador que você usa, e pode guardar dados no seu navegador.';
export const companiesTitle = 'Outras empresas podem saber que você está aqui?';
export const companiesMessage =
  'As empresas abaixo ficariam sabendo que você está aqui e quais páginas você lê. Nenhuma carrega nada, a menos que você aceite, e todo o resto funciona do mesmo jeito.';
export const companies = 'Outras empresas';
export const companiesAnswer = 'Sua resposta sobre outras empresas';
export const companiesAnswerToErase = 'sua resposta sobre outras empresas';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  ` contém a sua resposta à pergunta sobre outras empresas, depois que você responde: o dia, as empresas que você permitiu e a lista de empresas sobre a qual perguntamos. Depois de ${monthsLong(months)}, ou quando essa lista muda, a resposta deixa de valer, e a pergunta é feita de novo.`,
];
