import { beginning } from '../../basics/language.ts';
import { adsTxtLinesOf, modeOf, type Network, registeredDomainOf } from '../../settings/network.ts';
import { fillTokens } from '../../settings/noun.ts';
import { lineAt, textsIn } from '../../settings/problems.ts';
import { EXAMPLE_IBAN } from '../../settings/schema/donation.ts';
import { isAdsTxtRecord } from '../../settings/schema/network-fields.ts';
import { counterOf, KINDS, type Service } from '../../settings/service.ts';
import { SERVICES } from '../../settings/services/services.ts';
import type { Settings } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { dayForMachines } from '../../ui/date.ts';
import type { Body } from '../checks/body.ts';
import { byPosition } from '../checks/problem.ts';
import { isDate } from '../checks/site-pages.ts';
import type { Text } from '../checks/text.ts';
import type { LaunchRemark } from './launch-remark.ts';
import { ANY_BLANK, isEmail, isPlaceholder } from './placeholder.ts';
import { STARTER_CREATIVES, STARTER_SENTENCES } from './starter.ts';

/** A remark on the settings. Its line in the settings file is the line of its field. */
type SettingsRemark = Omit<LaunchRemark, 'file' | 'line'>;

type RemarkedText = Pick<Text, 'file' | 'folder' | 'fields' | 'lineOf'> & Pick<Body, 'paragraphs'>;

/**
 * Returns the remarks on the settings and the texts, in the order of the files and lines.
 * @param today a day such as "2026-06-14"
 */
export function launchRemarks(
  settings: Settings,
  { file, lineOf }: SettingsSource,
  texts: readonly RemarkedText[],
  today: string,
): LaunchRemark[] {
  const onSettings: LaunchRemark[] = [
    ...addressRemarks(settings),
    ...textsIn({ ...settings, networks: [], services: withoutCode(settings) }).flatMap(
      ({ field, text }) => blanksIn(text).map(({ found }) => ({ ...BLANK, field, found })),
    ),
    ...contactRemarks(settings),
    ...creativeRemarks(settings),
    ...helpRemarks(settings, today),
    ...networkRemarks(settings),
    ...sellersRemarks(settings),
    ...counterRemarks(settings),
    ...supportRemarks(settings),
  ].map(({ id, ...remark }) => ({ id, file, line: lineOf(remark.field ?? ''), ...remark }));
  return [
    ...onSettings,
    ...sampleRemarks(texts),
    ...statementRemarks(texts),
    ...sentenceRemarks(texts),
    ...blankRemarks(texts),
    ...formerServiceRemarks(settings, texts),
  ].sort(byPosition);
}

/** The effect of a link that leads nowhere, by the part of the settings. */
const EFFECTS: Readonly<Record<string, string>> = {
  partners: 'Every page links to this address, where visitors find no partner.',
  donation: 'The donation dialog sends visitors to this address, so the charity receives nothing.',
  'donation.page':
    'The donation dialog sends visitors to this address, so the publication receives nothing.',
  'contact.formEndpoint': 'Messages that visitors send with the contact form are lost.',
  services: 'The service does not work at this address.',
};
const OTHER_EFFECT = 'The site uses this address, where there is nothing.';

/** Remarks on placeholders for addresses, which new sites contain until the owner replaces them. */
function addressRemarks({ networks, ...settings }: Settings): SettingsRemark[] {
  // An adapter is code of the engine or of the owner, and contains no settings.
  const plain = networks.map(({ adapter: _, ...network }) => network);
  return textsIn({ ...settings, networks: plain, services: withoutCode(settings) })
    .filter(({ text }) => isPlaceholder(text))
    .map(({ field, text }) => {
      return { ...kindOf(field, text), field, found: `"${text}", a placeholder` };
    });
}

/** Returns the kind of remark on a placeholder, and its effect on visitors, which depend on the field. */
function kindOf(field: string, text: string): Pick<LaunchRemark, 'id' | 'expected' | 'effect'> {
  if (field === 'identity.url')
    return {
      id: 'placeholder-url',
      expected: 'the public address of the site',
      effect: 'Feeds, sitemaps and shared links lead visitors to this address, not to the site.',
    };
  if (isEmail(text))
    return {
      id: 'placeholder-email',
      expected: 'an e-mail address that somebody reads',
      effect: 'A visitor who writes to this address gets no reply.',
    };
  const [part = ''] = field.split('.');
  return {
    id: 'placeholder-link',
    expected: 'an address on the internet',
    effect: EFFECTS[field] ?? EFFECTS[part] ?? OTHER_EFFECT,
  };
}

/**
 * A remark if the settings offer visitors no way to write to the owner. Such settings are valid, and
 * probably an oversight.
 */
function contactRemarks({ contact: { links, ...ways } }: Settings): SettingsRemark[] {
  if (links.length > 0 || Object.values(ways).some((way) => way !== undefined)) return [];
  return [
    {
      id: 'no-contact',
      field: 'contact',
      expected: 'an e-mail address, a form or an issue tracker',
      found: 'no way to reach you',
      effect: 'A visitor who notices a mistake or has a story cannot write to you.',
    },
  ];
}

/** A remark on a directory of help that nobody has looked at for more than a year, or whose day is mistyped. */
function helpRemarks({ help }: Settings, today: string): SettingsRemark[] {
  const yearBefore = `${Number.parseInt(today, 10) - 1}${today.slice('2026'.length)}`;
  if (!help || (help.lookedUp >= yearBefore && help.lookedUp <= today)) return [];
  return [
    {
      id: 'help-looked-up',
      field: 'help.lookedUp',
      expected: 'a day within the last year, on which you looked whether the directory still helps',
      found: `"${help.lookedUp}"`,
      effect: 'A visitor in distress may find that the directory has moved or closed.',
    },
  ];
}

/**
 * Remarks on choices for ad networks that are valid, and cost the owner income or visitors their
 * protection.
 */
function networkRemarks({ networks, ads, consent }: Settings): SettingsRemark[] {
  const { platform } = consent;
  const remarks = networks.flatMap((network, index) => {
    const field = `networks.${index}`;
    // The records of an ads.txt that somebody else maintains are unknown.
    const isKnown = ads.adsTxt !== undefined || adsTxtLinesOf(network).some(isAdsTxtRecord);
    return [
      ...(isKnown ? [] : [withoutRecords(network, field)]),
      ...(modeOf(network) === 'inline' ? [inPage(network, field)] : []),
    ];
  });
  if (!platform) return remarks;
  const expected = 'no consent platform, unless a network requires one';
  return [...remarks, looserPolicy('consent.platform', expected, platform.name)];
}

/** Returns the fields of services without their code, which contains no settings. */
const withoutCode = ({ services }: Pick<Settings, 'services'>) =>
  services.map(({ service: _, ...fields }) => fields);

/** A remark on a counter at another company that does not wait for consent. */
function counterRemarks(settings: Settings): SettingsRemark[] {
  const counter = counterOf(settings);
  if (!counter || counter.isOwn || counter.asks) return [];
  const index = settings.services.indexOf(counter.fields);
  return [
    {
      id: 'counter-without-consent',
      field: `services.${index}.withoutConsent`,
      expected: 'false, or advice that the law of your visitors requires no consent',
      found: `"${counter.fields.name}", which counts without asking`,
      effect: 'Another company learns which pages visitors read before they can refuse.',
    },
  ];
}

/** Remarks on examples of payment links and bank accounts, with which nobody receives anything. */
function supportRemarks({ donation }: Settings): SettingsRemark[] {
  if (!(donation && donation.for === 'publication')) return [];
  const { page = '', iban } = donation;
  const found = [
    ...(/^https:\/\/\w+\.stripe\.com\/test_/.test(page)
      ? [
          {
            field: 'donation.page',
            expected: 'a payment link that is not of test mode',
            found: page,
          },
        ]
      : []),
    ...(iban === EXAMPLE_IBAN
      ? [{ field: 'donation.iban', expected: 'the IBAN of your account', found: iban }]
      : []),
  ];
  return found.map(({ field, expected, found }) => ({
    id: 'placeholder-link',
    field,
    expected,
    found: `"${found}", an example`,
    effect: 'Visitors who want to support the publication cannot, or pay somebody else.',
  }));
}

/** Remarks on an ads.txt that crawlers, which begin at the root of the registered domain, do not read. */
function sellersRemarks({ networks, identity: { url } }: Settings): SettingsRemark[] {
  if (networks.length === 0) return [];
  const { origin, hostname, pathname } = new URL(url);
  const domain = registeredDomainOf(url);
  const path = `${pathname.replace(/\/$/, '')}/ads.txt`;
  const isOnSubdomain = hostname !== domain && hostname !== `www.${domain}`;
  const expected = [
    ...(isOnSubdomain ? [`the line "SUBDOMAIN=${hostname}" in https://${domain}/ads.txt`] : []),
    ...(path === '/ads.txt' ? [] : [`the lines of ${path} in ${origin}/ads.txt`]),
  ];
  return expected.map((expected) => ({
    id: 'ads-txt-elsewhere',
    field: 'identity.url',
    expected,
    found: `"${url}", whose ads.txt is not the one that crawlers read first`,
    effect: 'Buyers may refuse the slots of the site, so visitors see fewer paid ads.',
  }));
}

/**
 * A remark on third-party code in the pages. An owner may need the code, and should know what the
 * code may do.
 */
const looserPolicy = (field: string, expected: string, name: string): SettingsRemark => ({
  id: 'looser-policy',
  field,
  expected,
  found: `"${name}", whose script runs in the pages`,
  effect:
    'Visitors load pages whose content security policy permits this script, which can read and change the whole page.',
});

/** A remark on a network without records in ads.txt, which some networks do not have. */
const withoutRecords = (network: Network, field: string): SettingsRemark => ({
  id: 'no-ads-txt',
  field: `${field}.adsTxt`,
  expected: 'the ads.txt records that the network gives its publishers, if it has any',
  found: 'no record',
  effect: `Buyers may refuse slots that /ads.txt does not permit "${network.name}" to sell, so visitors see fewer paid ads.`,
});

/**
 * A remark on a network whose code runs in the pages. The advice depends on whether a frame can run
 * the code.
 */
function inPage({ name, mode, adapter }: Network, field: string): SettingsRemark {
  const canChoose = mode !== undefined && adapter.snippet !== undefined;
  const expected = canChoose
    ? 'the mode "frame" or "second-host", unless the network forbids frames'
    : 'a network that runs in a frame, if you can choose';
  return looserPolicy(canChoose ? `${field}.mode` : field, expected, name);
}

/** Remarks on house creatives whose message came with the new site. */
function creativeRemarks({ creatives, noun, identity }: Settings): SettingsRemark[] {
  const words = { noun, site: identity.name };
  const supplied = STARTER_CREATIVES.map((message) => fillTokens(message, words));
  return creatives
    .map((creative, index) => ({ ...creative, field: `creatives.${index}` }))
    .filter(({ message }) => supplied.includes(message))
    .map(({ title, field }) => ({
      id: 'starter-creative',
      field,
      expected: 'a note of your own',
      found: `"${title}", which came with the site`,
      effect: 'Slots without an ad show visitors a note that you have not written.',
    }));
}

/** Remarks on stories that are marked as invented. A finished site has no invented stories. */
const sampleRemarks = (texts: readonly RemarkedText[]): LaunchRemark[] =>
  texts
    .filter(({ folder, fields }) => folder === 'stories' && fields.sample === true)
    .map(({ file, lineOf }) => ({
      id: 'sample-story',
      file,
      line: lineOf('sample'),
      field: 'sample',
      expected: 'a story that somebody has told you, or no file',
      found: 'true, which marks an invented story',
      effect: 'Visitors read an invented story, which the page calls an example.',
    }));

/** The day of a text's last change, otherwise of its publication; empty if it has neither. */
const lastDay = ({ fields: { date, updated } }: RemarkedText): string => {
  const day = updated ?? date;
  return isDate(day) ? dayForMachines(day) : '';
};

/** A remark on an accessibility statement that is older than the newest text. */
function statementRemarks(texts: readonly RemarkedText[]): LaunchRemark[] {
  const statement = texts.find(({ file }) => /(?:^|\/)pages\/accessibility\.md$/.test(file));
  if (!statement || !lastDay(statement)) return [];
  const newest = texts.reduce((one, other) => (lastDay(other) > lastDay(one) ? other : one));
  if (lastDay(newest) <= lastDay(statement)) return [];
  return [
    {
      id: 'statement-outdated',
      file: statement.file,
      line: statement.lineOf('updated'),
      field: 'updated',
      expected: 'a day on which the pages were tried, not before the newest text',
      found: `"${lastDay(statement)}", before ${newest.file} of ${lastDay(newest)}`,
      effect: 'Visitors read that the pages were tried, and the newest text was not among them.',
    },
  ];
}

const BLANK = {
  id: 'blank',
  expected: 'your own words, or delete the line if it does not apply',
  effect: 'Visitors see a form that nobody has filled in.',
} as const;

/** Finds the blanks in a text, with their lines. A long blank is cut off. */
const blanksIn = (text: string) =>
  [...text.matchAll(ANY_BLANK)].map(({ 0: blank, index }) => {
    const words = blank.replace(/\s+/g, ' ');
    return {
      line: lineAt(text, index),
      found: words.length > 60 ? `${words.slice(0, 57)}…` : words,
    };
  });

/** Remarks on blanks that the owner has not filled in, in front matter and in paragraphs. */
const blankRemarks = (texts: readonly RemarkedText[]): LaunchRemark[] =>
  texts.flatMap(({ file, fields, lineOf, paragraphs }) => [
    ...textsIn(fields).flatMap(({ field, text }) =>
      blanksIn(text).map(({ found }) => ({ ...BLANK, file, line: lineOf(field), field, found })),
    ),
    ...paragraphs.flatMap(({ line, text }) =>
      blanksIn(text).map((blank) => ({ ...BLANK, file, ...blank, line: line + blank.line - 1 })),
    ),
  ]);

/** The services of the engine that belong to a certain company or program. */
const { form: _form, verification: _proofs, ...COMPANIES } = SERVICES;

/** The function of a service. The settings contain copies of services, with the same functions. */
const methodOf = (service: Service) => KINDS.map((kind) => service[kind]).find((method) => method);

/**
 * Remarks on services that the owner's own sentences of the privacy page name, although the site no longer
 * has the services.
 */
function formerServiceRemarks(
  { services }: Settings,
  texts: readonly RemarkedText[],
): LaunchRemark[] {
  const current = new Set<unknown>(
    services.flatMap(({ service, name }) => [methodOf(service), name]),
  );
  const former = Object.values(COMPANIES)
    .map((service: Service) => ({
      service,
      name: String(service.schema.shape.name.parse(undefined)),
    }))
    .filter(({ service, name }) => !current.has(methodOf(service)) && !current.has(name));
  return texts
    .filter(({ file }) => /(?:^|\/)pages\/privacy\.md$/.test(file))
    .flatMap(({ file, paragraphs }) =>
      former.flatMap(({ name }): LaunchRemark[] => {
        const pattern = new RegExp(`\\b${name}\\b`);
        const paragraph = paragraphs.find(({ text }) => pattern.test(text));
        if (!paragraph) return [];
        return [
          {
            id: 'former-service',
            file,
            line: paragraph.line + lineAt(paragraph.text, paragraph.text.search(pattern)) - 1,
            expected: 'services that the settings have',
            found: `"${name}", which is not in services`,
            effect:
              'Visitors read that a company receives information about them, although it does not.',
          },
        ];
      }),
    );
}

/** Remarks on sentences of the static pages that came with the site. */
const sentenceRemarks = (texts: readonly RemarkedText[]): LaunchRemark[] =>
  texts
    .filter(({ folder }) => folder === 'pages')
    .flatMap(({ file, paragraphs }) =>
      Object.entries(STARTER_SENTENCES).flatMap(([sentence, expected]): LaunchRemark[] => {
        // An editor may wrap lines.
        const pattern = new RegExp(sentence.split(' ').map(RegExp.escape).join('\\s+'));
        const paragraph = paragraphs.find(({ text }) => pattern.test(text));
        if (!paragraph) return [];
        const start = sentence.length > 60 ? `${beginning(sentence, 57)}…` : sentence;
        return [
          {
            id: 'starter-text',
            file,
            line: paragraph.line + lineAt(paragraph.text, paragraph.text.search(pattern)) - 1,
            expected,
            found: `"${start}", which came with the site`,
            effect: 'Visitors read about the software, or a note to its publisher.',
          },
        ];
      }),
    );
