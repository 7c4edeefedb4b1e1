import * as wording from '#words';
import type { ConsentSettings } from './answer.ts';
import { CHOICES_ID } from './answer.ts';

export interface AdvertisingChoicesProps {
  /** The heading. */
  title: string;
  networks: readonly { id: string; name: string; privacyPolicy: string }[];
  settings: ConsentSettings;
  /** The URL of the consent platform's privacy policy, if the site has a platform. */
  platformPolicy?: string | undefined;
}

/**
 * The visitor's answer for each network, and controls to change it. Only the browser stores the
 * answers, so choices.browser.ts inserts them. Every text has reserved space to avoid layout
 * shifts.
 */
export function AdvertisingChoices(props: AdvertisingChoicesProps) {
  const { title, networks, settings, platformPolicy } = props;
  const { platform, months, gpc } = settings;
  return (
    <section id={CHOICES_ID} className="mt-16" data-needs-script>
      <h2 className="display text-section">{title}</h2>
      <div className="answer-said measure text-small" role="status">
        <p data-answered-by="nobody" data-shown>
          {wording.answeredNot}
        </p>
        {platform ? (
          <>
            <p data-answered-by="platform">{wording.answeredByPlatform(platform.name)}</p>
            <p data-answered-by="silence">
              {wording.platformIsSilent(platform.name, (text) => (
                <a key="policy" className="text-link" href={platformPolicy} rel="noopener">
                  {text}
                </a>
              ))}
            </p>
          </>
        ) : (
          <p data-answered-by="visitor">
            {wording.answeredOn(<time key="day" />, wording.monthsLater(months))}
          </p>
        )}
        {gpc && <p data-answered-by="both">{wording.gpcRestricts}</p>}
        <p data-answered-by="browser">{wording.answeredByBrowser}</p>
      </div>
      <ul className="answer-networks">
        {networks.map(({ id, name, privacyPolicy }) => (
          <li key={id}>
            <fieldset>
              <legend>{name}</legend>
              <a className="text-link" href={privacyPolicy} rel="noopener">
                {wording.policyOf(
                  (text) => (
                    <span key="name" className="sr-only">
                      {text}
                    </span>
                  ),
                  name,
                )}
              </a>
              <span className="answer-choice">
                <label>
                  <input type="radio" name={`network-${id}`} value="granted" /> {wording.accept}
                </label>
                <label>
                  <input type="radio" name={`network-${id}`} value="refused" /> {wording.refuse}
                </label>
              </span>
            </fieldset>
          </li>
        ))}
      </ul>
      {platform ? (
        <p className="actions">
          <button type="button" className="button" data-platform>
            {wording.openPlatform(platform.name)}
          </button>
        </p>
      ) : (
        networks.length > 1 && (
          <p className="actions">
            <button type="button" className="button button-quiet" data-all="granted">
              {wording.acceptAll}
            </button>
            <button type="button" className="button button-quiet" data-all="refused">
              {wording.refuseAll}
            </button>
          </p>
        )
      )}
    </section>
  );
}
