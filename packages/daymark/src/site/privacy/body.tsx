import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PREFERENCES } from '#addresses';
import * as wording from '#words';
import { STAMP_KEY } from '../../consent/answer.ts';
import { STORAGE_KEY } from '../../consent/record.ts';
import { fillPlaceholders } from '../../content/static-pages/placeholders.ts';
import { counterAsks, isAnyoneAsked } from '../../settings/asking.ts';
import { modeOf, type Network, networksNeedingConsent } from '../../settings/network.ts';
import {
  counterOf,
  isOwnHost,
  kindOf,
  newsletterOf,
  type SiteService,
} from '../../settings/service.ts';
import type { Settings } from '../../settings/site.ts';

/** Returns the owner's privacy text with its placeholders filled from the settings. */
export function privacyBody(html: string, settings: DisclosedSettings): string {
  return fillPlaceholders(html, {
    networks: renderToStaticMarkup(<NetworksDisclosure {...settings} />),
    services: renderToStaticMarkup(<ServicesDisclosure {...settings} />),
    consent: renderToStaticMarkup(<ConsentDisclosure {...settings} />),
  });
}

/** Describes what the site stores of an answer about consent, if anybody is asked. */
function ConsentDisclosure(settings: DisclosedSettings) {
  const { networks, consent } = settings;
  if (!isAnyoneAsked(settings)) return null;
  const { platform } = consent;
  const isKept = counterAsks(settings) ? wording.companiesAnswerIsKept : wording.consentIsKept;
  if (platform) return wording.stampIsKept(<code key="key">{STAMP_KEY}</code>, platform.name);
  // Networks that receive the answer through Google's Consent Mode.
  const google = networks.flatMap(({ name, adapter }) =>
    adapter.consent?.usesConsentMode ? name : [],
  );
  return (
    <>
      {isKept(<code key="key">{STORAGE_KEY}</code>, wording.monthsLater(consent.months))}
      {google.length > 0 && wording.space}
      {google.length > 0 && wording.googleHearsConsent(google)}
    </>
  );
}

/** The settings that the privacy page describes. */
type DisclosedSettings = Pick<Settings, 'networks' | 'services' | 'identity' | 'ads' | 'consent'>;

/** Describes the ad networks: what they receive and store, and whether they need consent. */
function NetworksDisclosure({ networks, ads, consent }: DisclosedSettings) {
  const { platform } = consent;
  if (networks.length === 0) return <p>{wording.noNetworks}</p>;
  return (
    <>
      <p>{wording.networksFill(networks.length)}</p>
      <ul>
        {networks.map((network) => (
          <li key={network.id}>
            {sentences([
              wording.sentence(<strong key="name">{network.name}</strong>),
              wording.itReceives(network.receives),
              ...keyWords(network),
              ...placeWords(network, ads.frameHost),
              askedWords(network, platform?.name),
              policySentence(network),
            ])}
          </li>
        ))}
      </ul>
      <NetworkStorage networks={networks} />
      {networksNeedingConsent(networks).length > 0 && (
        <Asking consent={consent} networks={networks} />
      )}
    </>
  );
}

type AskingProps = Pick<Settings, 'consent' | 'networks'>;

/** Says who asks for consent, and where visitors change their answer. */
function Asking({ consent, networks }: AskingProps) {
  const { platform } = consent;
  return (
    <p>
      {sentences([
        ...(platform
          ? [wording.platformAsks(platform.name), policySentence(platform)]
          : [wording.refusalIsFree]),
        wording.changeAnswer((text) => (
          <a key="preferences" href={`${PREFERENCES}#advertising`}>
            {text}
          </a>
        )),
        ...(networks.some(({ cookies }) => cookies.length > 0) ? [wording.storedElsewhere] : []),
        ...optOutWords({ consent, networks }),
      ])}
    </p>
  );
}

/** Describes what an opt-out means: by the browser, and in a consent platform by the laws of the US. */
function optOutWords({ consent: { platform, gpc }, networks }: AskingProps): string[] {
  const names = networksNeedingConsent(networks).flatMap(({ name, adapter }) =>
    adapter.consent?.restricts ? name : [],
  );
  const restrictedByBrowser = platform
    ? wording.restrictedOutsideGdpr(platform.name)
    : wording.restrictedByBrowser;
  return [
    gpc === 'restrict' ? restrictedByBrowser : wording.refusedByBrowser,
    ...(platform ? [wording.restrictedByPlatform(platform.name)] : []),
    ...(platform || gpc === 'restrict' ? [restrictedMeans(names)] : []),
  ];
}

const restrictedMeans = (names: readonly string[]) =>
  names.length > 0 ? wording.restrictedMeans(names) : wording.restrictedIsRefusal;

/** Puts the space of the language between sentences. */
const sentences = (all: readonly ReactNode[]) =>
  all.flatMap((sentence, index) => (index === 0 ? [sentence] : [wording.space, sentence]));

/** Returns the sentence that links to the privacy policy of a company. */
const policySentence = ({ name, privacyPolicy }: { name: string; privacyPolicy: string }) =>
  wording.sentence(
    <a key="policy" href={privacyPolicy}>
      {wording.privacyPolicyOf(name)}
    </a>,
  );

/** Names the keys of the key-values that a network receives about a page. */
function keyWords({ targeting }: Network): string[] {
  if (!targeting) return [];
  const { keys, ...facts } = targeting;
  const sent = Object.entries(facts).flatMap(([key, isSent]) => (isSent ? key : []));
  const all = [...sent, ...Object.keys(keys)];
  return all.length > 0 ? [wording.receivesKeys(all)] : [];
}

/** Describes where the code of a network runs, and what it can access. */
function placeWords(network: Network, frameHost: string | undefined): string[] {
  const mode = modeOf(network);
  if (mode === 'inline') return [wording.codeRuns.inline];
  const isSecond = mode === 'second-host' && frameHost;
  const code = isSecond ? wording.codeRunsOn(new URL(frameHost).host) : wording.codeRuns[mode];
  const setsCookies = mode === 'frame' && network.cookies.length > 0;
  return [code, wording.learnsPage, ...(setsCookies ? [wording.serversSetCookies] : [])];
}

/** Describes whether a network needs consent, and whether a consent platform asks for it. */
function askedWords({ needsConsent }: Network, platform: string | undefined): string {
  if (!needsConsent) return wording.neverAsked;
  // A platform may decide that the local law requires no consent.
  return platform ? wording.askedByPlatform(platform) : wording.askedFirst;
}

/** Describes the services: what they receive, and whether they need consent. */
function ServicesDisclosure(settings: DisclosedSettings) {
  const disclosed = settings.services.filter((service) => kindOf(service) !== 'proofs');
  if (disclosed.length === 0) return null;
  return (
    <>
      <p>{wording.servicesAre(disclosed.length)}</p>
      <ul>
        {disclosed.map((service) => (
          <li key={service.name}>
            {sentences([
              wording.sentence(<strong key="name">{service.name}</strong>),
              ...serviceWords(service, settings),
            ])}
          </li>
        ))}
      </ul>
      {counterAsks(settings) && (
        <p>
          {sentences([
            wording.changeAnswer((text) => (
              <a key="preferences" href={`${PREFERENCES}#advertising`}>
                {text}
              </a>
            )),
          ])}
        </p>
      )}
    </>
  );
}

/** Returns the sentences about a service. A program on a host of the owner belongs to no company. */
function serviceWords(fields: SiteService, settings: DisclosedSettings): ReactNode[] {
  const { identity } = settings;
  const { receives, host, more = [] } = factsOf(fields, settings);
  const isOwn = isOwnHost(host, identity.url);
  const { privacyPolicy } = fields;
  return [
    fields.service.disclosure?.(fields, identity.language) ?? receives,
    ...(isOwn ? [wording.runsOnOwnHost(new URL(host).host)] : []),
    ...more,
    ...(!isOwn && privacyPolicy ? [policySentence({ name: fields.name, privacyPolicy })] : []),
  ];
}

/**
 * The sentences about a service of each kind: the data that it receives, the URL of its host, and
 * further facts.
 */
function factsOf(fields: SiteService, settings: DisclosedSettings) {
  const { url } = settings.identity;
  const newsletter = kindOf(fields) === 'newsletter' && newsletterOf(settings);
  if (newsletter) {
    const { form } = newsletter;
    return 'page' in form
      ? { receives: wording.linkOnly, host: form.page }
      : { receives: wording.newsletterReceives, host: form.action };
  }
  const counter = kindOf(fields) === 'count' && counterOf(settings);
  if (!counter) {
    const page = { url, title: '', description: '', language: settings.identity.language };
    const frame = fields.service.comments?.(fields, page);
    return { receives: wording.commentsReceive, host: frame?.src ?? url };
  }
  const sent = JSON.stringify(counter.count.fields);
  return {
    receives: wording.counterReceives,
    host: counter.count.address,
    more: [
      ...(sent.includes('"$title"') ? [wording.counterReceivesTitle] : []),
      ...(sent.includes('"$language"') ? [wording.counterReceivesLanguage] : []),
      counter.asks ? wording.countsOnceAllowed : wording.countsAtOnce,
      ...(fields.ignoresSignals ? [] : [wording.heedsSignals]),
    ],
  };
}

/** A table that scrolls on narrow screens is a tab stop: see `watchScrollers`. */
const SCROLLER = { tabIndex: 0 };

/** A table of the data that ad networks store in visitors' browsers. */
function NetworkStorage({ networks }: { networks: readonly Network[] }) {
  const kept = networks.flatMap(({ name: network, cookies }) =>
    cookies.map((cookie) => ({ ...cookie, network })),
  );
  if (kept.length === 0) return <p>{wording.keptByNobody}</p>;
  return (
    <>
      <p>{wording.keptByNetworks}</p>
      <section className="wide" aria-label={wording.keptTable} {...SCROLLER}>
        <table>
          <thead>
            <tr>
              <th scope="col">{wording.keptColumns.name}</th>
              <th scope="col">{wording.keptColumns.network}</th>
              <th scope="col">{wording.keptColumns.purpose}</th>
              <th scope="col">{wording.keptColumns.lifetime}</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ name, network, purpose, lifetime }) => (
              <tr key={`${network} ${name}`}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{network}</td>
                <td>{purpose}</td>
                <td>{lifetime}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
