import type { ReactNode } from 'react';
import * as wording from '#words';
import { isAnyoneAsked } from '../../settings/network.ts';
import type { Site } from '../../settings/site.ts';
import type { Logo } from '../../ui/look/files.ts';
import { Footer, type FooterProps } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

interface FrameProps {
  site: Pick<Site, 'identity' | 'navigation' | 'footer' | 'partners' | 'networks'>;
  logo?: Logo | undefined;
  currentPath: string;
  year: number;
  /** The legal pages that exist. */
  legalTexts: FooterProps['legalTexts'];
  hasStatement: boolean;
  children?: ReactNode;
}

/** Shows the parts around the content of every page: skip link, header and footer. */
export function Frame({ site, logo, currentPath, children, ...frame }: FrameProps) {
  const common = { siteName: site.identity.name, currentPath };
  return (
    <>
      <a className="button skip-link" href="#content">
        {wording.skipToContent}
      </a>
      <Header {...common} logo={logo} navigation={site.navigation} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer
        {...common}
        {...site.footer}
        {...frame}
        partners={site.partners}
        asksForConsent={isAnyoneAsked(site)}
      />
    </>
  );
}
