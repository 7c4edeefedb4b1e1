import type { ReactNode } from 'react';
import * as wording from '#words';
import {
  AdvertisingChoices,
  type AdvertisingChoicesProps,
} from '../../consent/AdvertisingChoices.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import '../../ui/controls.css';
import { TextSwitch } from '../layouts/text/TextSwitch.tsx';
import './preferences.css';

interface PreferencesPageProps {
  title: string;
  summary: string;
  /** The advertising choices, if a network needs consent. */
  advertising?: AdvertisingChoicesProps | undefined;
  /** The island that shows what this browser stores. */
  kept?: ReactNode;
  /** The introduction of the page. */
  children?: ReactNode;
}

/** The page of a visitor's choices and data in this browser. It has no ad slots. */
export function PreferencesPage(props: PreferencesPageProps) {
  const { title, summary, advertising, kept, children } = props;
  return (
    <div className="wrap preferences">
      <PageHeading title={title}>
        <p>{summary}</p>
      </PageHeading>
      <div className="prose measure">
        {children}
        <p className="without-script">{wording.preferencesNeedScript}</p>
      </div>
      <section className="mt-16" data-needs-script>
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
  );
}
