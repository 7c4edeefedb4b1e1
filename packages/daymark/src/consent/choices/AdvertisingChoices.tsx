import type { ConsentSettings } from '../answer.ts';
import { CHOICES_ID } from './id.ts';

export interface AdvertisingChoicesProps {
  networks: readonly { id: string; name: string; privacyPolicy: string }[];
  settings: ConsentSettings;
  /** The URL of the consent platform's privacy policy; absent without a platform. */
  platformPolicy?: string | undefined;
}

/**
 * The visitor's answer for each network, and the controls to change it. Only the browser knows the
 * answers: choices.browser.ts fills them in. Nothing moves, because every text has reserved space.
 */
export function AdvertisingChoices({
  networks,
  settings,
  platformPolicy,
}: AdvertisingChoicesProps) {
  const { platform, months } = settings;
  return (
    <section id={CHOICES_ID} className="mt-16" data-needs-script>
      <h2 className="display text-section">Advertising</h2>
      <div className="answer-said measure text-small" role="status">
        <p data-answered-by="nobody" data-shown>
          You have not answered yet, so nothing of any network that needs your consent has been
          loaded.
        </p>
        {platform ? (
          <>
            <p data-answered-by="platform">
              {platform.name}, which asks for this site, has an answer for this browser. You may
              change it there whenever you like.
            </p>
            <p data-answered-by="silence">
              The choices of {platform.name} did not open. Try again in a moment, or see how to
              reach it in its{' '}
              <a className="text-link" href={platformPolicy} rel="noopener">
                privacy policy
              </a>
              .
            </p>
          </>
        ) : (
          <p data-answered-by="visitor">
            You answered on <time />, and will be asked anew {inMonths(months)} after that day. You
            may change your mind whenever you like, and it holds at once.
          </p>
        )}
        <p data-answered-by="browser">
          Your browser sends Global Privacy Control. It is treated as a refusal: no network that
          needs your consent is contacted, and you are not asked. To choose here, switch it off for
          this site.
        </p>
      </div>
      <ul className="answer-networks">
        {networks.map((network) => (
          <li key={network.id}>
            <Network {...network} />
          </li>
        ))}
      </ul>
      {platform ? (
        <p className="actions">
          <button type="button" className="button" data-platform>
            Open the choices of {platform.name}
          </button>
        </p>
      ) : (
        networks.length > 1 && (
          <p className="actions">
            <button type="button" className="button button-quiet" data-all="granted">
              Accept all
            </button>
            <button type="button" className="button button-quiet" data-all="refused">
              Refuse all
            </button>
          </p>
        )
      )}
    </section>
  );
}

function Network({ id, name, privacyPolicy }: AdvertisingChoicesProps['networks'][number]) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <a className="text-link" href={privacyPolicy} rel="noopener">
        Privacy policy<span className="sr-only"> of {name}</span>
      </a>
      <span className="answer-choice">
        <label>
          <input type="radio" name={`network-${id}`} value="granted" /> Accept
        </label>
        <label>
          <input type="radio" name={`network-${id}`} value="refused" /> Refuse
        </label>
      </span>
    </fieldset>
  );
}

const inMonths = (months: number) => (months === 1 ? 'a month' : `${months} months`);
