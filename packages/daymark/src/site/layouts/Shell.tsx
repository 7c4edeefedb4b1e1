import type { ReactNode } from 'react';
import * as wording from '#words';
import type { LanguageLink } from '../../content/translations.ts';
import { Newsletter } from '../../services/Newsletter.tsx';
import { counterAsks, isAnyoneAsked } from '../../settings/asking.ts';
import type { newsletterAt } from '../../settings/service.ts';
import type { Settings } from '../../settings/site.ts';
import type { Logo } from '../../ui/look/files.ts';
import { Footer, type FooterProps } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

interface ShellProps {
  settings: Pick<
    Settings,
    'identity' | 'navigation' | 'footer' | 'partners' | 'networks' | 'services'
  >;
  logo?: Logo | undefined;
  currentPath: string;
  /** The links to the page in other languages. */
  languages?: readonly LanguageLink[] | undefined;
  year: number;
  /** The legal pages that exist. */
  legalTexts: FooterProps['legalTexts'];
  hasStatement: boolean;
  titles: FooterProps['titles'];
  /** The newsletter, if its form is in the footer. */
  newsletter?: ReturnType<typeof newsletterAt>;
  children?: ReactNode;
}

/** Shows the parts around the content of every page: skip link, header and footer. */
export function Shell(props: ShellProps) {
  const { settings, logo, currentPath, languages, newsletter, children, ...rest } = props;
  const common = { siteName: settings.identity.name, currentPath, languages };
  return (
    <>
      <a className="button skip-link" href="#content">
        {wording.skipToContent}
      </a>
      <Header {...common} logo={logo} navigation={settings.navigation} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer
        {...common}
        {...settings.footer}
        {...rest}
        partners={settings.partners}
        asksForConsent={isAnyoneAsked(settings)}
        asksAboutCompanies={counterAsks(settings)}
      >
        {newsletter && <Newsletter {...newsletter} place="footer" />}
      </Footer>
    </>
  );
}
