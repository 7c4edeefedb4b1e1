/*
 * The UI strings in Modern Standard Arabic. The comments in `en.ts` say where each string stands.
 * Buttons are verbal nouns, and sentences to the reader have no imperatives and no verbs in the
 * second person of the present tense, because these have a gender. What remains ("لديك", "متصفحك",
 * "حفظته") is spelt alike for all. Names and the noun of the site stand where no case can be seen.
 */

export const language = 'ar';

/** The digits of all strings are 0 to 9, whatever a browser prefers for Arabic. */
const number = (count: number) => count.toLocaleString('ar-u-nu-latn');

/** The forms of a noun by its count. Those for one and two contain the number: "خطوتان". */
interface Forms {
  zero?: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Returns a number with its noun: خطوة واحدة، خطوتان، 3 خطوات، 11 خطوة. All numbers are whole. */
function counted(count: number, forms: Forms): string {
  const rule = new Intl.PluralRules('ar').select(count);
  if (rule === 'zero' && forms.zero) return forms.zero;
  // 101 and 102 are "other".
  if (rule === 'one' || rule === 'two') return forms[rule];
  return `${number(count)}\u00a0${forms[rule] ?? forms.other}`;
}

const minuteForms = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};
const minutesLong = (count: number) => counted(count, minuteForms);
/** The same after a preposition. */
const afterMinutes = (count: number) => counted(count, { ...minuteForms, two: 'دقيقتين' });

/** After a preposition. */
const monthsLong = (count: number) =>
  counted(count, { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' });

const letterForms = { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' };

export const nounInText = (title: string) => title;

export const quoted = <Node>(text: Node) => ['«', text, '»'];
export const space = ' ';
export const sentence = <Node>(text: Node) => [text, '.'];
export const labelled = <Node>(label: Node, text: string) => [label, ': ', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : ['، ', part]));

// Defaults of settings
export const headline = 'نحو حياة أفضل مع {Product}';
export const startJourney = 'من هنا البداية';
export const trust = 'مرجعك الموثوق في {product} والنمو الشخصي.';
export const joinCommunity = 'التعرّف إلى مجتمعنا';
export const donateNow = 'التبرع الآن';
export const later = 'لاحقًا';
export const consentTitle = 'هل نعرض لك إعلانات من شبكات خارجية؟';
export const consentMessage =
  'الإعلانات تموّل هذا الموقع. إذا وافقت، فستعرف الشبكات المذكورة أدناه أنك زرت هذا الموقع. ومن دون موافقتك، لا يُحمَّل منها شيء. وكل ما سوى ذلك يعمل في الحالتين.';
export const networkReceives = 'عنوان IP لجهازك، ونوع متصفحك، وعنوان هذا الموقع';

// On several pages
export const accept = 'موافقة';
export const refuse = 'رفض';
export const accessibility = 'إمكانية الوصول';
export const advertisement = 'إعلان';
export const numberedAdvertisement = (id: number) => `إعلان ${number(id)}`;
export const titledAdvertisement = (title: string) => `إعلان: ${title}`;
export const allArticles = 'كل المقالات';
export const articles = 'المقالات';
export const blog = 'المدونة';
export const languages = 'اللغات';
export const colourScheme = 'المظهر';
export const preferences = 'التفضيلات';
export const privacy = 'الخصوصية';
export const returnHome = 'العودة إلى الصفحة الرئيسية';
export const search = 'البحث';
export const sitemap = 'خريطة الموقع';
export const thePath = 'المسار';
export const topic = 'الموضوع';
export const topics = 'الموضوعات';
export const tryAgain = 'إعادة المحاولة';
export const tryingAgain = 'جارٍ إعادة المحاولة…';
export const privacyPolicyOf = (name: string) => `سياسة الخصوصية لدى ${name}`;

export const needs = 'ما الذي يشغل بالك؟';

// The header and the footer of every page
export const skipToContent = 'الانتقال إلى المحتوى';
export const mainNavigation = 'القائمة الرئيسية';
export const menu = 'القائمة';
export const schemes = { system: 'تلقائي', light: 'فاتح', dark: 'داكن' };
export const quickLinks = 'روابط سريعة';
export const legal = 'معلومات الموقع';
export const partners = 'الشركاء';
export const partnersNote = 'مواقع ندعمها أو تدعمنا. والروابط إليها موسومة بأنها مموَّلة.';
export const opensInNewTab = '(يُفتح في علامة تبويب جديدة)';
export const terms = 'شروط الاستخدام';
export const advertisingChoices = 'خيارات الإعلانات';

// The home page
export const featuredArticles = 'مقالات مختارة';
export const newestArticles = 'أحدث المقالات';
export const followSite = 'المقالات الجديدة عبر RSS';
export const followTopic = 'جديد هذا الموضوع عبر RSS';
export const communityStories = 'قصص من مجتمعنا';
export const allStories = 'كل القصص';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'مجتمعنا',
  summary: `قصص من قراء ${site}، بكلماتهم.`,
});
export const unwrittenContact = (site: string) => ({
  title: 'التواصل معنا',
  summary: `طريقة مراسلة القائمين على ${site}.`,
});
export const unwrittenPreferences = (site: string) => ({
  title: 'التفضيلات',
  summary: `ما يحفظه متصفحك عند استعمال ${site}. ولا يُرسَل إلينا شيء منه.`,
});
export const unwrittenResources = (noun: string) => ({
  title: 'دليل البداية',
  summary: `نقاط انطلاق في ${noun} والنمو الشخصي.`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'لم يُنشر شيء بعد.';
export const resourcesAreEmpty = 'ستظهر هنا أول الأدلة والتمارين.';
export const topicIsEmpty = 'لم يُنشر شيء في هذا الموضوع بعد.';
export const searchIsEmpty = 'لا يوجد بعد ما يمكن البحث فيه.';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  'لم تُنشر قصص بعد. إن كانت لديك قصة، فيمكنك الاطلاع على ',
  contact(contactPage),
  '.',
];

// Lists of articles
export const newest = 'الأحدث';
export const blogLead = 'كل المقالات، من الأحدث إلى الأقدم.';
export const blogDescription = (site: string, noun: string) =>
  `${site}: كل المقالات عن ${noun} والنمو الشخصي، من الأحدث إلى الأقدم.`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}: مقالات أقدم عن ${noun} والنمو الشخصي، صفحة الأرشيف ${number(page)}.`;
export const archiveDescription = (title: string, summary: string) => `${title}. ${summary}`;
export const titleOfPage = (title: string, page: number) =>
  `${title}، صفحة الأرشيف ${number(page)}`;
export const articlesBetween = (first: string, last: string) =>
  `مقالات نُشرت ${first === last ? `في ${first}` : `من ${first} إلى ${last}`}. وصفحات الأرشيف مرقّمة من الأقدم إلى الأحدث.`;
export const pages = 'الصفحات';
export const newerArticles = 'مقالات أحدث';
export const olderArticles = 'مقالات أقدم';
export const authorIsNew = 'لا توجد مقالات تحمل هذا الاسم حتى الآن.';
export const sample = 'مثال';
export const samplesNote = 'القصص التي تحمل كلمة «مثال» متخيَّلة، وستحل محلها قصص من قرائنا.';
export const storyOf = (name: string) => `قصة ${name}`;

// An article
export const minutesToRead = (minutes: number) => `${minutesLong(minutes)} للقراءة`;
const kinds = {
  essay: 'مقالة',
  practice: 'تمرين',
  guide: 'دليل',
  feature: 'تقرير',
  explainer: 'شرح مبسّط',
  question: 'سؤال وجواب',
  'reading-list': 'قراءات مقترحة',
  'case-study': 'دراسة حالة متخيَّلة',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}، ${minutesToRead(minutes)}`;
export const madeUpCase = 'دراسة حالة متخيَّلة';
export const sponsoredBy = <Node>(sponsor: Node) => ['برعاية ', sponsor];
export const affiliateLinks =
  'يحتوي هذا النص على روابط تسويق بالعمولة: قد نحصل على عمولة عند الشراء من خلالها.';
export const labelledSummary = (label: string, summary: string) => `${label}. ${summary}`;
export const contents = 'المحتويات';
export const by = <Node>(author: Node) => ['بقلم ', author];
export const nameInText = (name: string) => name;
export const partOf = (part: number, parts: number, series: string) =>
  `الجزء ${number(part)} من ${number(parts)} في سلسلة «${series}»`;
export const theGuides = 'الأدلة الإرشادية';
export const guideOf = (part: number, parts: number) =>
  `الدليل ${number(part)} من ${number(parts)}`;
export const previousPart = <Node>(part: Node) => ['الجزء السابق: ', part];
export const nextPart = <Node>(part: Node) => ['الجزء التالي: ', part];
export const sources = 'المصادر';
export const sourcesRead =
  'نذكر بعد كل عمل مقدار ما قرأناه منه. والملخّص هو مستخلص أو مراجعة أو تقرير.';
const readParts = { whole: 'العمل كله', part: 'جزءًا منه', summary: 'ملخّصًا له' };
export const sourceRead = (read: keyof typeof readParts) => `قرأنا ${readParts[read]}.`;
export const lastChanged = <Node>(day: Node) => ['آخر تعديل في ', day];
export const textEdited = <Node>(day: Node) => ['آخر تحرير للنص في ', day];
export const textReviewed = <Node>(day: Node) => ['آخر مراجعة للنص في ', day];
export const sourcesReviewed = <Node>(day: Node) => ['آخر مراجعة للمصادر في ', day];
export const editedAndReviewed = <Node>(day: Node) => ['حُرّر النص ورُوجعت المصادر في ', day];
export const corrections = 'تصويبات';
export const nextReading = 'لمواصلة القراءة';
export const table = (id: number) => `الجدول ${number(id)}`;
export const taskDone = 'منجز';
export const taskOpen = 'غير منجز';
export const code = (id: number) => `الشيفرة ${number(id)}`;
export const formula = (id: number) => `الصيغة ${number(id)}`;
export const gallery = (id: number) => `معرض الصور ${number(id)}`;
export const backToText = (place: number) => (place === 1 ? 'رجوع' : `رجوع (${number(place)})`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)} إلى موضع الحاشية ${number(note)} في النص`;

// Audio and video
export const playFilm = 'تشغيل الفيديو';
export const contactsHost = (host: string) => `يُحمَّل من ${host}`;
export const watchOn = (service: string) => `المشاهدة على ${service}`;
export const theFile = 'فتح الملف';
export const transcript = 'نص التسجيل';

// Saving and sharing an article
export const saveForLater = 'إضافة إلى قائمة القراءة';
export const chooseTextSize = 'حجم النص';
export const savedArticles = (count: number) => `قائمة القراءة: ${countedArticles(count)}`;
export const copyLink = 'نسخ الرابط';
export const share = 'مشاركة';
export const sendByMail = 'إرسال بالبريد الإلكتروني';
export const linkCopied = 'نُسخ الرابط.';
export const copyRefused = (url: string) => `تعذّر نسخ الرابط. يمكن نسخه من هنا: ${url}`;
export const onReadingList = 'أُضيفت إلى قائمة القراءة.';
export const offReadingList = 'أُزيلت من قائمة القراءة.';

// The path
const STEPS = [
  'خطوة واحدة',
  'خطوتان',
  'ثلاث خطوات',
  'أربع خطوات',
  'خمس خطوات',
  'ست خطوات',
  'سبع خطوات',
  'ثماني خطوات',
  'تسع خطوات',
  'عشر خطوات',
  'إحدى عشرة خطوة',
  'اثنتا عشرة خطوة',
];
const stepForms = {
  one: 'خطوة واحدة',
  two: 'خطوتان',
  few: 'خطوات',
  many: 'خطوة',
  other: 'خطوة',
};
export const pathOfSteps = (count: number) =>
  `${thePath}: ${STEPS[count - 1] ?? counted(count, stepForms)}`;
export const beginPath = 'البدء بالخطوة الأولى';
export const goOnWithStep = (step: number) => `المتابعة من الخطوة ${number(step)}`;
export const walkPathAgain = 'البدء من جديد بالخطوة الأولى';
export const minutesToDo = (minutes: number) => minutesLong(minutes);
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'للقراءة: ',
  article,
  subtitle && ` – ${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `${minutesLong(practice)} للتمرين · ${minutesLong(article)} للقراءة`;
export const done = 'أُنجزت';
export const doneMark = '، أُنجزت';
export const stepTitle = (step: number, title: string) => `الخطوة ${number(step)}: ${title}`;
export const nextStep = (place: number, title: string) => `${number(place)}. ${title}`;
export const stepOf = (step: number, steps: number) => `الخطوة ${number(step)} من ${number(steps)}`;
export const practiceLasts = (minutes: number) => `تمرين · ${minutesLong(minutes)}`;
export const readWithStep = 'للقراءة مع هذه الخطوة';
export const next = 'التالي';
export const endOfPath = 'هذه آخر خطوة في المسار';
export const pathAndLibrary = 'المسار والمكتبة';
export const markDone = 'تسجيل إنجاز الخطوة';
export const markNotDone = 'إلغاء تسجيل الإنجاز';
export const doneAndKept = 'سُجّل إنجاز الخطوة في هذا المتصفح.';
export const notDone = 'أُلغي تسجيل الإنجاز.';
export const theLibrary = 'المكتبة';

// The calendar file for a week of a practice
export const practiseForWeek = 'التمرين لمدة أسبوع';
export const weekIs =
  'يمكنك إضافة هذا التمرين إلى تقويمك لسبعة أيام متتالية. ينشئ متصفحك الملف، ولا يُرسَل شيء إلى أي مكان.';
export const weekTime = 'وقت التمرين';
export const saveWeek = 'حفظ ملف التقويم';
export const weekIsSaved = (time: string, day: string) =>
  `بدأ تنزيل الملف. يمكنك فتحه لإضافة هذا التمرين إلى تقويمك: كل يوم لمدة أسبوع، في الساعة ${time}، ابتداءً من ${day}.`;

// Practices
export const pause = 'إيقاف مؤقت';
export const goOn = 'متابعة';
export const paused = 'توقّف مؤقت.';
export const breathPhases = { in: 'شهيق', hold: 'حبس النفَس', out: 'زفير' };
export const pace = 'الإيقاع';
export const paceEven = 'تنفّس متساوٍ: 4 ثوانٍ للشهيق، و4 للزفير';
export const paceLongOut = 'زفير أطول: 4 ثوانٍ للشهيق، و6 للزفير';
export const pacePause = 'حبس النفَس: 4 ثوانٍ للشهيق، وثانيتان للحبس، و6 للزفير';
export const startPacer = 'بدء تمرين التنفس';
export const breaths = (count: number) =>
  counted(count, {
    zero: 'لم يكتمل نفَس بعد',
    one: 'نفَس واحد',
    two: 'نفَسان',
    few: 'أنفاس',
    many: 'نفَسًا',
    other: 'نفَس',
  });
export const pacerFallsSilent = 'تستمر دائرة التنفس من دون ذكر الشهيق والزفير.';
export const fullView = 'ملء الشاشة';
export const leaveFullView = 'الخروج من ملء الشاشة';
export const bell = 'الجرس';
export const bellClear = 'واضح';
export const bellSoft = 'خافت';
export const bellSilent = 'بلا صوت';
export const sittingIs = {
  ready: 'توقّف المؤقّت.',
  running: 'المؤقّت يعمل.',
  paused,
  over: 'انتهى الوقت.',
};
export const sittingActions = {
  ready: 'تشغيل المؤقّت',
  running: pause,
  paused: goOn,
  over: 'إعادة الضبط',
};
export const practicesWithoutScript = {
  breathing:
    'تحتاج دائرة التنفس إلى JavaScript. ومن دونه يمكنك عدّ الثواني بنفسك، بأحد هذه الإيقاعات:',
  sitting: (minutes: number) =>
    `يحتاج المؤقّت إلى JavaScript. ومن دونه يمكنك ضبط منبّه ليرنّ بعد ${afterMinutes(minutes)}.`,
  writing: 'يحتاج حقل الكتابة إلى JavaScript. ومن دونه يمكنك الكتابة على الورق.',
};
export const minutesFault = 'يُرجى اختيار عدد صحيح من الدقائق، من 1 إلى 60.';
export const timeLeft = 'الوقت المتبقي';
export const minutes = 'الدقائق';
export const endHere = 'إنهاء';
export const journalKeep = 'حفظ في هذا المتصفح';
export const journalPlace = `يضيع ما كُتب هنا عند مغادرة الصفحة، إلا إذا حُفظ بالزر «${journalKeep}».`;
export const journalKept = 'حُفظ في هذا المتصفح.';
export const journalIsEmpty = 'لم يُكتب شيء بعد.';
export const journalTooLong = 'لم يُحفظ هذا النص، فهو طويل جدًا.';
export const journalOtherQuestion = 'سؤال آخر';
export const journalQuestion = (question: string) =>
  `السؤال أعلاه جديد. أما ما كتبته فما زال جوابًا عن السؤال السابق: «${question}»`;
export const journalExcess = (letters: number, max: number) =>
  `النص أطول مما تتسع له ملاحظة واحدة. الحد الأقصى: ${counted(max, letterForms)}، والزيادة: ${counted(letters, letterForms)}. لم يُقتطع شيء. يمكنك اختصار النص أو توزيعه على عدة ملاحظات.`;
export const notesOfStep = (count: number) =>
  count === 0 ? 'لم تُحفظ ملاحظات من هذه الخطوة بعد.' : `حُفظت من هذه الخطوة ${countedNotes(count)}.`;
export const readNotes = 'قراءة ملاحظاتك أو حذفها';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `لم يُحفظ هذا، لأن الموقع لن يستطيع قراءته من جديد. ${report}`;
export const notKeptBlocked = 'لم يُحفظ هذا، لأن هذا المتصفح لا يسمح للموقع بحفظ أي شيء.';
export const notKeptFull = 'لم يُحفظ هذا، لأن المساحة المتاحة لهذا الموقع في هذا المتصفح قد نفدت.';
export const notKeptDamaged =
  'تشغل بيانات تالفة جزءًا من المساحة. يمكنك حفظها في ملف وحذفها في صفحة «التفضيلات».';

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = 'وقت مثل 2026-06-14T09:30:00Z';
export const expectedLetters = (max: number) => `عدد الأحرف لا يتجاوز ${number(max)}`;
export const expectedAddress = 'عنوان صفحة مقالة';
export const expectedTitle = 'عنوان المقالة';
export const expectedArticle = 'مقالة: path, title, kept';
export const expectedStep = 'اسم خطوة';
export const expectedQuestion = 'السؤال';
export const expectedText = 'النص المكتوب';
export const expectedNote = 'ملاحظة: step, prompt, text, kept';
export const expectedSteps = 'الخطوات المنجزة';
export const expectedArticles = 'قائمة مقالات';
export const expectedNotes = 'قائمة ملاحظات';
export const expectedNotebook = 'ملف مُصدَّر: version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `حقول غير صالحة في ${file}: أكثر من ${number(count)}. وهذه أولها:`
    : `حقول غير صالحة في ${file}: ${number(count)}`;
export const expected = (value: string) => `المتوقع: ${value}`;
export const received = (value: string) => `الموجود: ${value}`;
export const problemWords = {
  whole: '(الملف كله)',
  nothing: 'لا شيء',
  unknown: 'لا حقل بهذا الاسم',
};
export const noJson = (name: string) => `${name}: المتوقع JSON، والموجود شيء آخر`;

// Preferences
export const textOfArticles = 'حجم النص وتباعد الأسطر';
export const textSize = 'الحجم';
export const textSizes = { small: 'صغير', '': 'عادي', large: 'كبير', largest: 'كبير جدًا' };
export const lineSpacing = 'تباعد الأسطر';
export const lineSpacings = { '': 'عادي', wide: 'واسع' };
export const textSample =
  'هكذا تبدو المقالة باختيارك. ويشمل التغيير تعليقات الصور والحواشي، أما قوائم التصفح وقوائم المقالات فتبقى كما هي.';
export const preferencesNeedScript =
  'متصفحك وحده يعرف ما يحفظه لك، وتحتاج هذه الصفحة إلى JavaScript لعرضه. وما دام JavaScript معطّلًا، فلا يمكن حفظ شيء جديد. أما ما حفظته من قبل فما زال هنا.';
export const keptHere = 'ما يحفظه هذا المتصفح';
export const kept = 'محفوظ';
export const nothingKept = 'لا شيء بعد';
export const progress = 'التقدم في المسار';
export const yourProgress = 'خطواتك';
export const progressIs = 'الخطوات المنجزة، وتاريخ إنجاز كل منها.';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  'لم تُنجز أي خطوة بعد.',
  space,
  path('هنا يبدأ المسار'),
  '.',
];
export const doneOn = (day: string) => `أُنجزت في ${day}`;
export const readingList = 'قائمة القراءة';
export const yourReadingList = 'قائمة القراءة';
export const readingListIs = 'المقالات التي أضفتها.';
export const readingListIsEmpty = `لم تُضف مقالات إلى القائمة بعد. في كل مقالة زر «${saveForLater}».`;
export const takeOffList = 'إزالة من قائمة القراءة';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `عرض البقية (${number(more)})`
    : `عرض المزيد (${number(more)} من ${number(hidden)})`;
export const notes = 'الملاحظات';
export const yourNotes = 'ملاحظاتك';
export const notesAre = 'ما كتبته في إحدى الخطوات وطلبت حفظه.';
export const notesAreEmpty = 'لم تُحفظ ملاحظات بعد. في بعض خطوات المسار مساحة للكتابة.';
/** Isolates the texts, which may be Latin and would then take the number of the day with them. */
export const noteOf = (title: string, day: string, question: string) =>
  `\u2068${title}\u2069، ${day}. \u2068${question}\u2069`;
export const colourSchemeIs = '«فاتح» أو «داكن»، إن اخترت أحدهما.';
export const textOfArticlesIs = 'الحجم وتباعد الأسطر، إن غيّرت أحدهما.';
export const donationRest = 'طلب التبرع';
export const donationRestIs = 'متى أغلقته آخر مرة، حتى لا يتكرر بعد وقت قصير.';
export const consentAnswer = 'إجابتك عن الإعلانات';
export const consentAnswerIs = 'الشبكات التي وافقت عليها، وتاريخ إجابتك.';
export const countedSteps = (count: number) =>
  counted(count, {
    zero: 'لا خطوات منجزة',
    one: 'خطوة واحدة منجزة',
    two: 'خطوتان منجزتان',
    few: 'خطوات منجزة',
    many: 'خطوة منجزة',
    other: 'خطوة منجزة',
  });
export const countedArticles = (count: number) =>
  counted(count, {
    zero: 'لا مقالات',
    one: 'مقالة واحدة',
    two: 'مقالتان',
    few: 'مقالات',
    many: 'مقالة',
    other: 'مقالة',
  });
export const countedNotes = (count: number) =>
  counted(count, {
    zero: 'لا ملاحظات',
    one: 'ملاحظة واحدة',
    two: 'ملاحظتان',
    few: 'ملاحظات',
    many: 'ملاحظة',
    other: 'ملاحظة',
  });
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}، و${articles}، و${notes}`;

// Erasing. The names of erased data complete “سيُحذف ما يلي: …”.
export const erase = 'حذف';
export const eraseIt = 'حذف';
export const eraseNote = 'حذف هذه الملاحظة';
export const eraseNoteOf = (opening: string) => `حذف هذه الملاحظة: ${opening}`;
export const eraseEverything = 'حذف كل شيء';
export const eraseKind = (title: string) => `حذف: ${title}`;
export const progressToErase = (steps: string) => `تقدمك في المسار (${steps})`;
export const readingListToErase = (articles: string) => `قائمة القراءة (${articles})`;
export const notesToErase = (count: number) => {
  if (count === 1) return 'ملاحظتك';
  return count === 2 ? 'ملاحظتاك' : `ملاحظاتك كلها (${number(count)})`;
};
export const colourSchemeToErase = 'اختيارك للمظهر';
export const textOfArticlesToErase = 'اختيارك لحجم النص مع تباعد الأسطر';
export const donationRestToErase = 'تاريخ إغلاق طلب التبرع';
export const consentAnswerToErase = 'إجابتك عن الإعلانات';
export const noteToErase = (opening: string) => `الملاحظة التي تبدأ بـ${opening}`;
export const unreadableToErase = 'ما تعذّرت قراءته';
/** Completes “سيحل …”. */
export const holdingsToReplace = (here: string, file: string) =>
  `محتوى الملف (${file}) محل المحفوظ في هذا المتصفح (${here})`;
export const confirmations = {
  erase: {
    question: 'تأكيد الحذف',
    warning: (what: string) => `سيُحذف ما يلي: ${what}. ولا يمكن التراجع عن ذلك.`,
    button: 'حذف',
  },
  replace: {
    question: 'تأكيد الاستبدال',
    warning: (what: string) => `سيحل ${what}. ولا يمكن التراجع عن ذلك.`,
    button: 'استبدال',
  },
};
export const cancel = 'إلغاء';
export const erased = 'اكتمل الحذف.';

// Export and import of the stored data
export const takeWithYou = 'التصدير والاستيراد';
export const fileIs =
  'يمكنك حفظ تقدمك وقائمة القراءة وملاحظاتك في ملف. وبعد ذلك يمكنك استيراد الملف هنا من جديد، أو في متصفح آخر.';
export const exportFile = 'تصدير ملف';
export const nothingToExport = 'لا يوجد بعد ما يمكن تصديره.';
export const fileExported = 'بدأ تنزيل الملف.';
export const importFile = 'استيراد ملف';
export const fileImported = 'استُورد الملف، وحُفظ محتواه في هذا المتصفح.';
export const fileRefused = 'لم يُصدَّر هذا الملف من هذا الموقع، ولم يتغير شيء.';
export const fileTooLarge = 'هذا الملف كبير جدًا (أكثر من 5\u00a0ميغابايت). لم يتغير شيء.';
export const fileGone = 'لم يستطع متصفحك قراءة هذا الملف، وربما نُقل أو عُدّل. ولم يتغير هنا شيء.';
export const fileFaults = 'مشكلات في الملف';
export const fileAndBrowser = (file: string, browser: string) =>
  `في الملف: ${file}. وفي هذا المتصفح: ${browser}.`;
export const addToThis = 'الإضافة إلى المحفوظ هنا';
export const replaceAll = 'وضع الملف مكان المحفوظ هنا';
export const saveAsFile = 'حفظ في ملف';
export const unreadable =
  'تعذّرت قراءة شيء حُفظ هنا من قبل. يمكنك حفظه في ملف أو حذفه. وإذا حُفظ شيء جديد، فسيوضع القديم جانبًا ولن يضيع.';
export const setAside = 'وُضع جانبًا شيء تعذّرت قراءته. يمكنك حفظه في ملف أو حذفه.';

// Search
export const searchDescription = (site: string) =>
  `البحث في ${site}: المقالات والموضوعات والصفحات.`;
export const searchLead = 'البحث في المقالات والتمارين والصفحات.';
export const searchNeedsScript =
  'يحتاج البحث إلى JavaScript، وهو معطّل في متصفحك. ومع ذلك يمكنك التصفح حسب الموضوع، أو الاطلاع على قائمة كل الصفحات.';
export const pagesNeedNoScript =
  'يحتاج البحث إلى JavaScript، وهو معطّل في متصفحك. ومع ذلك يمكنك الاطلاع على قائمة كل الصفحات.';
export const byTopic = 'حسب الموضوع';
export const allPages = 'كل الصفحات';
export const searchFor = 'كلمات البحث';
export const searchTitle = (words: string, title: string) => `نتائج «${words}» · ${title}`;
export const searchNow = 'بحث';
export const searching = 'جارٍ البحث…';
export const searchFailed = 'البحث غير متاح الآن.';
export const nothingFound = <Node>(searched: Node) => ['لا نتائج للبحث عن ', searched, '.'];
export const searchOther = 'يمكنك تجربة كلمة أخرى، أو البدء بأحد هذه الموضوعات.';
export const searchOtherWord = 'يمكنك تجربة كلمة أخرى.';
export const resultCount = (count: number) =>
  counted(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: 'نتائج',
    many: 'نتيجة',
    other: 'نتيجة',
  });
export const results = <Node>(count: number, searched: Node) => [
  `${resultCount(count)} للبحث عن `,
  searched,
];
export const showing = <Node>(results: readonly Node[]) => ['المعروض: ', ...results];
export const showMore = 'عرض نتائج أخرى';
export const searchedSince = (day: string) =>
  `يشمل هذا البحث المقالات منذ ${day}. وللبحث في المقالات الأقدم أيضًا، يمكنك اختيار سنواتها.`;
export const allYears = 'كل السنوات';
export const stepOfPath = (step: number) => `الخطوة ${number(step)} من المسار`;
export const page = 'صفحة';
export const findPage = 'البحث عن صفحة باسمها';
export const pagesFailed = 'تعذّر تحميل قائمة الصفحات.';
export const looking = 'جارٍ البحث…';
export const pagesFound = (count: number) =>
  counted(count, {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: 'صفحات',
    many: 'صفحة',
    other: 'صفحة',
  });
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  'لا توجد صفحة بهذا الاسم. ',
  search(`البحث في الموقع كله عن «${words}»`),
  '.',
];

// The sitemap
export const sitemapLead = 'كل صفحات هذا الموقع.';
export const sitemapDescription = (site: string) =>
  `كل ما في ${site}: الصفحات والموضوعات والمدونة وكل المقالات.`;
export const shortSitemapDescription = (site: string) => `كل صفحات ${site}.`;
export const sitemapOf = (part: string) => `خريطة الموقع: ${part}`;
export const partLead = 'جزء من قائمة كل الصفحات.';
export const partDescription = (site: string, part: string) =>
  `صفحات ${site} في جزء من خريطة الموقع: ${part}.`;
export const titleOfPart = (title: string, part: number) => `${title}، الجزء ${number(part)}`;
export const byYear = 'المقالات حسب السنة';
export const months = 'الأشهر';
export const backTo = (title: string) => `رجوع إلى: ${title}`;
export const home = 'الصفحة الرئيسية';
export const authors = 'الكتّاب';

// Contact
export const mail = 'البريد الإلكتروني';
export const noWay = 'لا يمكننا تلقّي الرسائل بعد.';
export const inPublic = 'علنًا';
export const trackerAt = (host: string) => `سجل المشكلات على ${host}`;
export const everybodyReads = 'كل ما يُكتب هناك متاح للجميع.';
export const contactPage = 'صفحة التواصل';
export const contactForm = 'النموذج في صفحة التواصل';
export const writeTo = <Node>(address: Node) => ['يمكنك مراسلتنا على العنوان ', address, '.'];
export const writeInForm = <Node>(form: Node) => ['يمكنك مراسلتنا عبر ', form, '.'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  'يمكنك مراسلتنا على العنوان ',
  address,
  ' أو عبر ',
  form,
  '.',
];
export const issueTracker = 'سجل المشكلات العلني';
export const writeInPublic = <Node>(tracker: Node) => [
  'يمكنك الكتابة إلينا في ',
  tracker,
  '، حيث يستطيع الجميع قراءة ما يُكتب.',
];
export const otherWays = <Node>(page: Node) => ['طرق التواصل معنا مذكورة في ', page, '.'];
export const formGoesTo = (host: string) =>
  `ما يُرسَل عبر نموذج التواصل يذهب إلى خدمة على ${host}، وهي تحيله إلينا.`;
export const issuesArePublic = (host: string) =>
  `ما يُكتب في سجل المشكلات على ${host} علني، وتسري عليه سياسة الخصوصية لذلك الموقع.`;
export const post = 'العنوان البريدي';
export const elsewhere = 'في مواقع أخرى';
export const help = 'المساعدة في بلدك';
export const emergency = 'إذا كنت في خطر داهم، فيُرجى الاتصال برقم الطوارئ في بلدك.';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  'في دليل ',
  directory,
  ' خدمات مرتبة حسب البلد، يمكنك الاتصال بها أو مراسلتها في الأوقات الصعبة. وقد تحققنا من الدليل آخر مرة في ',
  day,
  '.',
];
export const allRequired = 'جميع الحقول مطلوبة.';
export const yourName = 'اسمك';
export const yourMail = 'عنوان بريدك الإلكتروني';
export const yourMessage = 'رسالتك';
export const sendMessage = 'إرسال الرسالة';

// Errors
export const notFound = 'الصفحة غير موجودة';
export const notFoundDescription =
  'لا توجد صفحة على هذا الرابط. وقد يكون المطلوب من بين الصفحات المذكورة هنا.';
export const notFoundTitle = 'عذرًا، الصفحة غير موجودة';
export const notFoundText =
  'ربما نُقلت الصفحة، أو وقع خطأ في كتابة الرابط. وقد يكون المطلوب من بين الصفحات أدناه.';
export const nearestPages = 'لعل المطلوب هنا';
export const resources = 'دليل البداية';
export const serverError = 'خطأ غير متوقع';
export const serverErrorDescription = 'حدث خطأ في الخادم. يُرجى إعادة المحاولة بعد قليل.';
export const failure = 'حدث خطأ غير متوقع في الموقع';
export const failureText =
  'عذرًا، لم تعمل هذه الصفحة كما ينبغي. وكل ما حفظته في هذا المتصفح ما زال موجودًا.';
export const reloadPage = 'إعادة تحميل الصفحة';

// Advertising
export const nothingLoaded = 'لا إعلان هنا حتى الآن.';
export const googleAds = 'إعلانات Google';
export const skipAdvertisement = 'تخطّي الإعلان';
export const chooseNetworks = 'اختيار';

// The donation dialog
export const donationIsNext = (title: string) =>
  `ظهر طلب تبرع: «${title}». يمكنك الانتقال إليه بالمفتاح Tab، أو إغلاقه بالمفتاح Escape.`;
export const transferTo = (name: string) => `تحويل مصرفي إلى ${name}:`;

// The advertising choices on the preferences page
export const advertising = 'الإعلانات';
export const answeredNot =
  'ما زال السؤال بلا إجابة، ولذلك لم يُحمَّل شيء من أي شبكة تُشترط لها موافقتك.';
export const answeredByPlatform = (platform: string) =>
  `تطرح منصة ${platform} السؤال نيابة عن هذا الموقع، ولديها إجابتك الخاصة بهذا المتصفح. ويمكنك تغييرها هناك في أي وقت.`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `لم تُفتح إعدادات الخصوصية في منصة ${platform}. يمكنك إعادة المحاولة بعد قليل، أو معرفة طريقة التواصل مع المنصة من `,
  policy('سياسة الخصوصية'),
  ' الخاصة بها.',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  'تاريخ إجابتك: ',
  day,
  `. سنسألك من جديد بعد ${monthsLong(months)} من ذلك اليوم. ويمكنك تغيير إجابتك في أي وقت، ويسري التغيير فورًا.`,
];
export const answeredByBrowser =
  'يرسل متصفحك إشارة Global Privacy Control، ونحن نعدّها رفضًا: لا يجري الاتصال بأي شبكة تُشترط لها موافقتك، ولا يُطرح عليك السؤال. وللاختيار هنا، يلزم إيقاف الإشارة لهذا الموقع.';
export const gpcRestricts =
  'يرسل متصفحك إشارة Global Privacy Control. لذلك لا تكون الإعلانات مخصصة لك حتى مع موافقتك، ولا يجري الاتصال إلا بالشبكات التي تدعم ذلك.';
export const openPlatform = (platform: string) => `فتح إعدادات الخصوصية في ${platform}`;
export const acceptAll = 'الموافقة على الكل';
export const refuseAll = 'رفض الكل';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'سياسة الخصوصية',
  hidden(` لدى ${name}`),
];

// The privacy page
export const noNetworks =
  'لم تُضف إلى هذا الموقع أي شبكة إعلانية. وإذا أضاف الناشر شبكة، فستذكر هذه الصفحة ما تتلقاه وما تخزّنه. وحيثما تُشترط موافقتك، لن يُحمَّل شيء من الشبكة قبلها.';
export const networksFill = (count: number) => {
  if (count === 1) return 'قد تظهر في مواضع الإعلانات إعلانات من هذه الشبكة:';
  return `قد تظهر في مواضع الإعلانات إعلانات من ${count === 2 ? 'هاتين الشبكتين' : 'هذه الشبكات'}:`;
};
export const itReceives = (data: string) => `تتلقى الشبكة ما يلي: ${data}.`;
export const receivesKeys = (keys: readonly string[]) =>
  `وتتضمن طلباتها أيضًا قيمًا تصف الصفحة، تحت المفاتيح التالية: ${new Intl.ListFormat('ar').format(keys)}.`;
export const codeRuns = {
  frame:
    'تعمل شيفرتها داخل إطار مغلق: لا تستطيع قراءة الصفحة المحيطة به، ولا تستطيع أن تحفظ فيه شيئًا.',
  'second-host':
    'تعمل شيفرتها داخل إطار على مضيف آخر للناشر: لا تستطيع قراءة الصفحة المحيطة به، وقد تحفظ بيانات على ذلك المضيف.',
  inline: 'تعمل شيفرتها في الصفحة نفسها، ولذلك تستطيع قراءة تلك الصفحة.',
};
export const codeRunsOn = (host: string) =>
  `تعمل شيفرتها داخل إطار على مضيف آخر للناشر، هو ${host}: لا تستطيع قراءة الصفحة المحيطة به، وقد تحفظ بيانات على ذلك المضيف.`;
export const learnsPage = 'وتعرف الشبكة عنوان تلك الصفحة ونوعها وموضوعاتها.';
export const serversSetCookies =
  'ومع ذلك قد تضع الخوادم التي تتصل بها الشبكة ملفات تعريف ارتباط خاصة بتلك الخوادم، إذا سمح متصفحك بذلك.';
export const neverAsked = 'ولا تحفظ الشبكة شيئًا في متصفحك، وتُحمَّل إعلاناتها من دون سؤالك.';
export const askedFirst = 'ولا يُحمَّل شيء من الشبكة قبل موافقتك.';
export const askedByPlatform = (platform: string) =>
  `وحيثما تجد منصة ${platform} أن القانون يشترط موافقتك، لا يُحمَّل شيء من الشبكة قبل موافقتك.`;
export const platformAsks = (platform: string) =>
  `تطرح السؤال منصة ${platform}، وتعمل شيفرتها في صفحات هذا الموقع التي تُشترط لها إجابتك، ولذلك تستطيع قراءة تلك الصفحات. وتعرف المنصة أنك زرت الموقع، وتحفظ إجابتك في متصفحك، وتنقلها إلى الشبكات.`;
export const refusalIsFree =
  'إلى حين إجابتك، لا يجري الاتصال بأي شبكة تُشترط لها موافقتك. والرفض لا يحرمك من شيء.';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  'يمكنك تغيير إجابتك في أي وقت في صفحة ',
  link(preferences),
  '.',
];
export const storedElsewhere =
  'أما ما خزّنته شبكة خارج هذا الموقع، فيبقى إلى أن تنتهي مدته أو يُحذف من إعدادات متصفحك.';
export const refusedByBrowser =
  'وإذا كان متصفحك يرسل إشارة Global Privacy Control، فإنها تُعدّ رفضًا، ولا يُطرح عليك السؤال.';
export const restrictedByBrowser =
  'وإذا كان متصفحك يرسل إشارة Global Privacy Control، فإن الإعلانات تكون مقيّدة حتى مع موافقتك.';
export const restrictedByPlatform = (platform: string) =>
  `وإذا رفضت في ${platform} بيع بياناتك أو مشاركتها، فإن الإعلانات تكون مقيّدة.`;
export const restrictedOutsideGdpr = (platform: string) =>
  `تقيّد إشارة Global Privacy Control الإعلانات حيث ترى ${platform} أن اللائحة العامة لحماية البيانات (GDPR) لا تسري، وتُعدّ رفضًا في ما عدا ذلك.`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `الإعلانات المقيّدة غير مخصصة، ولا تأتي إلا من هذه الشبكات: ${new Intl.ListFormat('ar').format(names)}.`
    : 'وعندئذ لا يجري الاتصال بأي شبكة تُشترط لها موافقتك.';
export const keptByNobody = 'لا تحفظ الشبكات شيئًا في متصفحك.';
export const keptByNetworks = 'بعد التحميل، قد تحفظ الشبكات ما يلي في متصفحك:';
export const keptTable = 'جدول: ما تحفظه الشبكات';
export const keptColumns = {
  name: 'الاسم',
  network: 'الشبكة',
  purpose: 'الغرض',
  lifetime: 'مدة الحفظ',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  `: إجابتك عن سؤال الإعلانات، إن أجبت: تاريخها، والشبكات التي وافقت عليها، وقائمة الشبكات التي سُئلت عنها. وبعد ${monthsLong(months)}، أو عند تغيّر تلك القائمة، لا تعود الإجابة سارية، ويُطرح عليك السؤال من جديد.`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  ` يحتوي على رقم محسوب من إجابتك في ${platform}، لكي تلاحظ الصفحة التي تعود إليها أن الإجابة تغيّرت. ولا يكشف الرقم هويتك ولا وقت إجابتك.`,
];
export const googleHearsConsent = (names: readonly string[]) => {
  const list = new Intl.ListFormat('ar').format(names);
  if (names.length === 1) return `وبعد موافقتك عليها، تُبلَّغ شبكة ${list} بأنك وافقت.`;
  if (names.length === 2) return `وبعد موافقتك عليهما، تُبلَّغ ${list} بأنك وافقت.`;
  return `وبعد موافقتك عليها، تُبلَّغ هذه الشبكات بأنك وافقت: ${list}.`;
};

// Services
export const newsletterTitle = 'المقالات الجديدة بالبريد الإلكتروني';
export const newsletterMessage = 'عند ترك عنوانك هنا، تصلك منا رسالة كلما نُشر جديد.';
export const subscribe = 'اشتراك';
export const confirmsFirst = 'تصلك أولًا رسالة فيها رابط. ولا نراسلك إلا بعد فتح هذا الرابط.';
export const addressGoesTo = <Node>(company: Node) => ['يُرسَل عنوانك إلى ', company, '.'];
export const mailFault = 'المطلوب عنوان بريد إلكتروني، مثل name@example.org.';
export const subscribeAt = (host: string) => `الاشتراك على ${host}`;
export const comments = 'التعليقات';
export const showComments = 'عرض التعليقات';
export const discussAt = (host: string) => `النقاش على ${host}`;
export const servicesAre = (count: number): string =>
  count === 1 ? 'يستخدم هذا الموقع هذه الخدمة:' : 'يستخدم هذا الموقع هذه الخدمات:';
export const newsletterReceives =
  'عند إرسال نموذج النشرة البريدية، تتلقى الخدمة عنوان بريدك الإلكتروني وعنوان IP لجهازك ونوع متصفحك. ولا تتلقى شيئًا قبل ذلك.';
export const linkOnly = 'لا يحتوي الموقع إلا على رابط إليها.';
export const counterReceives =
  'تعدّ الخدمة الصفحات التي تُفتح. وفي كل مرة تتلقى عنوان الصفحة، والصفحة التي قادت إليها، وعنوان IP لجهازك، ونوع متصفحك.';
export const countsAtOnce = 'ولا تحفظ شيئًا في متصفحك، وتعدّ من دون سؤالك.';
export const countsOnceAllowed = 'ولا تحفظ شيئًا في متصفحك، ولا تعرف شيئًا قبل موافقتك.';
export const heedsSignals =
  'وإذا كان متصفحك يرسل إشارة Global Privacy Control أو Do Not Track، فلا تُعدّ زيارتك.';
export const runsOnOwnHost = (host: string) => `وهي تعمل على خادم تابع للناشر: ${host}.`;
export const commentsReceive =
  'لا تُحمَّل التعليقات إلا عند الضغط على الزر أسفل المقال. ومنذ ذلك الحين تعرف الخدمة المقال الذي تُعرض تعليقاته لك، وعنوان IP لجهازك، ونوع متصفحك، وقد تحفظ أشياء في متصفحك.';
export const companiesTitle = 'هل يجوز أن تعرف شركات أخرى بزيارتك؟';
export const companiesMessage =
  'إذا وافقت، فستعرف الشركات المذكورة أدناه أنك زرت هذا الموقع، والصفحات التي تُعرض لك. ومن دون موافقتك، لا يُحمَّل منها شيء. وكل ما سوى ذلك يعمل في الحالتين.';
export const companies = 'شركات أخرى';
export const companiesAnswer = 'إجابتك عن الشركات الأخرى';
export const companiesAnswerToErase = 'إجابتك عن الشركات الأخرى';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  `: إجابتك عن سؤال الشركات الأخرى، إن أجبت: تاريخها، والشركات التي وافقت عليها، وقائمة الشركات التي سُئلت عنها. وبعد ${monthsLong(months)}، أو عند تغيّر تلك القائمة، لا تعود الإجابة سارية، ويُطرح عليك السؤال من جديد.`,
];
