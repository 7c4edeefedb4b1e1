/*
 * The UI strings in Japanese. The comments in `en.ts` say where each string stands. The reader is
 * addressed politely, in です・ます, without a pronoun. The publisher is 運営者. Japanese has no plural
 * and does not inflect nouns, so any noun of a site fits into these sentences.
 */

export const language = 'ja';

const number = (count: number) => count.toLocaleString('ja');

export const nounInText = (title: string) => title;

export const quoted = <Node>(text: Node) => ['「', text, '」'];
export const space = '';
export const sentence = <Node>(text: Node) => [text, '。'];
export const labelled = <Node>(label: Node, text: string) => [label, '：', text];
export const listed = <Node>(parts: readonly Node[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : ['、', part]));

// Defaults of settings
export const headline = '{Product}で、毎日を変えていく';
export const startJourney = '最初の一歩へ';
export const trust = '自己成長と{product}のための、信頼できる読みもの。';
export const joinCommunity = 'コミュニティに参加';
export const donateNow = '寄付する';
export const later = 'あとで';
export const consentTitle = '広告を表示してもよろしいですか？';
export const consentMessage =
  'このサイトは広告収入で運営されています。同意すると、このサイトを訪れていることが下記の広告ネットワークに伝わります。同意しないかぎり、広告ネットワークからは何も読み込みません。ほかの機能は、どちらを選んでも同じように使えます。';
export const networkReceives = 'IPアドレス、使用しているブラウザの種類、このサイトのアドレス';

// On several pages
export const accept = '同意する';
export const refuse = '拒否する';
export const accessibility = 'アクセシビリティ';
export const advertisement = '広告';
export const numberedAdvertisement = (id: number) => `広告${id}`;
export const titledAdvertisement = (title: string) => `${advertisement}：${title}`;
export const allArticles = 'すべての記事';
export const articles = '記事';
export const blog = 'ブログ';
export const languages = '言語';
export const colourScheme = '配色';
export const preferences = '設定';
export const privacy = 'プライバシー';
export const returnHome = 'ホームに戻る';
export const search = '検索';
export const sitemap = 'サイトマップ';
export const thePath = '道のり';
export const topic = 'テーマ';
export const topics = 'テーマ';
export const tryAgain = 'もう一度試す';
export const tryingAgain = 'もう一度試しています…';
export const privacyPolicyOf = (name: string) => `${name}のプライバシーポリシー`;

export const needs = 'どんなことが気になっていますか？';

// The header and the footer of every page
export const skipToContent = '本文へスキップ';
export const mainNavigation = 'メイン';
export const menu = 'メニュー';
export const schemes = { system: '自動', light: 'ライト', dark: 'ダーク' };
export const quickLinks = 'クイックリンク';
export const legal = '法的情報';
export const partners = 'パートナー';
export const partnersNote =
  '運営者が支援するサイトと、運営者を支援するサイトです。リンクはスポンサーリンクとして示しています。';
export const opensInNewTab = '（新しいタブで開きます）';
export const terms = '利用規約';
export const advertisingChoices = '広告の設定';

// The home page
export const featuredArticles = 'おすすめの記事';
export const newestArticles = '新着記事';
export const followSite = '新着記事のRSS';
export const followTopic = 'このテーマの新着記事のRSS';
export const communityStories = '読者の体験談';
export const allStories = 'すべての体験談';

// Pages whose texts the owner has not written: their titles and summaries
export const unwrittenCommunity = (site: string) => ({
  title: 'コミュニティ',
  summary: `${site}の読者が、自分の言葉で語る体験談。`,
});
export const unwrittenContact = (site: string) => ({
  title: 'お問い合わせ',
  summary: `${site}の運営者への連絡方法。`,
});
export const unwrittenPreferences = (site: string) => ({
  title: '設定',
  summary: `${site}がこのブラウザに保存しているもの。運営者に送信されることはありません。`,
});
export const unwrittenResources = (noun: string) => ({
  title: '手引き',
  summary: `自己成長と${noun}を、どこから始めるか。`,
});

// Pages that have nothing to show yet
export const blogIsEmpty = 'まだ何も公開されていません。';
export const resourcesAreEmpty = '最初のガイドとワークは、ここに掲載されます。';
export const topicIsEmpty = 'このテーマの記事は、まだ公開されていません。';
export const searchIsEmpty = '検索できるものは、まだありません。';
export const storiesAreEmpty = <Node>(contact: (text: string) => Node) => [
  '体験談はまだありません。お寄せくださる方は、',
  contact(contactPage),
  'をご覧ください。',
];

// Lists of articles
export const newest = '最新';
export const blogLead = 'すべての記事を、新しい順に。';
export const blogDescription = (site: string, noun: string) =>
  `${site}：自己成長と${noun}についてのすべての記事を、新しい順に。`;
export const olderDescription = (site: string, noun: string, page: number) =>
  `${site}：自己成長と${noun}についての過去の記事。アーカイブ${page}ページ目。`;
export const archiveDescription = (title: string, summary: string) => `${title}：${summary}`;
export const titleOfPage = (title: string, page: number) => `${title}（アーカイブ${page}ページ目）`;
export const articlesBetween = (first: string, last: string) =>
  `${first === last ? first : `${first}から${last}まで`}の記事です。アーカイブのページ番号は、古い記事から順に付いています。`;
export const pages = 'ページ';
export const newerArticles = '新しい記事';
export const olderArticles = '過去の記事';
export const authorIsNew = 'この執筆者の記事はまだありません。';
export const sample = '例';
export const samplesNote =
  '「例」と記した体験談は創作です。読者から寄せられた体験談に置き換えていきます。';
export const storyOf = (name: string) => `${name}さんの体験談`;

// An article
export const minutesToRead = (minutes: number) => `${minutes}分で読めます`;
const kinds = {
  essay: 'エッセイ',
  practice: 'ワーク',
  guide: 'ガイド',
  feature: '特集',
  explainer: '解説',
  question: '質問と答え',
  'reading-list': '読書案内',
  'case-study': '架空の事例',
};
export const kindAndMinutes = (kind: keyof typeof kinds, minutes: number) =>
  `${kinds[kind]}・${minutes}分で読めます`;
export const madeUpCase = '架空の事例';
export const sponsoredBy = <Node>(sponsor: Node) => ['提供：', sponsor];
export const affiliateLinks =
  'この記事にはアフィリエイトリンクが含まれています。リンク先で購入されると、当サイトが報酬を受け取ることがあります。';
export const labelledSummary = (label: string, summary: string) => `【${label}】${summary}`;
export const contents = '目次';
export const by = <Node>(author: Node) => ['文：', author];
export const nameInText = (name: string) => name;
export const partOf = (part: number, parts: number, series: string) =>
  `連載「${series}」第${part}回（全${parts}回）`;
export const theGuides = 'ガイド';
export const guideOf = (part: number, parts: number) => `ガイド${part}（全${parts}本）`;
export const previousPart = <Node>(part: Node) => ['前の回：', part];
export const nextPart = <Node>(part: Node) => ['次の回：', part];
export const sources = '出典';
export const sourcesRead =
  '各文献の後に、どこまで読んだかを記しています。概要とは、抄録、書評、報告のいずれかです。';
const readParts = { whole: '全体', part: '一部', summary: '概要' };
export const sourceRead = (read: keyof typeof readParts) => `${readParts[read]}を読みました。`;
export const lastChanged = <Node>(day: Node) => ['最終更新：', day];
export const textEdited = <Node>(day: Node) => ['本文の最終更新：', day];
export const textReviewed = <Node>(day: Node) => ['本文の最終確認：', day];
export const sourcesReviewed = <Node>(day: Node) => ['出典の最終確認：', day];
export const editedAndReviewed = <Node>(day: Node) => ['本文の更新と出典の確認：', day];
export const corrections = '訂正';
export const nextReading = '次に読む';
export const table = (number: number) => `表${number}`;
export const taskDone = '完了';
export const taskOpen = '未完了';
export const code = (number: number) => `コード${number}`;
export const formula = (number: number) => `数式${number}`;
export const gallery = (number: number) => `ギャラリー${number}`;
export const backToText = (place: number) => (place === 1 ? '戻る' : `戻る（${place}）`);
export const backToNote = (place: number, note: number) =>
  `${backToText(place)}：本文中の注${note}`;

// Audio and video
export const playFilm = '動画を再生';
export const contactsHost = (host: string) => `${host}から読み込みます`;
export const watchOn = (service: string) => `${service}で見る`;
export const theFile = 'ファイルを開く';
export const transcript = '文字起こし';

// Saving and sharing an article
export const saveForLater = '「あとで読む」に追加';
export const chooseTextSize = '文字サイズ';
export const savedArticles = (count: number) => `あとで読む：${countedArticles(count)}`;
export const copyLink = 'リンクをコピー';
export const share = '共有';
export const sendByMail = 'メールで送る';
export const linkCopied = 'リンクをコピーしました。';
export const copyRefused = (url: string) =>
  `ブラウザでリンクをコピーできませんでした。こちらからコピーできます：${url}`;
export const onReadingList = '「あとで読む」に追加しました。';
export const offReadingList = '「あとで読む」から外しました。';

// The path
export const pathOfSteps = (count: number) => `${thePath}：全${count}ステップ`;
export const beginPath = 'ステップ1から始める';
export const goOnWithStep = (step: number) => `ステップ${step}から続ける`;
export const walkPathAgain = 'もう一度ステップ1から';
export const minutesToDo = (minutes: number) => `${minutes}分`;
export const withArticle = <Node>(article: Node, subtitle: string | undefined) => [
  'あわせて読む記事：',
  article,
  subtitle && `――${subtitle}`,
];
export const minutesOfStep = (practice: number, article: number) =>
  `ワーク${practice}分・記事${article}分`;
export const done = '完了';
export const doneMark = '、完了';
export const stepTitle = (step: number, title: string) => `ステップ${step}：${title}`;
export const nextStep = (place: number, title: string) => `${place}. ${title}`;
export const stepOf = (step: number, steps: number) => `ステップ${step}（全${steps}ステップ）`;
export const practiceLasts = (minutes: number) => `ワーク・${minutes}分`;
export const readWithStep = 'このステップとあわせて読む';
export const next = '次のステップ';
export const endOfPath = 'これが最後のステップでした';
export const pathAndLibrary = '道のりとライブラリ';
export const markDone = '完了にする';
export const markNotDone = '未完了に戻す';
export const doneAndKept = '完了にしました。このブラウザに保存されています。';
export const notDone = '未完了に戻しました。';
export const theLibrary = 'ライブラリ';

// The calendar file for a week of a practice
export const practiseForWeek = '1週間続けてみる';
export const weekIs =
  'このワークの予定を、7日分まとめてカレンダーに入れられます。ファイルはブラウザが作成し、どこにも送信されません。';
export const weekTime = '時刻';
export const saveWeek = 'カレンダーのファイルを保存';
export const weekIsSaved = (time: string, day: string) =>
  `保存しました。ファイルを開くと、このワークをカレンダーに追加できます。${day}から1週間、毎日${time}の予定です。`;

// Practices
export const pause = '一時停止';
export const goOn = '再開';
export const paused = '一時停止中です。';
export const breathPhases = { in: '吸う', hold: '止める', out: '吐く' };
export const pace = 'ペース';
export const paceEven = '均等に：4秒吸って、4秒吐く';
export const paceLongOut = '長めに吐く：4秒吸って、6秒吐く';
export const pacePause = '間をおく：4秒吸って、2秒止め、6秒吐く';
export const startPacer = '呼吸の円を動かす';
export const breaths = (count: number) => `${number(count)}呼吸`;
export const pacerFallsSilent = 'ここからは言葉の案内なしで、呼吸の円だけが動き続けます。';
export const fullView = '全画面で見る';
export const leaveFullView = '全画面を閉じる';
export const bell = 'ベル';
export const bellClear = '澄んだ音';
export const bellSoft = 'やわらかな音';
export const bellSilent = '鳴らさない';
export const sittingIs = {
  ready: 'タイマーを終了しました。',
  running: 'タイマーが動いています。',
  paused,
  over: '時間になりました。',
};
export const sittingActions = {
  ready: 'タイマーを開始',
  running: pause,
  paused: goOn,
  over: 'リセット',
};
export const practicesWithoutScript = {
  breathing:
    '呼吸の円にはJavaScriptが必要です。使えないときは、次のいずれかのペースで、自分で秒を数えてください。',
  sitting: (minutes: number) =>
    `タイマーにはJavaScriptが必要です。使えないときは、アラームを${minutes}分後に合わせてください。`,
  writing: '入力欄にはJavaScriptが必要です。使えないときは、紙に書いてください。',
};
export const minutesFault = '1分から60分までの時間を、1分単位で入力してください。';
export const timeLeft = '残り時間';
export const minutes = '時間（分）';
export const endHere = '終了';
export const journalKeep = 'このブラウザに保存';
export const journalPlace = `書いた文章は、「${journalKeep}」を押さないかぎり、このページを離れると消えてしまいます。`;
export const journalKept = 'このブラウザに保存しました。';
export const journalIsEmpty = 'まだ何も書かれていません。';
export const journalTooLong = '保存できませんでした。文章が長すぎます。';
export const journalOtherQuestion = '別の問い';
export const journalQuestion = (question: string) =>
  `新しい問いを表示しています。いま書いてある文章を保存すると、前の問いへの答えとして残ります：「${question}」`;
export const journalExcess = (letters: number, max: number) =>
  `${number(letters)}文字多すぎます。1件のメモに書けるのは${number(max)}文字までです。途中で切り捨てられることはありません。文章を短くするか、いくつかのメモに分けて保存してください。`;
export const notesOfStep = (count: number) =>
  count === 0
    ? 'このステップのメモはまだありません。'
    : `このステップの${countedNotes(count)}が保存されています。`;
export const readNotes = 'メモを読む・削除する';

// Messages if the browser cannot store data
export const notKeptFaulty = (report: string) =>
  `保存できませんでした。このまま保存しても、あとで読み取れなくなります。${report}`;
export const notKeptBlocked =
  '保存できませんでした。このブラウザでは、このサイトのデータの保存が許可されていません。';
export const notKeptFull =
  '保存できませんでした。このサイトがこのブラウザで使える容量が、いっぱいになっています。';
export const notKeptDamaged = `読み取れないデータが、その一部を占めています。「${preferences}」で、ファイルとして保存してから削除できます。`;

// Expected values in reports on imported files and stored data. Each follows “expected:”.
export const expectedTime = '2026-06-14T09:30:00Zのような日時';
export const expectedLetters = (max: number) => `${number(max)}文字以内`;
export const expectedAddress = '記事のアドレス';
export const expectedTitle = '記事のタイトル';
export const expectedArticle = '記事：path, title, kept';
export const expectedStep = 'ステップの名前';
export const expectedQuestion = '問い';
export const expectedText = '書かれた文章';
export const expectedNote = 'メモ：step, prompt, text, kept';
export const expectedSteps = '完了したステップ';
export const expectedArticles = '記事の一覧';
export const expectedNotes = 'メモの一覧';
export const expectedNotebook = 'エクスポートしたファイル：version, done, readingList, notes';
export const problemsOf = (file: string, count: number, areMore: boolean) =>
  areMore
    ? `${file}には無効な項目が${number(count)}個より多くあります。最初の${number(count)}個は次のとおりです。`
    : `${file}には無効な項目が${number(count)}個あります。`;
export const expected = (value: string) => `期待される値：${value}`;
export const received = (value: string) => `実際の値：${value}`;
export const problemWords = {
  whole: '（ファイル全体）',
  nothing: 'なし',
  unknown: 'なし（この名前の項目は使われません）',
};
export const noJson = (name: string) => `${name}：JSON形式ではありません`;

// Preferences
export const textOfArticles = '文字サイズと行間';
export const textSize = 'サイズ';
export const textSizes = { small: '小', '': '標準', large: '大', largest: '特大' };
export const lineSpacing = '行間';
export const lineSpacings = { '': '標準', wide: '広め' };
export const textSample =
  '選んだ設定では、記事はこのように見えます。図の説明や脚注も変わりますが、メニューと記事の一覧は変わりません。';
export const preferencesNeedScript =
  '何が保存されているかは、お使いのブラウザにしかわかりません。ここに表示するには、JavaScriptが必要です。JavaScriptがオフのあいだは、新しく保存することはできませんが、以前に保存したものは残っています。';
export const keptHere = 'このブラウザに保存されているもの';
export const kept = '保存済み';
export const nothingKept = 'まだ何もありません';
export const progress = '道のりの進み具合';
export const yourProgress = '完了したステップ';
export const progressIs = '完了したステップと、その日時。';
export const progressIsEmpty = <Node>(path: (text: string) => Node) => [
  '完了したステップはまだありません。',
  space,
  path('道のりはここから'),
  '。',
];
export const doneOn = (day: string) => `${day}に完了`;
export const readingList = 'あとで読む';
export const yourReadingList = 'あとで読む記事';
export const readingListIs = '「あとで読む」に追加した記事。';
export const readingListIsEmpty =
  'まだ記事はありません。追加するボタンは、各記事のページにあります。';
export const takeOffList = '「あとで読む」から外す';
export const showMoreEntries = (more: number, hidden: number) =>
  more === hidden
    ? `残りの${number(more)}件を表示`
    : `残り${number(hidden)}件のうち${number(more)}件を表示`;
export const notes = 'メモ';
export const yourNotes = '書いたメモ';
export const notesAre = 'ステップで書いて、保存したもの。';
export const notesAreEmpty =
  'メモはまだありません。道のりのステップには、書き込む欄のあるものがあります。';
export const noteOf = (title: string, day: string, question: string) =>
  `${title}（${day}）：${question}`;
export const colourSchemeIs = '「ライト」か「ダーク」のどちらか（選んだ場合）。';
export const textOfArticlesIs = '文字サイズと行間（選んだ場合）。';
export const donationRest = '寄付のお願い';
export const donationRestIs = '最後に閉じた日時。すぐにまた表示されるのを防ぐために保存します。';
export const consentAnswer = '広告についての回答';
export const consentAnswerIs = '同意した広告ネットワークと、回答した日。';
export const countedSteps = (count: number) => `${number(count)}ステップ完了`;
export const countedArticles = (count: number) => `記事${number(count)}本`;
export const countedNotes = (count: number) => `メモ${number(count)}件`;
export const countedAll = (steps: string, articles: string, notes: string) =>
  `${steps}、${articles}、${notes}`;

// Erasing. The names of erased data complete 「…を削除します」.
export const erase = '削除';
export const eraseIt = '削除する';
export const eraseNote = 'このメモを削除';
export const eraseNoteOf = (opening: string) => `このメモを削除：${opening}`;
export const eraseEverything = 'すべて削除';
export const eraseKind = (title: string) => `「${title}」を削除`;
export const progressToErase = (steps: string) => `道のりの進み具合（${steps}）`;
export const readingListToErase = (articles: string) => `「あとで読む」のすべて（${articles}）`;
export const notesToErase = (count: number) =>
  count === 1 ? '書いたメモ' : `書いたメモすべて（${number(count)}件）`;
export const colourSchemeToErase = '選んだ配色';
export const textOfArticlesToErase = '選んだ文字サイズと行間';
export const donationRestToErase = '寄付のお願いを閉じた日時';
export const consentAnswerToErase = '広告についての回答';
export const noteToErase = (opening: string) => `このメモ${opening}`;
export const unreadableToErase = '読み取れなかったデータ';
export const holdingsToReplace = (here: string, file: string) =>
  `このブラウザの内容（${here}）を、ファイルの内容（${file}）に`;
export const confirmations = {
  erase: {
    question: '削除しますか？',
    warning: (what: string) => `${what}を削除します。この操作は取り消せません。`,
    button: '削除',
  },
  replace: {
    question: '置き換えますか？',
    warning: (what: string) => `${what}置き換えます。この操作は取り消せません。`,
    button: '置き換える',
  },
};
export const cancel = 'キャンセル';
export const erased = '削除しました。';

// Export and import of the stored data
export const takeWithYou = 'データのエクスポートとインポート';
export const fileIs =
  '進み具合、「あとで読む」の記事、メモを、ファイルとして保存できます。そのファイルは、ここでも、ほかのブラウザでもインポートできます。';
export const exportFile = 'ファイルをエクスポート';
export const nothingToExport = 'エクスポートできるものは、まだありません。';
export const fileExported = 'ブラウザがファイルを保存しています。';
export const importFile = 'ファイルをインポート';
export const fileImported = 'インポートしました。ファイルの内容を、このブラウザに保存しました。';
export const fileRefused =
  'このサイトからエクスポートしたファイルではありません。何も変更されていません。';
export const fileTooLarge =
  'ファイルが大きすぎます（5\u00a0MBを超えています）。何も変更されていません。';
export const fileGone =
  'ブラウザがこのファイルを読み取れませんでした。移動されたか、変更された可能性があります。ここでは何も変更されていません。';
export const fileFaults = 'ファイルの問題点';
export const fileAndBrowser = (file: string, browser: string) =>
  `ファイル：${file}。このブラウザ：${browser}。`;
export const addToThis = '今ある内容に追加';
export const replaceAll = '今ある内容を置き換え';
export const saveAsFile = 'ファイルとして保存';
export const unreadable =
  '以前に保存したデータの中に、読み取れないものがあります。ファイルとして保存することも、削除することもできます。新しく何かを保存しても、読み取れないデータは失われず、別に保管されます。';
export const setAside =
  '読み取れなかったデータを、別に保管しました。ファイルとして保存することも、削除することもできます。';

// Search
export const searchDescription = (site: string) =>
  `${site}のすべての記事、テーマ、ページを検索できます。`;
export const searchLead = 'すべての記事、テーマ、ページを検索できます。';
export const searchNeedsScript =
  '検索にはJavaScriptが必要ですが、お使いのブラウザではオフになっています。テーマから探すことや、全ページの一覧を見ることはできます。';
export const pagesNeedNoScript =
  '検索にはJavaScriptが必要ですが、お使いのブラウザではオフになっています。全ページの一覧を見ることはできます。';
export const byTopic = 'テーマから探す';
export const allPages = '全ページの一覧';
export const searchFor = '検索する言葉';
export const searchTitle = (words: string, title: string) => `${title}：「${words}」`;
export const searchNow = '検索';
export const searching = '検索しています…';
export const searchFailed = '現在、検索を利用できません。';
export const nothingFound = <Node>(searched: Node) => [
  searched,
  'に一致するものは見つかりませんでした。',
];
export const searchOther = '別の言葉で試すか、次の中から選んでください。';
export const searchOtherWord = '別の言葉で試してください。';
export const resultCount = (count: number) => `${number(count)}件`;
export const results = <Node>(count: number, searched: Node) => [
  searched,
  `の検索結果（${resultCount(count)}）`,
];
export const showing = <Node>(results: readonly Node[]) => [
  '代わりに、',
  ...results,
  'を表示しています。',
];
export const showMore = '検索結果をもっと見る';
export const searchedSince = (day: string) =>
  `${day}以降の記事を検索しています。それより前の記事も検索するには、年を選んでください。`;
export const allYears = 'すべての年';
export const stepOfPath = (step: number) => `道のりのステップ${step}`;
export const page = 'ページ';
export const findPage = 'タイトルでページを探す';
export const pagesFailed = 'ページの一覧を読み込めませんでした。';
export const looking = '探しています…';
export const pagesFound = (count: number) => `${number(count)}ページ`;
export const noPageFound = <Node>(search: (text: string) => Node, words: string) => [
  '一致するタイトルはありません。',
  search(`サイト全体で「${words}」を検索する`),
];

// The sitemap
export const sitemapLead = 'このサイトのすべてのページです。';
export const sitemapDescription = (site: string) =>
  `${site}のすべてのページ。固定ページ、テーマ、ブログ、すべての記事を一覧にしています。`;
export const shortSitemapDescription = (site: string) => `${site}のすべてのページ。`;
export const sitemapOf = (part: string) => `サイトマップ：${part}`;
export const partLead = '全ページの一覧の一部です。';
export const partDescription = (site: string, part: string) =>
  `${site}のサイトマップの一部：${part}。`;
export const titleOfPart = (title: string, part: number) => `${title}（その${part}）`;
export const byYear = '年別の記事';
export const months = '月別';
export const backTo = (title: string) => `「${title}」に戻る`;
export const home = 'ホーム';
export const authors = '執筆者';

// Contact
export const mail = 'メール';
export const noWay = 'メッセージはまだ受け付けていません。';
export const inPublic = '公開の窓口';
export const trackerAt = (host: string) => `${host}のイシュートラッカー`;
export const everybodyReads = 'そこに書いた内容は公開されます。';
export const contactPage = 'お問い合わせページ';
export const contactForm = 'お問い合わせページのフォーム';
export const writeTo = <Node>(address: Node) => [address, 'までご連絡ください。'];
export const writeInForm = <Node>(form: Node) => [form, 'からご連絡ください。'];
export const writeToOrInForm = <Node>(address: Node, form: Node) => [
  address,
  'まで、または',
  form,
  'からご連絡ください。',
];
export const issueTracker = '公開のイシュートラッカー';
export const writeInPublic = <Node>(tracker: Node) => [
  '運営者に宛てて、',
  tracker,
  'に書き込むことができます。書かれたことは、だれでも読めます。',
];
export const otherWays = <Node>(page: Node) => ['連絡の方法は、', page, 'に記載しています。'];
export const formGoesTo = (host: string) =>
  `お問い合わせフォームから送信した内容は、${host}のサービスに送られ、そこから運営者に転送されます。`;
export const issuesArePublic = (host: string) =>
  `${host}のイシュートラッカーに書き込んだ内容は公開され、そのサイトのプライバシーポリシーが適用されます。`;
export const post = '郵便';
export const elsewhere = 'ほかのサイト';
export const help = 'お住まいの国の相談窓口';
export const emergency =
  '差し迫った危険があるときは、お住まいの地域の緊急通報番号に電話してください。';
export const helpByCountry = <Node>(directory: Node, day: Node) => [
  directory,
  'には、つらいときに電話や文章で相談できる窓口が、国ごとに掲載されています。最終確認：',
  day,
  '。',
];
export const allRequired = 'すべての項目は入力必須です。';
export const yourName = 'お名前';
export const yourMail = 'メールアドレス';
export const yourMessage = 'メッセージ';
export const sendMessage = 'メッセージを送信';

// Errors
export const notFound = 'ページが見つかりません';
export const notFoundDescription =
  'このアドレスにページはありません。お探しと思われるページをここに挙げています。';
export const notFoundTitle = 'ページが見つかりません';
export const notFoundText =
  '申し訳ありません。ページが移動したか、アドレスに入力の誤りがある可能性があります。';
export const nearestPages = 'お探しのページはこちらですか？';
export const resources = '手引き';
export const serverError = '予期しないエラー';
export const serverErrorDescription =
  'サーバーで問題が起きました。しばらくしてから、もう一度お試しください。';
export const failure = '予期しないエラーが発生しました';
export const failureText =
  '申し訳ありません。問題が起きました。このブラウザに保存したものは、すべて残っています。';
export const reloadPage = 'このページを再読み込み';

// Advertising
export const nothingLoaded = 'ここにはまだ広告がありません。';
export const googleAds = 'Google\u00a0広告';
export const skipAdvertisement = '広告をスキップ';
export const chooseNetworks = '選択する';

// The donation dialog
export const donationIsNext = (title: string) =>
  `寄付のお願い「${title}」を表示しています。Tabキーを押すとお願いに移り、Escapeキーを押すと閉じます。`;
export const transferTo = (name: string) => `振込先：${name}`;

// The advertising choices on the preferences page
export const advertising = '広告';
export const answeredNot =
  'まだ回答がありません。そのため、同意が必要な広告ネットワークからは何も読み込んでいません。';
export const answeredByPlatform = (platform: string) =>
  `このブラウザでの回答は、このサイトに代わってお尋ねする${platform}に保存されています。回答は、そちらでいつでも変更できます。`;
export const platformIsSilent = <Node>(platform: string, policy: (text: string) => Node) => [
  `${platform}のプライバシー設定が開きませんでした。しばらくしてからもう一度試すか、連絡方法を${platform}の`,
  policy('プライバシーポリシー'),
  'でご確認ください。',
];
export const answeredOn = <Node>(day: Node, months: number) => [
  day,
  `に回答しました。その日から${months}か月後に、改めてお尋ねします。回答はいつでも変更でき、変更はすぐに反映されます。`,
];
export const answeredByBrowser =
  'お使いのブラウザは、Global Privacy Controlの信号を送信しています。このサイトはこれを拒否とみなし、同意が必要な広告ネットワークには接続せず、お尋ねもしません。ここで選択するには、このサイトに対してGlobal Privacy Controlをオフにしてください。';
export const gpcRestricts =
  'お使いのブラウザは、Global Privacy Controlの信号を送信しています。そのため、同意した場合も、広告はパーソナライズされず、これに対応するネットワークにだけ接続します。';
export const openPlatform = (platform: string) => `${platform}のプライバシー設定を開く`;
export const acceptAll = 'すべて同意する';
export const refuseAll = 'すべて拒否する';
export const policyOf = <Node>(name: string, hidden: (text: string) => Node) => [
  'プライバシーポリシー',
  hidden(`：${name}`),
];

// The privacy page
export const noNetworks =
  'このサイトに追加された広告ネットワークはありません。運営者が広告ネットワークを追加する場合は、それが何を受け取り、何を保存するかを、このページに記載します。同意が必要な場合、同意の前にその広告ネットワークから何かを読み込むことはありません。';
export const networksFill = (_count: number) =>
  '次の広告ネットワークが、このサイトの広告枠に広告を表示することがあります。';
export const itReceives = (data: string) => `受け取る情報は、${data}です。`;
export const receivesKeys = (keys: readonly string[]) =>
  `広告のリクエストには、ページを説明する値も含まれます。そのキーは${new Intl.ListFormat('ja').format(keys)}です。`;
export const codeRuns = {
  frame:
    'このネットワークのコードは、閉じたフレームの中で動作します。周囲のページを読み取ることも、フレームの中に何かを保存することもできません。',
  'second-host':
    'このネットワークのコードは、運営者の別のホストにあるフレームの中で動作します。周囲のページを読み取ることはできませんが、そのホストに情報を保存することがあります。',
  inline:
    'このネットワークのコードは、ページそのものの中で動作するため、そのページを読み取ることができます。',
};
export const codeRunsOn = (host: string) =>
  `このネットワークのコードは、運営者の別のホストである${host}にあるフレームの中で動作します。周囲のページを読み取ることはできませんが、そのホストに情報を保存することがあります。`;
export const learnsPage = '周囲のページのアドレス、種類、テーマは、このネットワークに伝わります。';
export const serversSetCookies =
  'ただし、接続先のサーバーは、ブラウザが許可していれば、独自のCookieを設定することがあります。';
export const neverAsked =
  'このネットワークは、ブラウザに何も保存しません。お尋ねせずに読み込みます。';
export const askedFirst = '同意の前に、このネットワークから何かを読み込むことはありません。';
export const askedByPlatform = (platform: string) =>
  `法律により同意が必要であると${platform}が判断した場合、同意の前に、このネットワークから何かを読み込むことはありません。`;
export const platformAsks = (platform: string) =>
  `お尋ねするのは${platform}です。そのスクリプトは、このサイトのうち回答を必要とするページの中で動作するため、それらのページを読み取ることができます。${platform}には、このサイトを訪れていることが伝わります。${platform}は、回答をブラウザに保存し、広告ネットワークに伝えます。`;
export const refusalIsFree =
  '回答するまで、同意が必要な広告ネットワークには接続しません。拒否しても、不利益はありません。';
export const changeAnswer = <Node>(link: (text: string) => Node) => [
  '回答は、「',
  link(preferences),
  '」でいつでも変更できます。',
];
export const storedElsewhere =
  '広告ネットワークがこのサイトの外に保存したものは、有効期限が切れるか、ブラウザの設定で削除するまで残ります。';
export const refusedByBrowser =
  'ブラウザがGlobal Privacy Controlの信号を送信している場合は、拒否とみなし、お尋ねしません。';
export const restrictedByBrowser =
  'ブラウザがGlobal Privacy Controlの信号を送信している場合は、同意しても広告が制限されます。';
export const restrictedByPlatform = (platform: string) =>
  `${platform}で、データの販売や共有を拒否した場合は、広告が制限されます。`;
export const restrictedOutsideGdpr = (platform: string) =>
  `Global Privacy Controlの信号は、${platform}がGDPRの適用外と判断した地域では広告を制限し、それ以外の地域では拒否とみなします。`;
export const restrictedMeans = (names: readonly string[]) =>
  names.length > 0
    ? `制限された広告はパーソナライズされず、${new Intl.ListFormat('ja').format(names)}からのみ配信されます。`
    : 'その場合、同意が必要な広告ネットワークには接続しません。';
export const keptByNobody = '広告ネットワークは、ブラウザに何も保存しません。';
export const keptByNetworks =
  '広告ネットワークは、読み込まれた後、次のものをブラウザに保存することがあります。';
export const keptTable = '表：広告ネットワークが保存するもの';
export const keptColumns = {
  name: '名前',
  network: '広告ネットワーク',
  purpose: '目的',
  lifetime: '保存期間',
};
export const consentIsKept = <Node>(key: Node, months: number) => [
  key,
  `：広告についての質問への回答を保存します。内容は、回答した日、同意した広告ネットワーク、お尋ねした広告ネットワークの一覧です。${months}か月が過ぎるか、その一覧が変わると、回答は無効になり、改めてお尋ねします。`,
];
export const stampIsKept = <Node>(key: Node, platform: string) => [
  key,
  `には、${platform}での回答から計算した数値を保存します。戻って開いたページが、新しい回答に気づくためです。あなたが誰か、いつ回答したかは含まれません。`,
];
export const googleHearsConsent = (names: readonly string[]) =>
  `${new Intl.ListFormat('ja').format(names)}には、同意した後に、同意があったことを伝えます。`;

// Services
export const newsletterTitle = '新着記事をメールで';
export const newsletterMessage =
  'メールアドレスを登録すると、新しい記事が出たときにお知らせします。';
export const subscribe = '登録する';
export const confirmsFirst =
  'はじめに、リンクを記載したメールが届きます。リンクを開いたあとに、お知らせを始めます。';
export const addressGoesTo = <Node>(company: Node) => [
  'メールアドレスは',
  company,
  'に送られます。',
];
export const mailFault = 'name@example.orgのようなメールアドレスを入力してください。';
export const subscribeAt = (host: string) => `${host}で登録する`;
export const comments = 'コメント';
export const showComments = 'コメントを表示';
export const discussAt = (host: string) => `${host}で話し合う`;
export const servicesAre = (_count: number): string =>
  'このサイトは、次のサービスを利用しています。';
export const newsletterReceives =
  'メール配信のフォームを送信すると、このサービスはメールアドレス、IPアドレス、使用しているブラウザの種類を受け取ります。送信の前に受け取る情報はありません。';
export const linkOnly = 'このサイトは、このサービスへのリンクを載せているだけです。';
export const counterReceives =
  'このサービスは、開かれたページを数えます。そのたびに、ページのアドレス、リンク元のページ、IPアドレス、使用しているブラウザの種類を受け取ります。';
export const countsAtOnce = 'ブラウザには何も保存せず、お尋ねせずに数えます。';
export const countsOnceAllowed =
  'ブラウザには何も保存せず、同意の前に情報を受け取ることはありません。';
export const heedsSignals =
  'ブラウザがGlobal Privacy ControlまたはDo Not Trackの信号を送信している場合は、数えません。';
export const runsOnOwnHost = (host: string) =>
  `このサービスは、サイトの発行者のサーバー（${host}）で動いています。`;
export const commentsReceive =
  'コメントは、記事の下のボタンを押したときに初めて読み込まれます。それ以降、このサービスは、どの記事を読んでいるか、IPアドレス、使用しているブラウザの種類を受け取り、ブラウザに情報を保存することがあります。';
export const companiesTitle = '訪問をほかの会社に伝えてもよろしいですか？';
export const companiesMessage =
  '同意すると、このサイトを訪れていることと、どのページを読んでいるかが、下記の会社に伝わります。同意しないかぎり、下記の会社からは何も読み込みません。ほかの機能は、どちらを選んでも同じように使えます。';
export const companies = 'ほかの会社';
export const companiesAnswer = 'ほかの会社についての回答';
export const companiesAnswerToErase = 'ほかの会社についての回答';
export const companiesAnswerIsKept = <Node>(key: Node, months: number) => [
  key,
  `：ほかの会社についての質問への回答を保存します。内容は、回答した日、同意した会社、お尋ねした会社の一覧です。${months}か月が過ぎるか、その一覧が変わると、回答は無効になり、改めてお尋ねします。`,
];
