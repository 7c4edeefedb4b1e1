/**
 * Fetches static data of this site.
 * @throws an error with the URL and the status of a failed response
 */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${address}: expected status 200; found ${answer.status}`);
  return answer.json();
}
