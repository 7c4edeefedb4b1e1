import type { ReactNode } from 'react';
import * as wording from '#words';
import { escapeHtml } from '../../basics/text.ts';
import { DONATION_KEY, SCHEME_KEY, TEXT_KEY } from '../../browser/stored-values.ts';
import {
  AdvertisingChoices,
  type AdvertisingChoicesProps,
} from '../../consent/AdvertisingChoices.tsx';
import { CHOICES_ID } from '../../consent/answer.ts';
import { STORAGE_KEY as CONSENT_KEY } from '../../consent/record.ts';
import { asksItself, counterAsks } from '../../settings/asking.ts';
import type { Settings } from '../../settings/site.ts';
import { HeadedPage } from '../HeadedPage.tsx';
import { PageContents } from '../page-contents.tsx';
import { EXPORT_ID, STORED_ID, type StoredItem } from './Kinds.tsx';
import '../../ui/controls.css';
import './preferences.css';

interface PreferencesPageProps {
  title: string;
  summary: string;
  /** Whether the site has steps or articles, which a visitor can mark or keep. */
  hasNotebook?: boolean;
  /** The advertising choices, if a company needs consent. */
  advertising?: AdvertisingChoicesProps | undefined;
  /** The island that shows what this browser stores. */
  kept?: ReactNode;
  children?: ReactNode;
}

/** The page of a visitor's choices and data in this browser. The page has no ad slots. */
export function PreferencesPage(props: PreferencesPageProps) {
  const { title, summary, hasNotebook, advertising, kept, children } = props;
  const sections = [
    { id: 'colours', heading: escapeHtml(wording.colourScheme) },
    { id: 'text', heading: escapeHtml(wording.textOfArticles) },
    ...(advertising ? [{ id: CHOICES_ID, heading: escapeHtml(advertising.title) }] : []),
    { id: STORED_ID, heading: escapeHtml(wording.keptHere) },
    ...(hasNotebook ? [{ id: EXPORT_ID, heading: escapeHtml(wording.takeWithYou) }] : []),
  ];
  return (
    <HeadedPage
      title={title}
      summary={summary}
      beside={<PageContents sections={sections} needScript />}
      column={
        <div className="preferences">
          {/* Not a margin, which would move the column until the text arrives. */}
          <div className="prose measure pb-10">
            {children}
            <p className="without-script">{wording.preferencesNeedScript}</p>
          </div>
          <section id="colours" data-needs-script>
            <h2 className="display text-section">{wording.colourScheme}</h2>
            <fieldset id="scheme-here" className="choices mt-6">
              <legend className="sr-only">{wording.colourScheme}</legend>
              {Object.entries(wording.schemes).map(([value, name]) => (
                <label key={value}>
                  <input type="radio" name="color-scheme-here" value={value} />
                  {name}
                </label>
              ))}
            </fieldset>
          </section>
          <TextSwitch />
          {advertising && <AdvertisingChoices {...advertising} />}
          {kept}
        </div>
      }
    />
  );
}

/** Shows the choice of a text size and a line spacing, with a text that shows the choice. */
function TextSwitch() {
  const groups = [
    { name: 'text-size', title: wording.textSize, options: wording.textSizes },
    { name: 'line-spacing', title: wording.lineSpacing, options: wording.lineSpacings },
  ];
  return (
    <section id="text" className="mt-16" data-needs-script>
      <h2 className="display text-section">{wording.textOfArticles}</h2>
      <div id="text-here" className="mt-6 flex flex-wrap gap-x-16 gap-y-6">
        {groups.map(({ name, title, options }) => (
          <fieldset key={name} className="choices content-start">
            <legend>{title}</legend>
            {Object.entries(options).map(([value, words]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} />
                {words}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="prose measure mt-6">
        <p>{wording.textSample}</p>
      </div>
    </section>
  );
}

/**
 * Returns the data that parts of the site store with separate keys, in addition to the notebook.
 * The consent answer exists only on a site with a company that needs consent.
 */
export function otherItems(
  settings: Pick<Settings, 'networks' | 'services' | 'identity' | 'consent'>,
): StoredItem[] {
  const scheme = {
    key: SCHEME_KEY,
    title: wording.colourScheme,
    words: wording.colourSchemeIs,
    toErase: wording.colourSchemeToErase,
  };
  const text = {
    key: TEXT_KEY,
    title: wording.textOfArticles,
    words: wording.textOfArticlesIs,
    toErase: wording.textOfArticlesToErase,
  };
  const rest = {
    key: DONATION_KEY,
    title: wording.donationRest,
    words: wording.donationRestIs,
    toErase: wording.donationRestToErase,
  };
  const isAboutAll = counterAsks(settings);
  const answer = {
    key: CONSENT_KEY,
    title: isAboutAll ? wording.companiesAnswer : wording.consentAnswer,
    words: wording.consentAnswerIs,
    toErase: isAboutAll ? wording.companiesAnswerToErase : wording.consentAnswerToErase,
  };
  return [scheme, text, rest, ...(asksItself(settings) ? [answer] : [])];
}
