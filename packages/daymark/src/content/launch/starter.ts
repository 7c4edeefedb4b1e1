/*
 * The texts of `create-daymark` and of the publication in the engine's repository that a publisher
 * must replace. A test compares this list with the starter and the publication.
 */

/** Sentences in `content/pages`, each with the advice for the owner who has not replaced it. */
export const STARTER_SENTENCES: Readonly<Record<string, string>> = {
  'Write here who you are and why you publish this site.': 'who publishes this site, and why',
  'What you are reading is the publication that comes with an open engine: a set of tools with which anyone can publish a site of this kind, on this subject or a neighbouring one.':
    'who publishes this site, and why',
  'A new publisher will write this page anew, with a name on it, and will answer for what the site then says.':
    'the name of the person or organisation that answers for the site',
  'The community stories supplied with the engine are samples.':
    'how the stories reach you, once they are real',
  'Those marked as samples came with the site to show the form, and the people in them are invented.':
    'no sentence on samples, once the stories are real',
  'As supplied, the boxes hold only the publisher’s own notes.':
    'which advertising this site shows',
  'As supplied, none of it depends on knowing who you are.':
    'whether the income of this site depends on data of visitors',
  'It describes the site as it is supplied: ready-made pages, with no accounts and no database.':
    'a privacy policy that describes this site as it is',
  'A hosting company that delivers the site for the publisher may keep a log of its own under its own policy.':
    'which company delivers this site, and what it logs',
  // This sentence is in sites of version 0.1.0. The text of a new site has the placeholder `::form`
  // instead.
  'A contact form exists only if the publisher has set one up.':
    'the line ::form, which names the service that receives the messages of the contact form',
  'It is an open engine and comes with a licence of its own, which gives you no rights in the articles beyond those described here.':
    'the terms of this site, which need not mention its software',
  'As supplied, this statement describes the pages of the engine, and not yet the texts and pictures of the publisher.':
    'what you have tried on this site, with what, and when',
};

/** Sentences in the privacy pages of new sites that a counter of visits makes untrue. */
export const UNCOUNTED_SENTENCES: readonly string[] = [
  'By default there are no analytics and no usage tracking.',
  'We do not record which pages you read, how long you stay or what you press.',
  'We do not collect device information.',
  'Wir zählen keine Besuche und zeichnen nicht auf, welche Seiten du liest.',
  'ولا نعدّ الزيارات، ولا نسجل ما يُقرأ.',
  'No contamos visitas ni registramos lo que lees.',
  'Nous ne comptons pas les visites et n’enregistrons pas ce que vous lisez.',
  'Non contiamo le visite e non registriamo quello che leggi.',
  '訪問者数を数えたり、何を読んだかを記録したりはしていません。',
  'We tellen geen bezoeken en leggen niet vast wat je leest.',
  'Nie liczymy odwiedzin i nie zapisujemy, co czytasz.',
  'Não contamos visitas nem registramos o que você lê.',
];

/** Sentences in the community pages of new sites that a newsletter makes untrue. */
export const UNSUBSCRIBED_SENTENCES: readonly string[] = [
  'There is nothing to sign up for: no account, and no mailing list.',
  'You join by practising; there is no account and no mailing list.',
  'Du musst dich nirgends anmelden: Es gibt kein Konto und keinen Verteiler.',
  'لا حاجة إلى التسجيل في شيء: لا حسابات ولا قائمة بريدية.',
  'No hay que apuntarse a nada: no hay cuentas ni lista de correo.',
  'Il n’y a rien à quoi s’inscrire : ni compte ni liste de diffusion.',
  'Non devi iscriverti a niente: non ci sono account né mailing list.',
  '会員登録も、メールの配信もありません。',
  'Je hoeft je nergens aan te melden: er zijn geen accounts en er is geen mailinglijst.',
  'Nie trzeba się nigdzie zapisywać: nie ma kont ani listy mailingowej.',
  'Não é preciso se inscrever em nada: não há contas nem lista de e-mails.',
];

/** The messages of house creatives. */
export const STARTER_CREATIVES: readonly string[] = [
  'Something short to read, and something small to try today.',
  'Etwas Kurzes zum Lesen und etwas Kleines, das du heute ausprobieren kannst.',
  'قراءة قصيرة، وتمرين صغير لهذا اليوم.',
  'Algo corto para leer y algo pequeño para probar hoy.',
  'Un texte court à lire, un petit exercice à essayer aujourd’hui.',
  'Qualcosa di breve da leggere e qualcosa di piccolo da provare oggi.',
  '短い読みものと、今日試せる小さなこと。',
  'Iets korts om te lezen en iets kleins om vandaag te proberen.',
  'Coś krótkiego do przeczytania i coś małego, co wypróbujesz jeszcze dziś.',
  'Algo curto para ler e algo pequeno para experimentar hoje.',
  // This message is in sites of version 0.1.0.
  'A correction, a question or a story of your own: we read every letter.',
  'The first guide asks for five minutes a day and one week. It needs no cushion, no app and no experience.',
  'A correction, a question, a story of your own: the letters we get decide what we write about next.',
  '{site} is made with an open engine: one settings file, plain Markdown, and a page as fast as an empty one.',
];
