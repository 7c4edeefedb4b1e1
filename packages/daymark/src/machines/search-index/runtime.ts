/**
 * Two changes of the `fetch` that the runtime uses. It takes the WebAssembly from the runtime's own
 * folder, because Pagefind looks for a copy in the folder of each shard. And it stores failures,
 * which the search reads with `takeFailure`: Pagefind ignores a part of the index that fails to
 * load, so a network error looks like "nothing found".
 */
const PROLOGUE = `let failure;
export const takeFailure = () => { const taken = failure; failure = undefined; return taken; };
const folder = import.meta.url.replace(/[^/]*$/, '');
const fetch = async (wanted) => {
  const address = wanted.replace(/^.*\\/(?=wasm\\.)/, folder);
  try {
    const answer = await globalThis.fetch(address);
    if (!answer.ok) throw new Error(\`\${address}: expected status 200; found \${answer.status}\`);
    return answer;
  } catch (error) {
    failure = error;
    throw error;
  }
};
`;

/** Replaces the `fetch` in Pagefind's browser script. */
export function tellingRuntime(script: string): string {
  return PROLOGUE + script;
}
