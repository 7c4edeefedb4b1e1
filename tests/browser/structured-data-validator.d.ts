declare module '@adobe/structured-data-validator' {
  /** What a page says in each format, by the type of what is said. */
  interface Extracted {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
  }
  export default class Validator {
    validate(data: Extracted): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
