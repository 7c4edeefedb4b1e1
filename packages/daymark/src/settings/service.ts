import type { z } from 'zod';
import { registeredDomainOf } from './network.ts';

/*
 * The services of the settings: a newsletter, a counter of visits, comments, and the proofs that a site
 * belongs to its owner. Their schemas are in `services/`.
 */

/** The places where the form of a newsletter may be, apart from `::newsletter` in a text. */
export const FORM_PLACES = ['articles', 'home', 'footer'] as const;

/** The fields of a service in the parsed settings that the engine itself reads. */
interface CommonService {
  /** The name of the company or program, which visitors see. */
  name: string;
  privacyPolicy?: string | undefined;
  /** The places of the form of a newsletter. */
  places?: readonly (typeof FORM_PLACES)[number][] | undefined;
  /** The heading and the text of the form of a newsletter. */
  title?: string | undefined;
  message?: string | undefined;
  /** Whether the company first sends a letter with a link, and the newsletter only after a click. */
  confirms?: boolean | undefined;
  /** Whether a counter at another company counts without asking. */
  withoutConsent?: boolean | undefined;
  /** Whether a counter counts visitors whose browser sends Global Privacy Control or Do Not Track. */
  ignoresSignals?: boolean | undefined;
}

/** The form of a newsletter, which browsers send without script. */
export interface NewsletterForm {
  /** The URL to which browsers post the form. */
  action: string;
  /** The name of the field with the e-mail address. */
  email: string;
  /** The names and values of fields that visitors do not see. */
  hidden?: readonly (readonly [name: string, value: string])[] | undefined;
  /** The name of a field that only programs fill in, by which the company recognises them. */
  trap?: string | undefined;
  /** The hosts to which the answer may lead, apart from that of `action`, as CSP sources. */
  leadsTo?: readonly string[] | undefined;
}

/** The page of a newsletter at another address, to which visitors get a link instead of a form. */
interface NewsletterPage {
  page: string;
}

/** The request with which a page counts a visit. */
export interface Count {
  /** The URL that counts. */
  address: string;
  /**
   * The fields of the request: fixed values, and facts about the visit: `$url`, `$path`, `$host`,
   * `$title`, `$referrer` and `$language`.
   */
  fields: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /**
   * How the fields are sent: in the URL of a GET request (`query`), or as JSON in a POST request.
   * `text` sends the JSON with the media type of plain text, if the company accepts that, because
   * browsers then send no preflight request.
   */
  as: 'query' | 'text' | 'json';
}

/** The frame with the comments on an article. */
interface CommentsFrame {
  /** The URL of the frame. */
  src: string;
  /** A page that shows the same comments, for visitors without script. */
  page: string;
  /**
   * The parameters with a visitor's session: in the article's URL, to which the company returns the
   * visitor, and in the frame's URL.
   */
  session?: { from: string; to: string } | undefined;
}

/** The article on which a frame shows comments. */
interface CommentedPage {
  /** The URL of the article. */
  url: string;
  title: string;
  description: string;
  /** The language of the site. */
  language: string;
}

/** The proofs that a site belongs to its owner, in the head of the home page. */
interface Proofs {
  /** The names and contents of `<meta>`. */
  meta: readonly (readonly [name: string, content: string])[];
  /** The addresses of `<link rel="me">`. */
  me: readonly string[];
}

/** The schema of a service, without the field `service`. */
type ServiceSchema<Fields> = z.ZodObject & z.core.$ZodType<Fields>;

/** The kinds of services, by the function that a service has. */
export const KINDS = ['newsletter', 'count', 'comments', 'proofs'] as const;

/** Everything that is specific to one service. A service has one of the functions in `KINDS`. */
export interface Service<Fields extends CommonService = CommonService> {
  schema: ServiceSchema<Fields>;
  /** Returns the form of a newsletter, or its page. */
  newsletter?(fields: Fields): NewsletterForm | NewsletterPage;
  /** Returns the request that counts a visit. */
  count?(fields: Fields): Count;
  /** Returns the frame with the comments on an article. */
  comments?(fields: Fields, page: CommentedPage): CommentsFrame;
  /** Returns the proofs that the site belongs to its owner. */
  proofs?(fields: Fields): Proofs;
  /**
   * Returns what the privacy page says of the service in a language, such as "en-GB". By default, the
   * page says what all services of this kind receive.
   */
  disclosure?(fields: Fields, language: string): string;
}

/** A service in the parsed settings. */
export type SiteService = CommonService & { service: Service };

/** Services by their names in the settings. The name of an owner's service is its module's path. */
export type Services = Readonly<Record<string, Service>>;

/** Returns the service unchanged, and infers its types from its schema. */
export const defineService = <Schema extends ServiceSchema<CommonService>>(
  service: Omit<Service<z.output<Schema>>, 'schema'> & { schema: Schema },
) => service;

/** Returns the kind of a service. */
export const kindOf = ({ service }: SiteService): (typeof KINDS)[number] | undefined =>
  KINDS.find((kind) => service[kind]);

type HasServices = { services: readonly SiteService[] };

const ofKind = ({ services }: HasServices, kind: (typeof KINDS)[number]) =>
  services.find((service) => kindOf(service) === kind);

/** Returns the newsletter of a site, with its form or its page. */
export function newsletterOf(settings: HasServices) {
  const fields = ofKind(settings, 'newsletter');
  const form = fields?.service.newsletter?.(fields);
  return fields && form && { fields, form };
}

/** Returns the newsletter of a site if its form is in a place. */
export function newsletterAt(settings: HasServices, place: (typeof FORM_PLACES)[number]) {
  const newsletter = newsletterOf(settings);
  return newsletter?.fields.places?.includes(place) ? newsletter : undefined;
}

/** Whether a URL is on a host of the owner: the domain that the owner of the site has registered. */
export const isOwnHost = (url: string, site: string): boolean =>
  registeredDomainOf(url) === registeredDomainOf(site);

/** The id of the counter among the networks about which visitors are asked. */
export const COUNTER_ID = 'counter';

/** Returns the counter of a site, and whether it waits for a visitor's consent. */
export function counterOf(settings: HasServices & { identity: { url: string } }) {
  const fields = ofKind(settings, 'count');
  const count = fields?.service.count?.(fields);
  if (!fields || !count) return undefined;
  const isOwn = isOwnHost(count.address, settings.identity.url);
  return { fields, count, isOwn, asks: !isOwn && !fields.withoutConsent };
}

/** Returns the frame with the comments on an article, if the site has comments. */
export function commentsOf(settings: HasServices, page: CommentedPage) {
  const fields = ofKind(settings, 'comments');
  const frame = fields?.service.comments?.(fields, page);
  return fields && frame && { fields, frame };
}

/** Returns the proofs that a site belongs to its owner, if it has any. */
export function proofsOf(settings: HasServices): Proofs | undefined {
  const fields = ofKind(settings, 'proofs');
  return fields?.service.proofs?.(fields);
}
