import { z } from 'zod';
import { guarded, importModule, isText, type Results } from '../own-module.ts';
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

const MODULE =
  'the path of a module whose default export is a service, made by defineService of daymark/services';

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
  const services: Record<string, Service> = {};
  const problems: Problem[] = [];
  for (const [index, fields] of Object.entries(Object(Object(input).services))) {
    const path: unknown = Object(fields).service;
    if (typeof path !== 'string' || !path.startsWith('.')) continue;
    try {
      const { default: service } = await importModule<Service>(path);
      services[path] = guarded(path, complete(service), RESULTS);
    } catch (error) {
      const found = `"${path}", which ${Object(error).message}`;
      problems.push({ field: `services.${index}.service`, expected: MODULE, found });
    }
  }
  return { services, problems };
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
