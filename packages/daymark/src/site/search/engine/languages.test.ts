import { expect, it } from 'vitest';
import { searchOf } from '../../../../../../tests/search-records.ts';

/** Indexes texts. Returns a function that finds the texts again. */
async function searchOfTexts(language: string, texts: readonly string[]) {
  const find = await searchOf(
    language,
    texts.map((text, number) => ({
      path: `/${number}`,
      title: `${number}`,
      label: '',
      summary: '',
      html: `<p>${text}</p>`,
    })),
  );
  return async (words: string) =>
    (await find(words)).map((path) => texts[Number(path.slice(1))]).toSorted();
}

/** Calls a function with each item, one after the other. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
) {
  const results: Result[] = [];
  for (const item of items) results.push(await call(item));
  return results;
}

/**
 * Groups of words by language: a search for any word of a group finds a page with any other word of
 * the group.
 */
const SAME: Readonly<Record<string, readonly (readonly string[])[]>> = {
  de: [
    ['groesse', 'grosse', 'Größe', 'GRÖSSE'],
    ['fuesse', 'fusse', 'Füße'],
    ['Äpfel', 'Aepfel', 'apfel'],
  ],
  fr: [
    ['été', 'ete', 'L’été', "l'ETE", 'd’été'],
    ['cœur', 'coeur', 'CŒUR'],
    ['qu’elle', 'elle'],
    ['aujourd’hui', 'aujourdhui', "Aujourd'hui"],
    ['j’aime', 'aime'],
    ['ex æquo', 'ex aequo'],
  ],
  it: [
    ['dell’amore', "l'amore", 'amore', 'd’amore'],
    ['quell’ora', 'ora'],
    ['perché', 'perche'],
  ],
  es: [
    ['mañana', 'manana', 'MAÑANA'],
    ['pingüino', 'pinguino'],
  ],
  pt: [
    ['coração', 'coracao'],
    ['avô', 'avo'],
  ],
  pl: [
    ['Łódź', 'lodz', 'ŁÓDŹ'],
    ['żółw', 'zolw'],
    ['ciało', 'cialo'],
  ],
  cs: [
    ['příliš', 'prilis'],
    ['ďábel', 'dabel'],
  ],
  da: [
    ['gåde', 'gaade', 'gade'],
    ['ærø', 'aero'],
    ['gøre', 'goere', 'gore'],
  ],
  nb: [
    ['blåbær', 'blaabaer', 'blabaer'],
    ['søvn', 'sovn', 'soevn'],
  ],
  sv: [
    ['själ', 'sjal', 'sjael'],
    ['ångest', 'aangest', 'angest'],
    ['öga', 'oega', 'oga'],
  ],
  tr: [
    ['ısırgan', 'isirgan', 'ISIRGAN'],
    ['İyilik', 'iyilik', 'IYILIK'],
  ],
  el: [
    ['οδός', 'οδος', 'ΟΔΟΣ', 'ΟΔΌΣ'],
    ['ψυχή', 'ψυχη'],
  ],
  ru: [
    ['ёлка', 'елка', 'ЁЛКА'],
    ['покой', 'покой'.normalize('NFD')],
  ],
  vi: [
    ['đường', 'duong'],
    ['thở', 'tho'],
  ],
  he: [['שָׁלוֹם', 'שלום']],
  ar: [
    ['كتاب', 'كِتَابٌ', 'كتـــاب', 'الكتاب'],
    ['أحمد', 'احمد', 'آحمد', 'ٱحمد'],
    ['مدرسة', 'مدرسه', 'المَدْرَسَة', 'ومدرسة', 'والمدرسة', 'فالمدرسة', 'بالمدرسة', 'وللمدرسة'],
    ['حياة', 'الحياه'],
    ['هدى', 'هدي', 'هُدًى'],
  ],
  fa: [
    ['کتاب', 'كتاب'],
    ['یک', 'يك'],
  ],
  ko: [['고요', '고요'.normalize('NFD')]],
  hi: [['ध्यान', 'ध्यान'.normalize('NFD')]],
  ja: [
    ['ヨガ', 'ﾖｶﾞ'],
    ['ＹＯＧＡ', 'yoga'],
  ],
  en: [['café', 'cafe', 'CAFÉ']],
};

/** Words by language, and texts that contain the words within others or in another form. */
const WITHIN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['Training', 'Faszientraining beginnt langsam, wie jedes Training.'],
    ['übung', 'Drei Atemübungen, und danach noch eine Übung.'],
    ['Frequenz', 'Die Herzfrequenzmessung zeigt die Frequenz. Eine Messung genügt.'],
    ['Weg', 'Ein Lebensweg ist ein langer Weg.'],
    ['Schlaf', 'Schlafstörungen'],
  ],
  nl: [['slaap', 'De middagslaap is de beste slaap.']],
  sv: [['övning', 'En andningsövning är en övning.']],
  ja: [
    ['瞑想', '毎朝の瞑想が心を静める。'],
    ['教室', 'Qigong教室へ通う。'],
    ['Qigong', 'Qigong教室へ通う。'],
    ['白隠', '白隠慧鶴の書'],
    ['慧鶴', '白隠慧鶴の書'],
    ['幹線', '新幹線で海へ。'],
    ['数える', 'ゆっくり数えます。'],
    ['座る', '静かに座って、落ち着いてきます。'],
    ['落ち着く', '静かに座って、落ち着いてきます。'],
    ['食べる', '何も食べられない。'],
    ['泳ぐ', '少し泳いでから本を読んだ。'],
    ['読む', '少し泳いでから本を読んだ。'],
    ['集まる', '友が集まりました。'],
    ['新しい', '新しかった。'],
    ['夕方', '「姿勢」、夕方&amp;夜。'],
    ['姿勢', '「姿勢」、夕方&amp;夜。'],
  ],
  zh: [
    ['静坐', '我每天早上静坐十分钟。'],
    ['呼吸', '专注于呼吸的力量。'],
  ],
  th: [
    ['สมาธิ', 'การฝึกสมาธิทุกเช้า'],
    ['หายใจ', 'ลมหายใจเข้าออก'],
  ],
  ko: [['아침', '아침에 걷는다']],
  he: [['ספר', 'בֵּית־סֵפֶר']],
  da: [['tro', 'Troen flytter bjerge.']],
  en: [
    ['lodz', 'A train to Łódź.'],
    ['Kjærvik', 'L. Kjærvik wrote it.'],
    ['静坐', 'A word for sitting still: 我每天早上静坐十分钟。'],
  ],
};

/** Words by language, and texts that contain none of them, although they contain letters of them. */
const WITHOUT: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ja: [
    ['道元', '道具を元気に使う。'],
    ['道元', '元の道を歩く。'],
    ['道元に', '道に迷う。'],
    ['線路', '数字の話'],
  ],
  zh: [['心静', '静下心来。']],
  de: [
    ['danken', 'Gedanken ziehen vorbei.'],
    ['Wissen', 'An gewissen Tagen.'],
    ['hören', 'Stimmen, die zu uns gehören.'],
    ['Samen', 'Im gesamten Haus.'],
  ],
  ar: [
    ['حظ', 'لحظة هادئة'],
    ['سان', 'لسان طويل'],
  ],
};

it.each(Object.keys({ ...SAME, ...WITHIN }))(
  'in %s, a word is found in all spellings and within texts, and no text without the word',
  async (language) => {
    const groups = SAME[language] ?? [];
    const within = WITHIN[language] ?? [];
    const without = WITHOUT[language] ?? [];
    const find = await searchOfTexts(language, [
      ...groups.flat(),
      ...new Set([...within, ...without].map(([, text]) => text)),
    ]);
    const expected = [
      ...groups.flatMap((group) => group.map((word) => [word, ...group.toSorted()])),
      ...within,
      ...without.map(([word]) => [word]),
    ];
    const found = await inOrder(expected, async ([word = '']) => [word, ...(await find(word))]);
    expect(found).toEqual(expected);
  },
);
