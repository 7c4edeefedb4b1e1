declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The value at which each axis of a variable font is fixed. */
    variationAxes: Readonly<Record<string, number>>;
    /** Whether to omit the glyphs that only OpenType features show. */
    noLayoutClosure: boolean;
  }
  /** Returns a font that contains only the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: {
    /** Converts a font of any format to uncompressed TrueType or OpenType ("sfnt"). */
    convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
  };
  export default fontverter;
}
