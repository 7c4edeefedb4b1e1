declare module '@adobe/structured-data-validator' {
  /** The structured data of a page, by format and type. */
  interface Extracted {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
  }
  export default class Validator {
    validate(data: Extracted): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
