import { fileURLToPath } from 'node:url';

/*
 * The texts of a new site's settings, in each language in which the starter has texts. The first
 * articles and pages of a language are in the folder beside this file whose name is the code of the
 * language. An AI language model has written all texts except the English ones, and no native
 * speaker has read them yet. No lawyer has read the legal pages, and each of them says so.
 */

/** What a new site's settings say in one language. */
interface SettingsTexts {
  /** The suggested noun. */
  readonly noun: string;
  readonly description: string;
  readonly subtitle: string;
  /** The links in the navigation. */
  readonly links: Readonly<Record<'/' | '/blog' | '/community' | '/about' | '/contact', string>>;
  /** The legal links in the footer. Each has the title of its page. */
  readonly legal: Readonly<Record<string, string>>;
  readonly creative: { readonly title: string; readonly message: string; readonly action: string };
  readonly donation: { readonly title: string; readonly message: string };
  /** The comments in the settings file, each of one or two lines. */
  readonly comments: {
    readonly fields: string;
    readonly tokens: string;
    readonly partners: string;
    readonly slots: string;
    readonly creatives: string;
    readonly contact: readonly string[];
  };
}

const english: SettingsTexts = {
  noun: 'Mindfulness',
  description: 'Articles and stories on personal growth and {product}.',
  subtitle: 'Unhurried reading and small practices for a steadier day.',
  links: {
    '/': 'Home',
    '/blog': 'Blog',
    '/community': 'Community',
    '/about': 'About Us',
    '/contact': 'Contact',
  },
  legal: {
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
    '/sitemap': 'Sitemap',
  },
  creative: {
    title: 'Five minutes to spare?',
    message: 'Something short to read, and something small to try today.',
    action: 'See all articles',
  },
  donation: {
    title: 'Has this been useful?',
    message:
      'Everything here is free. If you would like to give something back, this is a charity that we trust.',
  },
  comments: {
    fields: 'Your editor explains each field. A build reports every invalid field with its line.',
    tokens: 'Texts here and in content/ may contain {product}, {Product} and {site}.',
    partners: 'Sites that the footer links to:',
    slots:
      'The ad slots by page and position. Set a page to `false` for a page without advertising.',
    creatives: 'Your own notes (house creatives), which fill the slots until a network does.',
    contact: [
      'How visitors reach you: email, formEndpoint (a service for forms), issues (a public issue',
      'tracker), postal or links. Until one is set, the pages say that nobody can write to you yet.',
    ],
  },
};

/** The languages in which the starter has texts. */
export const settingsTexts: Readonly<Partial<Record<string, SettingsTexts>>> = {
  ar: {
    noun: 'اليقظة الذهنية',
    description: 'مقالات وقصص وتمارين في النمو الشخصي و{product}.',
    subtitle: 'قراءة على مهل، وتمارين صغيرة ليوم أهدأ.',
    links: {
      '/': 'الصفحة الرئيسية',
      '/blog': 'المدونة',
      '/community': 'مجتمعنا',
      '/about': 'من نحن',
      '/contact': 'التواصل معنا',
    },
    legal: {
      '/privacy': 'الخصوصية',
      '/terms': 'شروط الاستخدام',
      '/sitemap': 'خريطة الموقع',
    },
    creative: {
      title: 'هل لديك خمس دقائق؟',
      message: 'قراءة قصيرة، وتمرين صغير لهذا اليوم.',
      action: 'كل المقالات',
    },
    donation: {
      title: 'التبرع لجهة خيرية',
      message: 'كل ما هنا مجاني. وإذا رغبت في ردّ الجميل، فيمكنك التبرع لجهة خيرية نثق بها.',
    },
    comments: {
      fields: 'يشرح محرر النصوص كل حقل. وعند بناء الموقع يُذكر كل حقل غير صحيح مع رقم سطره.',
      tokens: 'يجوز أن تحتوي النصوص هنا وفي content/ على {product} و{Product} و{site}.',
      partners: 'مواقع تظهر روابطها في أسفل كل صفحة:',
      slots: 'مواضع الإعلانات بحسب الصفحة. القيمة `false` تعني صفحة بلا إعلانات.',
      creatives: 'إعلانات الموقع نفسه، وتظهر في المواضع إلى أن تملأها شبكة إعلانية.',
      contact: [
        'طرق التواصل: email أو formEndpoint (خدمة للنماذج) أو issues (سجل مشكلات علني) أو postal أو links.',
        'وما دامت فارغة تقول الصفحات إن الكتابة إلى الموقع غير ممكنة بعد.',
      ],
    },
  },
  de: {
    noun: 'Achtsamkeit',
    description: 'Artikel und Geschichten über persönliches Wachstum und {product}.',
    subtitle: 'Texte ohne Eile und kleine Übungen für einen ruhigeren Tag.',
    links: {
      '/': 'Startseite',
      '/blog': 'Blog',
      '/community': 'Community',
      '/about': 'Über uns',
      '/contact': 'Kontakt',
    },
    legal: {
      '/impressum': 'Impressum',
      '/privacy': 'Datenschutz',
      '/terms': 'Nutzungsbedingungen',
      '/sitemap': 'Übersicht',
    },
    creative: {
      title: 'Fünf Minuten Zeit?',
      message: 'Etwas Kurzes zum Lesen und etwas Kleines, das du heute ausprobieren kannst.',
      action: 'Alle Artikel ansehen',
    },
    donation: {
      title: 'Hat dir das geholfen?',
      message:
        'Hier ist alles kostenlos. Möchtest du etwas zurückgeben? Dieser Organisation vertrauen wir.',
    },
    comments: {
      fields:
        'Der Editor erklärt jedes Feld. Ein Build meldet jedes ungültige Feld mit seiner Zeile.',
      tokens: 'Texte hier und in content/ dürfen {product}, {Product} und {site} enthalten.',
      partners: 'Websites, auf die der Fuß jeder Seite verweist:',
      slots:
        'Die Anzeigenflächen nach Seite und Platz. Mit `false` bleibt eine Seite ohne Werbung.',
      creatives: 'Eigene Hinweise, die die Flächen füllen, bis ein Netzwerk es tut.',
      contact: [
        'Wie man dich erreicht: email, formEndpoint (ein Dienst für Formulare), issues (ein öffentlicher',
        'Issue-Tracker), postal oder links. Ohne Angabe sagen die Seiten, dass man noch nicht schreiben kann.',
      ],
    },
  },
  en: english,
  es: {
    noun: 'Atención plena',
    description: 'Artículos e historias sobre {product} y crecimiento personal.',
    subtitle: 'Lectura sin prisa y pequeñas prácticas para un día más sereno.',
    links: {
      '/': 'Inicio',
      '/blog': 'Blog',
      '/community': 'Comunidad',
      '/about': 'Quiénes somos',
      '/contact': 'Contacto',
    },
    legal: {
      '/privacy': 'Privacidad',
      '/terms': 'Condiciones de uso',
      '/sitemap': 'Mapa del sitio',
    },
    creative: {
      title: '¿Tienes cinco minutos?',
      message: 'Algo corto para leer y algo pequeño para probar hoy.',
      action: 'Ver todos los artículos',
    },
    donation: {
      title: '¿Te ha servido?',
      message:
        'Aquí todo es gratis. Si quieres aportar algo, esta es una organización en la que confiamos.',
    },
    comments: {
      fields:
        'El editor explica cada campo. Al construir el sitio se indica cada campo no válido con su línea.',
      tokens: 'Los textos de aquí y de content/ pueden llevar {product}, {Product} y {site}.',
      partners: 'Sitios a los que enlaza el pie de página:',
      slots:
        'Los espacios publicitarios por página y posición. Con `false`, la página no tiene publicidad.',
      creatives: 'Notas propias que llenan los espacios hasta que lo haga una red.',
      contact: [
        'Cómo te escriben: email, formEndpoint (un servicio de formularios), issues (un gestor público),',
        'postal o links. Mientras no haya ninguno, las páginas dicen que aún no se puede escribir.',
      ],
    },
  },
  fr: {
    noun: 'Pleine conscience',
    description: 'Articles et récits : développement personnel et {product}.',
    subtitle: 'Des lectures sans hâte et de petits exercices pour une journée plus calme.',
    links: {
      '/': 'Accueil',
      '/blog': 'Blog',
      '/community': 'Communauté',
      '/about': 'Qui sommes-nous',
      '/contact': 'Contact',
    },
    legal: {
      '/privacy': 'Confidentialité',
      '/terms': 'Conditions d’utilisation',
      '/sitemap': 'Plan du site',
    },
    creative: {
      title: 'Cinq minutes devant vous ?',
      message: 'Un texte court à lire, un petit exercice à essayer aujourd’hui.',
      action: 'Voir tous les articles',
    },
    donation: {
      title: 'Cela vous a-t-il aidé ?',
      message:
        'Ici, tout est gratuit. Si vous souhaitez donner à votre tour, voici une association qui a notre confiance.',
    },
    comments: {
      fields:
        'Votre éditeur explique chaque champ. La construction signale chaque champ incorrect avec sa ligne.',
      tokens: 'Les textes d’ici et de content/ peuvent contenir {product}, {Product} et {site}.',
      partners: 'Sites vers lesquels le pied de page renvoie :',
      slots: 'Les emplacements publicitaires par page. Avec `false`, une page est sans publicité.',
      creatives: 'Vos propres annonces, qui remplissent les emplacements avant tout réseau.',
      contact: [
        'Comment on vous joint : email, formEndpoint (un service de formulaires), issues (un suivi public),',
        'postal ou links. Tant que rien n’est indiqué, les pages disent qu’on ne peut pas encore écrire.',
      ],
    },
  },
  it: {
    noun: 'Mindfulness',
    description: 'Articoli e storie su crescita personale e {product}.',
    subtitle: 'Letture senza fretta e piccole pratiche per una giornata più serena.',
    links: {
      '/': 'Home',
      '/blog': 'Blog',
      '/community': 'Community',
      '/about': 'Chi siamo',
      '/contact': 'Contatti',
    },
    legal: {
      '/privacy': 'Privacy',
      '/terms': 'Condizioni d’uso',
      '/sitemap': 'Mappa del sito',
    },
    creative: {
      title: 'Hai cinque minuti?',
      message: 'Qualcosa di breve da leggere e qualcosa di piccolo da provare oggi.',
      action: 'Vedi tutti gli articoli',
    },
    donation: {
      title: 'Ti è stato utile?',
      message:
        'Qui è tutto gratis. Se vuoi ricambiare, questa è un’organizzazione di cui ci fidiamo.',
    },
    comments: {
      fields: 'L’editor spiega ogni campo. La build indica ogni campo non valido con la sua riga.',
      tokens: 'I testi qui e in content/ possono contenere {product}, {Product} e {site}.',
      partners: 'Siti a cui rimanda il fondo della pagina:',
      slots:
        'Gli spazi pubblicitari per pagina e posizione. Con `false` una pagina è senza pubblicità.',
      creatives: 'I tuoi annunci, che riempiono gli spazi finché non lo fa una rete.',
      contact: [
        'Come ti si raggiunge: email, formEndpoint (un servizio per moduli), issues (segnalazioni pubbliche),',
        'postal o links. Finché non c’è niente, le pagine dicono che non si può ancora scrivere.',
      ],
    },
  },
  ja: {
    noun: 'マインドフルネス',
    description: '自己成長と{product}についての記事と体験談。',
    subtitle: '急がずに読める文章と、一日を落ち着かせる小さな練習。',
    links: {
      '/': 'ホーム',
      '/blog': 'ブログ',
      '/community': 'コミュニティ',
      '/about': 'このサイトについて',
      '/contact': 'お問い合わせ',
    },
    legal: {
      '/privacy': 'プライバシー',
      '/terms': '利用規約',
      '/sitemap': 'サイトマップ',
    },
    creative: {
      title: '5分ありますか？',
      message: '短い読みものと、今日試せる小さなこと。',
      action: '記事をすべて見る',
    },
    donation: {
      title: 'お役に立ちましたか？',
      message:
        'このサイトはすべて無料です。お気持ちがあれば、私たちが信頼する団体へのご寄付をご検討ください。',
    },
    comments: {
      fields:
        '各項目の説明はエディターに表示されます。誤りのある項目は、ビルドが行番号とともに知らせます。',
      tokens: 'ここと content/ の文章では {product}、{Product}、{site} を使えます。',
      partners: 'ページの下からリンクするサイト：',
      slots: 'ページと位置ごとの広告枠。`false` にすると、そのページには広告が出ません。',
      creatives: '広告ネットワークが入るまで枠に表示する、自分のお知らせ。',
      contact: [
        '連絡方法：email、formEndpoint（フォームのサービス）、issues（公開の課題管理）、postal、links。',
        '何も書かないうちは、まだ連絡できないとページに表示されます。',
      ],
    },
  },
  nl: {
    noun: 'Mindfulness',
    description: 'Artikelen en verhalen over persoonlijke groei en {product}.',
    subtitle: 'Rustige artikelen en kleine oefeningen voor een kalmere dag.',
    links: {
      '/': 'Voorpagina',
      '/blog': 'Blog',
      '/community': 'Community',
      '/about': 'Over ons',
      '/contact': 'Contact',
    },
    legal: {
      '/privacy': 'Privacy',
      '/terms': 'Voorwaarden',
      '/sitemap': 'Overzicht',
    },
    creative: {
      title: 'Vijf minuten over?',
      message: 'Iets korts om te lezen en iets kleins om vandaag te proberen.',
      action: 'Bekijk alle artikelen',
    },
    donation: {
      title: 'Had je hier iets aan?',
      message:
        'Alles hier is gratis. Wil je iets teruggeven? Geef dan aan een goed doel dat wij vertrouwen.',
    },
    comments: {
      fields: 'Je editor legt elk veld uit. Een build meldt elk ongeldig veld met de regel.',
      tokens: 'Teksten hier en in content/ mogen {product}, {Product} en {site} bevatten.',
      partners: 'Sites waarnaar de voet van elke pagina linkt:',
      slots:
        'De advertentievakken per pagina en plek. Met `false` heeft een pagina geen advertenties.',
      creatives: 'Je eigen mededelingen, die de vakken vullen tot een netwerk dat doet.',
      contact: [
        'Hoe mensen je bereiken: email, formEndpoint (een dienst voor formulieren), issues (een openbare',
        'tracker), postal of links. Zolang er niets staat, zeggen de pagina’s dat schrijven nog niet kan.',
      ],
    },
  },
  pl: {
    noun: 'Uważność',
    description: 'Artykuły i historie. Tematy: rozwój osobisty i {product}.',
    subtitle: 'Lektura bez pośpiechu i krótkie ćwiczenia na spokojniejszy dzień.',
    links: {
      '/': 'Strona główna',
      '/blog': 'Blog',
      '/community': 'Społeczność',
      '/about': 'O nas',
      '/contact': 'Kontakt',
    },
    legal: {
      '/privacy': 'Prywatność',
      '/terms': 'Regulamin',
      '/sitemap': 'Mapa serwisu',
    },
    creative: {
      title: 'Masz pięć minut?',
      message: 'Coś krótkiego do przeczytania i coś małego, co wypróbujesz jeszcze dziś.',
      action: 'Zobacz wszystkie artykuły',
    },
    donation: {
      title: 'Czy to ci pomogło?',
      message:
        'Wszystko tutaj jest za darmo. Jeśli chcesz się odwdzięczyć, możesz wesprzeć organizację, której ufamy.',
    },
    comments: {
      fields:
        'Edytor objaśnia każde pole. Przy budowaniu podawane jest każde błędne pole z numerem wiersza.',
      tokens: 'Teksty tutaj i w content/ mogą zawierać {product}, {Product} i {site}.',
      partners: 'Strony, do których prowadzi stopka:',
      slots: 'Miejsca na reklamy według strony i położenia. Z `false` strona nie ma reklam.',
      creatives: 'Własne ogłoszenia, które wypełniają miejsca, dopóki nie zrobi tego sieć.',
      contact: [
        'Jak się z tobą skontaktować: email, formEndpoint (usługa formularzy), issues (publiczne zgłoszenia),',
        'postal albo links. Dopóki nic tu nie ma, strony mówią, że jeszcze nie można napisać.',
      ],
    },
  },
  pt: {
    noun: 'Atenção plena',
    description: 'Artigos e histórias sobre crescimento pessoal e {product}.',
    subtitle: 'Leitura sem pressa e pequenas práticas para um dia mais sereno.',
    links: {
      '/': 'Início',
      '/blog': 'Blog',
      '/community': 'Comunidade',
      '/about': 'Quem somos',
      '/contact': 'Contato',
    },
    legal: {
      '/privacy': 'Privacidade',
      '/terms': 'Termos de uso',
      '/sitemap': 'Mapa do site',
    },
    creative: {
      title: 'Tem cinco minutos?',
      message: 'Algo curto para ler e algo pequeno para experimentar hoje.',
      action: 'Ver todos os artigos',
    },
    donation: {
      title: 'Isto ajudou você?',
      message:
        'Aqui tudo é gratuito. Se quiser retribuir, esta é uma organização em que confiamos.',
    },
    comments: {
      fields: 'O editor explica cada campo. A compilação mostra cada campo inválido com a linha.',
      tokens: 'Os textos daqui e de content/ podem conter {product}, {Product} e {site}.',
      partners: 'Sites para os quais o rodapé aponta:',
      slots:
        'Os espaços de publicidade por página e posição. Com `false`, a página fica sem publicidade.',
      creatives: 'Seus próprios avisos, que preenchem os espaços até que uma rede o faça.',
      contact: [
        'Como falar com você: email, formEndpoint (um serviço de formulários), issues (um gerenciador público),',
        'postal ou links. Enquanto não houver nenhum, as páginas dizem que ainda não se pode escrever.',
      ],
    },
  },
};

const codeOf = (language: string) => language.split('-', 1).join();

/**
 * Returns the texts of the settings in a language; the English ones if the starter has no texts in
 * the language.
 */
export const textsIn = (language: string): SettingsTexts =>
  settingsTexts[codeOf(language)] ?? english;

/**
 * Returns the folder of the other texts in a language; the English folder if the starter has no
 * texts in the language.
 */
export const folderOf = (language: string): string =>
  fileURLToPath(
    new URL(codeOf(language) in settingsTexts ? codeOf(language) : 'en', import.meta.url),
  );

/** A font, as npm locks its package. */
interface Font {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  readonly license: string;
  readonly funding: { readonly url: string };
}

/**
 * The fonts for social images that are not part of the engine (its `optional-fonts.ts` lists them).
 */
const fonts: Readonly<Partial<Record<string, Font>>> = {
  ja: {
    name: '@fontsource/biz-udpmincho',
    version: '5.3.0',
    integrity:
      'sha512-b4KPfzdFF4iEJss8S9nVZEvJS1eioAW9/RpYIOxjlJNW3tvJe7R2iWp4+ZGwL988Bu7q4OvfDfQz6AbioVovwg==',
    license: 'OFL-1.1',
    funding: { url: 'https://github.com/sponsors/ayuhito' },
  },
};

/**
 * Returns the font that a site in a language must install for its social images; undefined if the
 * engine contains a suitable font.
 */
export const fontFor = (language: string): Font | undefined => fonts[codeOf(language)];

/**
 * Returns the sentence that the texts of a new site are English; undefined if the texts are in the
 * language of the site.
 */
export const notTranslated = (language: string): string | undefined =>
  codeOf(language) in settingsTexts
    ? undefined
    : `The starter has no texts in "${language}" yet. Those in site.config.ts and content/ are in English. Translate them.`;
