/** The methods that a site supports. Any other method gets 405. */
export const methods = ['GET', 'HEAD'] as const;

export type Method = (typeof methods)[number];

/** The header that a 405 response must have. Source: RFC 9110, 15.5.6 */
export const allow = { Allow: methods.join(', ') } as const;

export function isMethod(method: string | undefined): method is Method {
  return methods.some((known) => known === method);
}
