/* The types and functions with which owners write a service. */

export { z } from 'zod';
export {
  company,
  counterFields,
  newsletterFields,
  otherCompany,
  serviceHost,
} from '../schema/service-fields.ts';
export { defineService, type Service } from '../service.ts';
