import { encodings } from '../http/encodings.ts';
import type { Policy } from '../http/policy.ts';
import type { Redirects } from '../http/redirects.ts';
import type { Route, RouteFinder } from '../http/routes.ts';
import { aliasesOf, urlOf } from '../http/urls.ts';
import { shareHeaders } from './file-headers.ts';
import { type FileState, LARGE, StoredFile, stateOf } from './stored-file.ts';

/** A file without its compressed variants, and each of them. */
const variants = [{ name: undefined, suffix: '' }, ...encodings];

/** A file of a site that is not a compressed variant of another. */
export interface FoundFile {
  /** The path from the folder of the site. */
  readonly file: string;
  /** The policy of a page. */
  readonly policy: Policy | undefined;
  /** The suffixes of the compressed variants that exist. */
  readonly suffixes: readonly string[];
}

/**
 * Finds the routes that `makeRoutes` would make of the same files. A large site has hundreds of
 * thousands of files, so the index keeps only names, sizes and times, and makes the route of a file
 * when it is first requested.
 */
export class SiteIndex implements RouteFinder<StoredFile> {
  readonly #root: string;
  readonly #redirects = new Map<string, string>();
  /** The numbers of the files by URL path. */
  readonly #numbers = new Map<string, number>();
  readonly #files: string[] = [];
  readonly #policies: (Policy | undefined)[] = [];
  /** Of each file as many as there are variants; a variant that does not exist has the size -1. */
  readonly #sizes: number[] = [];
  readonly #times: number[] = [];
  readonly #headersOf = shareHeaders();
  readonly #routes = new Map<number, Route<StoredFile>>();

  constructor(root: string, redirects: Redirects) {
    this.#root = root;
    for (const [old, to] of Object.entries(redirects))
      for (const from of [old, `${old}/`]) this.#redirects.set(from, to);
  }

  add({ file, policy, suffixes }: FoundFile): void {
    const number = this.#files.push(file) - 1;
    this.#numbers.set(urlOf(file), number);
    this.#policies.push(policy);
    let isLarge = false;
    for (const { name, suffix } of variants) {
      const exists = name === undefined || suffixes.includes(suffix);
      const state = exists ? stateOf(this.#root, file + suffix) : undefined;
      this.#sizes.push(state?.size ?? -1);
      this.#times.push(state?.modified ?? 0);
      isLarge ||= state !== undefined && state.size > LARGE;
    }
    if (isLarge) this.#open(number);
  }

  get(path: string): Route<StoredFile> | undefined {
    const number = this.#numbers.get(path);
    if (number !== undefined) return this.#routes.get(number) ?? this.#open(number);
    const to = this.#redirects.get(path) ?? this.#urlOfAlias(path);
    return to === undefined ? undefined : { kind: 'redirect', to };
  }

  /** Makes the route of a file, and keeps it with the ETags that it computes. */
  #open(number: number): Route<StoredFile> {
    const file = this.#files[number] ?? '';
    const headers = this.#headersOf(file, this.#policies[number]);
    const stored = variants.flatMap(({ name, suffix }, variant) => {
      const state = this.#stateAt(number * variants.length + variant);
      return state ? [new StoredFile(this.#root, file + suffix, state, name)] : [];
    });
    const [identity, ...encoded] = stored;
    if (!identity) throw new Error(`${file} has no state.`);
    const route = { kind: 'file', file: { headers, identity, encoded } } as const;
    this.#routes.set(number, route);
    return route;
  }

  #stateAt(index: number): FileState | undefined {
    const size = this.#sizes[index] ?? -1;
    return size < 0 ? undefined : { size, modified: this.#times[index] ?? 0 };
  }

  /** Returns the URL path of the file of which a path is another spelling. */
  #urlOfAlias(path: string): string | undefined {
    const file = path.slice(1);
    const urls = [urlOf(file), urlOf(`${file}.html`), path.replace(/\/$/, '')];
    return urls.find((url) => {
      const number = this.#numbers.get(url);
      return number !== undefined && aliasesOf(this.#files[number] ?? '').includes(path);
    });
  }
}
