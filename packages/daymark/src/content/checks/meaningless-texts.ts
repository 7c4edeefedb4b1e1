/** Words that describe neither a picture or a recording nor the target of a link. */
interface Meaningless {
  pictures: ReadonlySet<string>;
  recordings: ReadonlySet<string>;
  /** Words that add no meaning to the words above, and after which a description may follow. */
  fillers: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

const setOf = (words: string) => new Set(words.split(' '));
const phrases = (list: string) => new Set(list.trim().split(/,\s+/));

/** The words by language. The checks ignore texts in other languages. */
const LANGUAGES: Readonly<Record<string, Meaningless>> = {
  en: {
    pictures: setOf(
      'alt caption chart decoration decorative description diagram drawing graph graphic icon illustration image images img logo photo photograph photographs photos pic picture pictures placeholder screenshot thumbnail todo untitled',
    ),
    recordings: setOf('audio clip film media movie recording sound untitled video'),
    fillers: setOf(
      'a an the this that my our new no stock sample featured main header cover hero background banner text alternative file',
    ),
    prepositions: setOf('of from with showing for by'),
    links: phrases(`
      here, right here, over here, see here, go here, look here, read here, tap here,
      press here, click, click here, click this, click me, click this link, follow this link,
      this link, link, read more, see more, show more, learn more, find out more, more here,
      more info, more information, more details
    `),
  },
  ar: {
    pictures: setOf('صورة صور رسم شعار أيقونة مخطط لقطة غلاف'),
    recordings: setOf('فيديو مقطع تسجيل صوت فيلم'),
    fillers: setOf('هذه هذا بلا بدون عنوان ملف نص بديل شاشة'),
    prepositions: setOf('من عن مع'),
    links: phrases(`
      هنا, من هنا, اضغط هنا, انقر هنا, اقرأ المزيد, رابط, الرابط, هذا الرابط,
      لمعرفة المزيد, مزيد من المعلومات
    `),
  },
  da: {
    pictures: setOf(
      'billede billeder dekoration dekorativ diagram foto fotografi graf grafik ikon illustration logo skærmbillede tegning',
    ),
    recordings: setOf('film lyd lydoptagelse optagelse video'),
    fillers: setOf('et en den det dette denne mit min vores uden titel tekst alternativ fil'),
    prepositions: setOf('af med fra'),
    links: phrases(`
      her, klik her, klik, tryk her, læs her, se her, link, dette link, læs mere, læs videre, se mere,
      mere, mere information, mere info
    `),
  },
  de: {
    pictures: setOf(
      'abb abbildung alternativtext aufnahme beispielbild bild bildbeschreibung bilder bildschirmfoto dekoration dekorativ diagramm foto fotografie fotos grafik illustration logo photo platzhalter schaubild screenshot symbolbild titel titelbild unbenannt vorschaubild zeichnung',
    ),
    recordings: setOf('aufnahme audio clip film ton tonaufnahme unbenannt video videoclip'),
    fillers: setOf(
      'das der die dem den dies dieses diese ein eine einem einer eines mein meine unser unsere neues ohne kein keine datei text',
    ),
    prepositions: setOf('von vom mit aus zu zum zur für'),
    links: phrases(`
      hier, hier klicken, hier tippen, hier lesen, hier weiterlesen, klick, klick hier,
      klicke hier, klicken sie hier, bitte hier klicken, siehe hier, dieser link,
      diesem link, link, weiterlesen, mehr lesen, lesen sie mehr, mehr erfahren,
      erfahren sie mehr, mehr dazu, mehr infos, mehr informationen, weitere informationen
    `),
  },
  es: {
    pictures: setOf(
      'captura decoración decorativa descripción dibujo diagrama foto fotografía fotos gráfico icono ilustración imagen imágenes logo logotipo miniatura portada',
    ),
    recordings: setOf('audio clip grabación película sonido video vídeo'),
    fillers: setOf(
      'el la los las un una este esta mi nuestra de sin título texto alternativo archivo pantalla',
    ),
    prepositions: setOf('de del con para por'),
    links: phrases(`
      aquí, acá, haz clic aquí, haga clic aquí, clic aquí, pulsa aquí, pincha aquí, clic, enlace,
      este enlace, leer más, lee más, seguir leyendo, ver más, más información, más detalles, saber más
    `),
  },
  fr: {
    pictures: setOf(
      'capture décoratif décoration décorative description dessin diagramme graphique icône illustration image images logo photo photographie photos schéma vignette',
    ),
    recordings: setOf('audio enregistrement film son vidéo'),
    fillers: setOf(
      'l le la les un une ce cet cette mon ma notre sans titre texte alternatif fichier écran couverture',
    ),
    prepositions: setOf('de du d avec pour par'),
    links: phrases(`
      ici, cliquez ici, cliquer ici, clique ici, cliquez, appuyez ici, voir ici, par ici, lien,
      ce lien, lire la suite, lire plus, en savoir plus, voir plus, plus d informations, plus de détails
    `),
  },
  it: {
    pictures: setOf(
      'decorativa decorazione descrizione diagramma disegno fotografia foto grafico icona illustrazione immagine immagini logo miniatura schermata',
    ),
    recordings: setOf('audio filmato registrazione suono video'),
    fillers: setOf(
      'il lo la l i gli le un una questo questa mia nostra senza titolo testo alternativo file copertina',
    ),
    prepositions: setOf('di del della con per da'),
    links: phrases(`
      qui, clicca qui, clicca, premi qui, leggi qui, vedi qui, link, questo link, leggi tutto,
      leggi di più, continua a leggere, scopri di più, per saperne di più, maggiori informazioni
    `),
  },
  ja: {
    pictures: setOf(
      '画像 写真 図 図表 イラスト アイコン ロゴ 挿絵 スクリーンショット 代替テキスト',
    ),
    recordings: setOf('動画 音声 録音 映像'),
    fillers: new Set(),
    prepositions: new Set(),
    links: phrases(
      'こちら, ここ, ここをクリック, クリック, リンク, 続きを読む, 詳しくはこちら, 詳細, もっと見る',
    ),
  },
  nl: {
    pictures: setOf(
      'afbeelding afbeeldingen beeld decoratie decoratief diagram foto fotos grafiek icoon illustratie logo pictogram plaatje schermafbeelding tekening',
    ),
    recordings: setOf('audio film filmpje geluid opname video'),
    fillers: setOf('de het een deze dit mijn onze zonder titel tekst alternatieve bestand'),
    prepositions: setOf('van met voor door'),
    links: phrases(`
      hier, klik hier, klik, tik hier, lees hier, kijk hier, link, deze link, lees meer, lees verder,
      verder lezen, meer lezen, meer informatie, meer info, bekijk meer
    `),
  },
  pl: {
    pictures: setOf(
      'diagram fotografia grafika ikona ilustracja logo obraz obrazek okładka rysunek wykres zdjęcie zdjęcia zrzut',
    ),
    recordings: setOf('audio dźwięk film klip nagranie wideo'),
    fillers: setOf('ten ta to nasz nasza moje bez tytułu tekst alternatywny plik ekranu'),
    prepositions: setOf('z ze od do dla'),
    links: phrases(`
      tu, tutaj, kliknij, kliknij tu, kliknij tutaj, naciśnij tutaj, link, ten link, czytaj dalej,
      czytaj więcej, zobacz więcej, dowiedz się więcej, więcej informacji, szczegóły
    `),
  },
  pt: {
    pictures: setOf(
      'captura capa decoração decorativa descrição desenho diagrama figura foto fotografia fotos gráfico ícone ilustração imagem imagens logo logotipo miniatura',
    ),
    recordings: setOf('áudio clipe filme gravação som vídeo'),
    fillers: setOf(
      'o a os as um uma este esta minha nossa sem título texto alternativo arquivo tela',
    ),
    prepositions: setOf('de da do com para por'),
    links: phrases(`
      aqui, clique aqui, clique, toque aqui, veja aqui, link, este link, leia mais, ler mais,
      continue lendo, ver mais, veja mais, saiba mais, mais informações, mais detalhes
    `),
  },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const meaninglessIn = (language: string) => LANGUAGES[language.toLowerCase().split('-', 1).join()];

/**
 * Returns whether a text names only the kind of thing that it stands for, as "image" and "photo of"
 * do. "Photo of a pier" and "A photo of a drawing" describe something.
 * @param language the language of the text, such as "en-GB"
 */
export function namesOnlyKind(
  kind: 'pictures' | 'recordings',
  text: string,
  language: string,
): boolean {
  const meaningless = meaninglessIn(language);
  if (!meaningless) return false;
  const { fillers, prepositions, [kind]: kinds } = meaningless;
  const words = wordsOf(text);
  const preposition = words.findIndex((word) => prepositions.has(word));
  const end = preposition < 0 ? words.length : preposition;
  const isKind = (word: string) => kinds.has(word);
  return (
    words.slice(0, end).some(isKind) &&
    words.slice(0, end).every((word) => isKind(word) || fillers.has(word)) &&
    words.slice(end + 1).every((word) => fillers.has(word) || prepositions.has(word))
  );
}

/** The expectation of a message about a link text that names no target. */
export const LINK_NAMES_TARGET = 'the text of a link that names its target';

/** Returns whether the text of a link says nothing about its target, as "click here" does. */
export const namesNoTarget = (text: string, language: string): boolean =>
  meaninglessIn(language)?.links.has(wordsOf(text).join(' ')) ?? false;
