/**
 * Pagefind passes over a part of the index that does not arrive, so that a failing
 * network looks like "nothing found". This `fetch`, which stands before the browser's own
 * for the runtime alone, keeps the failure for the search to take.
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

/** Pagefind's script for browsers, made to tell which of its requests failed. */
export function tellingRuntime(script: string): string {
  return PROLOGUE + script;
}
