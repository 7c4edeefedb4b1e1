declare module '*?late' {
  /** Where the script is to be had. See `late.ts`. */
  const address: string;
  export default address;
}

declare module '*?inlined' {
  /** The script itself, with all that it imports, to stand within a page. See `inlined.ts`. */
  const script: string;
  export default script;
}
