import { renderToStaticMarkup } from 'react-dom/server';
import * as wording from '#words';
import { HELP } from '../../content/static-pages/names.ts';
import type { Site } from '../../settings/site.ts';
import { dayInWords } from '../../ui/date.ts';

type Help = NonNullable<Site['help']>;

interface Settings {
  help?: Help | undefined;
  identity: { language: string };
}

/**
 * Returns the owner's text with a link to a directory of help for people in distress, if the
 * settings name one: at the end of the section with the heading "Help", or below a new heading.
 */
export function contactBody(html: string, { help, identity }: Settings): string {
  if (!help) return html;
  const link = renderToStaticMarkup(<HelpLink {...help} language={identity.language} />);
  const heading = html.indexOf(`<h2 id="${HELP}"`);
  if (heading < 0) return html + renderToStaticMarkup(<NewHeading />) + link;
  const next = html.indexOf('<h2', heading + 1);
  const end = next < 0 ? html.length : next;
  return html.slice(0, end) + link + html.slice(end);
}

const HelpLink = ({ name, url, lookedUp, language }: Help & { language: string }) => (
  <p>
    {wording.helpByCountry(
      <a key="help" href={url}>
        {name}
      </a>,
      <time key="day" dateTime={lookedUp}>
        {dayInWords(new Date(lookedUp), language)}
      </time>,
    )}
  </p>
);

const NewHeading = () => (
  <>
    <h2 id={HELP}>{wording.help}</h2>
    <p>{wording.emergency}</p>
  </>
);
