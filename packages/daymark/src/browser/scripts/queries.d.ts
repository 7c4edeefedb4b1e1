declare module '*?lazy' {
  /** The URL of the script. See `import-queries.ts`. */
  const address: string;
  export default address;
}

declare module '*?inlined' {
  /** The code of the script with its imports, to inline in a page. See `import-queries.ts`. */
  const script: string;
  export default script;
}
