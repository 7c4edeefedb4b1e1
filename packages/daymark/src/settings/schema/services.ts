import { z } from 'zod';
import { didYouMean } from '../edit-distance.ts';
import type { Service, Services, SiteService } from '../service.ts';
import { SERVICES } from '../services/services.ts';
import type { ServiceInput } from './site-input.ts';

/** Returns the schema of a service, with the field that names the service. */
const serviceField = (name: string, service: Service) =>
  z
    .literal(name)
    .transform(() => service)
    .meta({ label: 'Service', explanation: 'The company or program.' });

type ServiceSchema = z.core.$ZodTypeDiscriminable & z.ZodType<SiteService, ServiceInput>;

/**
 * Returns the schema of the services.
 * @param own the services that the owner has written
 */
export function services(own: Services) {
  const schemas = Object.entries({ ...SERVICES, ...own }).map(([name, service]) =>
    service.schema
      .safeExtend({ service: serviceField(name, service) })
      .meta(z.globalRegistry.get(service.schema) ?? {}),
  );
  const known = Object.keys(SERVICES);
  const error: z.core.$ZodErrorMap = ({ code, input }) =>
    code === 'invalid_type'
      ? 'an object with the field service, and others that depend on the service'
      : `a service: "${known.join('", "')}", or the path of a module of your own, such as "./services/acme.ts"${didYouMean(Object(input).service, known)}`;
  // TypeScript cannot infer the types from a list of schemas whose members it does not know.
  const union = schemas as unknown as [ServiceSchema, ...ServiceSchema[]];
  return z
    .array(z.discriminatedUnion('service', union, { error }), 'a list of services')
    .default([])
    .meta({
      label: 'Services',
      explanation:
        'What other companies or programs do for the site: a newsletter, a counter of visits, comments, and proofs that the site is yours. At most one of each kind.',
      group: 'Services',
    });
}
