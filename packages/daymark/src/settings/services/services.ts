import { z } from 'zod';
import { isText, ownModules, type Results } from '../own-module.ts';
import type { Problem } from '../problems.ts';
import { KINDS, type Service, type Services } from '../service.ts';
import { buttondown } from './buttondown.ts';
import { form } from './form.ts';
import { ghost } from './ghost.ts';
import { giscus } from './giscus.ts';
import { goatcounter } from './goatcounter.ts';
import { listmonk } from './listmonk.ts';
import { mailchimp } from './mailchimp.ts';
import { plausible } from './plausible.ts';
import { umami } from './umami.ts';
import { verification } from './verification.ts';

/** The services of the engine, by their names in the settings. */
export const SERVICES = {
  buttondown,
  listmonk,
  mailchimp,
  form,
  ghost,
  plausible,
  goatcounter,
  umami,
  giscus,
  verification,
};

/** The services that the owner has written, and a problem for each module without a complete one. */
export interface OwnServices {
  services: Services;
  problems: readonly Problem[];
}

/**
 * Loads the services that the owner has written, from the paths in the settings.
 * @param input the export of the settings file
 */
export async function ownServices(input: unknown): Promise<OwnServices> {
  const { modules, problems } = await ownModules<Service>(input, {
    list: 'services',
    field: 'service',
    expected:
      'the path of a module whose default export is a service, made by defineService of daymark/services',
    complete,
    results: RESULTS,
  });
  return { services: modules, problems };
}

/**
 * Returns the service if it is complete.
 * @throws Error that names the missing part
 */
function complete(service: Service | undefined): Service {
  const { schema, ...methods } = Object(service) as Service;
  const need = (is: unknown, what: string) => {
    if (!is) throw new Error(`lacks ${what}`);
  };
  need(service, 'a default export');
  need(schema instanceof z.ZodObject, 'a schema made by z.strictObject');
  need(schema.shape.name, 'the field "name" in the schema');
  for (const [name, method] of Object.entries(methods))
    need(typeof method === 'function', `the function ${name}`);
  need(
    KINDS.some((kind) => methods[kind]),
    `one of the functions ${KINDS.join(', ')}`,
  );
  return Object(service);
}

const isSecure = (value: unknown) => isText(value) && URL.parse(`${value}`)?.protocol === 'https:';

/** Checks of the results of a service's functions, by function. */
const RESULTS: Results = {
  newsletter: {
    expected: 'an object with action (a URL that begins with "https://") and email, or with page',
    is: (value) => {
      const { action, email, page } = Object(value);
      return isSecure(page) || (isSecure(action) && isText(email));
    },
  },
  count: {
    expected: 'an object with address (a URL that begins with "https://"), fields and as',
    is: (value) => {
      const { address, fields, as } = Object(value);
      return isSecure(address) && Object(fields) === fields && /^(?:query|text|json)$/.test(as);
    },
  },
  comments: {
    expected: 'an object with src and page, URLs that begin with "https://"',
    is: (value) => isSecure(Object(value).src) && isSecure(Object(value).page),
  },
  proofs: {
    expected: 'an object with the lists meta and me',
    is: (value) => [Object(value).meta, Object(value).me].every(Array.isArray),
  },
  disclosure: { expected: 'a text', is: isText },
};
