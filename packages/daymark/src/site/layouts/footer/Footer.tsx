import type { ReactNode } from 'react';
import { ACCESSIBILITY, COMMUNITY, PREFERENCES, PRIVACY, TERMS } from '#addresses';
import * as wording from '#words';
import type { LanguageLink } from '../../../content/translations.ts';
import { LanguageLinks, type NavigationItem, NavigationLinks } from '../../../ui/LinkList.tsx';
import './footer.css';

const LEGAL = [
  { text: 'privacy', name: wording.privacy, path: PRIVACY },
  { text: 'terms', name: wording.terms, path: TERMS },
] as const;

type LegalText = (typeof LEGAL)[number]['text'];
const LEGAL_TEXTS = LEGAL.map(({ text }) => text);

/**
 * Returns the title of a page, or the word of the interface if the title begins with it, such as
 * "Privacy" for "Privacy Policy".
 */
const nameFor = (title: string | undefined, word: string) =>
  title === undefined || title.startsWith(word) ? word : title;

export interface FooterProps {
  siteName: string;
  trust: string;
  invitation: string;
  partnersNote: string;
  quickLinks: readonly NavigationItem[];
  legal: readonly NavigationItem[];
  /** The legal pages that exist, for the second list of links to them; by default, both. */
  legalTexts?: readonly LegalText[] | undefined;
  /** The titles of the pages that the last line links to, by the names of their texts. */
  titles?: Readonly<Record<string, string>> | undefined;
  partners: readonly { name: string; url: string }[];
  /** The year of the build, which the browser replaces in a later year. */
  year: number;
  currentPath: string;
  /** Whether the site has an accessibility statement; by default not. */
  hasStatement?: boolean | undefined;
  /** The links to the page in other languages. */
  languages?: readonly LanguageLink[] | undefined;
  /** Whether an ad network or a counter needs the visitor's consent. */
  asksForConsent: boolean;
  /** Whether a counter needs the visitor's consent. */
  asksAboutCompanies?: boolean;
  /** The form of a newsletter. */
  children?: ReactNode;
}

export function Footer(props: FooterProps) {
  const { siteName, trust, invitation, partnersNote, quickLinks, legal, partners } = props;
  const { year, currentPath, legalTexts = LEGAL_TEXTS, titles = {} } = props;
  const inBrief = LEGAL.filter(({ text }) => legalTexts.includes(text));
  return (
    <footer className="site-footer mt-24 hairline bg-field print:hidden">
      {props.children && <div className="wrap">{props.children}</div>}
      <div className="wrap grid gap-x-8 gap-y-12 pt-16 pb-10 md:grid-cols-3 lg:gap-x-14">
        <div className="col-span-full">
          <p className="display text-title">{trust}</p>
          <p className="mt-4">
            <a className="text-link" href={COMMUNITY}>
              {invitation}
            </a>
          </p>
        </div>
        {quickLinks.length > 0 && (
          <FooterList title={wording.quickLinks}>
            <NavigationLinks items={quickLinks} currentPath={currentPath} />
          </FooterList>
        )}
        {legal.length > 0 && (
          <FooterList title={wording.legal}>
            <NavigationLinks items={legal} currentPath={currentPath} />
          </FooterList>
        )}
        {props.languages && (
          <FooterList title={wording.languages}>
            <LanguageLinks languages={props.languages} />
          </FooterList>
        )}
        {partners.length > 0 && (
          <FooterList title={wording.partners}>
            <p className="mb-3 text-soft">{partnersNote}</p>
            <ul>
              {partners.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener sponsored">
                    {name}
                    <span className="sr-only"> {wording.opensInNewTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          </FooterList>
        )}
      </div>
      <div className="wrap footer-links flex flex-wrap items-baseline gap-x-8 gap-y-2 pb-10 text-small text-soft">
        <p>
          © <span data-year>{year}</span> {siteName}
        </p>
        {inBrief.length > 0 && (
          <ul className="flex gap-8">
            {inBrief.map(({ text, name, path }) => (
              <li key={path}>
                <a href={path}>{nameFor(titles[text], name)}</a>
              </li>
            ))}
          </ul>
        )}
        <a href={PREFERENCES}>{nameFor(titles.preferences, wording.preferences)}</a>
        {props.hasStatement && (
          <a href={ACCESSIBILITY}>{nameFor(titles.accessibility, wording.accessibility)}</a>
        )}
        {props.asksForConsent && (
          <a href={`${PREFERENCES}#advertising`}>
            {props.asksAboutCompanies ? wording.companies : wording.advertisingChoices}
          </a>
        )}
      </div>
    </footer>
  );
}

/** A list of links with a heading, as a landmark for screen readers. */
function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="footer-links text-small" aria-label={title}>
      <h2 className="label mb-3 text-soft">{title}</h2>
      {children}
    </nav>
  );
}
