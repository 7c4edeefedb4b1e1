/**
 * Pagefind ignores a part of the index that fails to load, so a network error looks like "nothing
 * found". This `fetch` shadows the browser's `fetch` in the runtime only, and stores the failure,
 * which the search reads with `takeFailure`.
 */
const PROLOGUE = `let failure;
export const takeFailure = () => { const taken = failure; failure = undefined; return taken; };
const fetch = async (address) => {
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

/** Adds to Pagefind's browser script a `fetch` that stores the error of the last failed request. */
export function tellingRuntime(script: string): string {
  return PROLOGUE + script;
}
