import { ANY_FORM, type FormTargets } from '../output/page-sources.ts';
import { newsletterOf } from '../settings/service.ts';
import type { Settings } from '../settings/site.ts';

/** Returns the hosts to which the answers of forms lead, for the policies of pages. */
export function formTargets(settings: Pick<Settings, 'services' | 'security'>): FormTargets {
  const { form } = newsletterOf(settings) ?? {};
  const hosts = settings.security.formHosts;
  return {
    ...(form && 'action' in form && { [new URL(form.action).origin]: form.leadsTo ?? [] }),
    ...(hosts.length > 0 && { [ANY_FORM]: hosts }),
  };
}
