import { createHash } from 'node:crypto';
import type { Route } from '@playwright/test';

/*
 * A fake of GitHub's API with the parts that Sveltia CMS uses: a repository with branches, commits that
 * expect the head of their branch, and pull requests. Other queries get no data.
 */

type Json = Record<string, unknown>;

interface Commit {
  oid: string;
  message: string;
  files: ReadonlyMap<string, Buffer>;
}

interface Answer {
  status?: number;
  json?: unknown;
  body?: Buffer | string;
}

interface PullRequest {
  number: number;
  title: string;
  branch: string;
  labels: string[];
}

export const API = 'https://api.github.com';
const REPOSITORY = `${API}/repos/stillpoint/site`;
const DATE = '2026-01-02T03:04:05Z';

const oidOf = (data: string | Buffer) => createHash('sha1').update(data).digest('hex');

export class GitHub {
  /** The token that the fake accepts. Any other token counts as expired. */
  token = 'github_pat_good';
  /** Whether the fake responds with the status of too many requests. */
  isLimited = false;
  readonly pullRequests: PullRequest[] = [];
  /** Requests that the fake does not know. */
  readonly unknown: string[] = [];
  #branches = new Map<string, Commit[]>();

  constructor(files: Readonly<Record<string, string>>) {
    const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    this.#branches.set('main', [
      { oid: oidOf('first'), message: 'First', files: new Map(entries) },
    ]);
  }

  head(branch = 'main'): Commit {
    const commit = this.#branches.get(branch)?.at(-1);
    if (!commit) throw new Error(`${branch}: no such branch`);
    return commit;
  }

  read = (path: string, branch = 'main') => this.head(branch).files.get(path)?.toString();

  /** Commits changes as another person. The value undefined deletes a file. */
  commit(changes: Readonly<Record<string, string | Buffer | undefined>>, branch = 'main'): Commit {
    const commits = this.#branches.get(branch) ?? [];
    const files = new Map(this.head(branch).files);
    for (const [path, data] of Object.entries(changes))
      if (data === undefined) files.delete(path);
      else files.set(path, Buffer.from(data));
    const commit = { oid: oidOf(`${branch} ${commits.length} ${DATE}`), message: 'Commit', files };
    commits.push(commit);
    return commit;
  }

  /** Returns the paths of the files that the last commit of a branch has changed. */
  lastChanges(branch = 'main'): string[] {
    const [before, after] = (this.#branches.get(branch) ?? []).slice(-2);
    const paths = new Set([...(before?.files.keys() ?? []), ...(after?.files.keys() ?? [])]);
    return [...paths].filter(
      (path) => before?.files.get(path)?.toString() !== after?.files.get(path)?.toString(),
    );
  }

  /** The number of commits of a branch. */
  length = (branch = 'main') => this.#branches.get(branch)?.length ?? 0;

  /** Answers a request of a page. */
  async answer(route: Route): Promise<void> {
    const request = route.request();
    const {
      status = 200,
      json,
      body,
    } = await this.#answer(
      request.method(),
      request.url(),
      request.headers().authorization,
      request.postData() ?? '{}',
    );
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      ...(json === undefined
        ? { body: body ?? '' }
        : { contentType: 'application/json', body: JSON.stringify(json) }),
    });
  }

  async #answer(method: string, url: string, authorization = '', sent = '{}'): Promise<Answer> {
    if (this.isLimited)
      return { status: 403, json: { message: 'API rate limit exceeded for user ID 1.' } };
    if (authorization !== `token ${this.token}`)
      return { status: 401, json: { message: 'Bad credentials' } };
    const body: Json = JSON.parse(sent);
    if (url === `${API}/graphql`) return this.#query(String(body.query), Object(body.variables));
    if (url === `${API}/user`)
      return {
        json: {
          ...{ id: 1, login: 'ada', name: 'Ada', email: 'ada@example.org', html_url: '' },
          avatar_url: 'https://avatars.example/1',
        },
      };
    const path = url.startsWith(REPOSITORY) ? url.slice(REPOSITORY.length) : '';
    if (path === '/collaborators/ada') return { status: 204 };
    if (path.startsWith('/git/trees/')) {
      const tree = [...this.head().files].map(([file, data]) => ({
        ...{ type: 'blob', path: file, sha: oidOf(data), size: data.byteLength },
      }));
      return { json: { tree, truncated: false } };
    }
    if (path.startsWith('/contents/')) {
      const [file = '', ref] = path.slice('/contents/'.length).split('?ref=');
      const data = this.#commitOf(ref ?? '')?.files.get(decodeURIComponent(file));
      return data ? { body: data } : { status: 404, json: { message: 'Not Found' } };
    }
    if (method === 'POST' && path === '/pulls') return { json: this.#open(body) };
    const [, number] = /^\/(?:issues|pulls)\/(\d+)/.exec(path) ?? [];
    const pull = this.pullRequests.find((one) => String(one.number) === number);
    if (pull && method === 'PUT') return { json: this.#merge(pull) };
    if (pull && Array.isArray(body.labels)) pull.labels = body.labels;
    if (pull) return { json: { labels: pull.labels.map((name) => ({ name })) } };
    if (method === 'DELETE' && path.startsWith('/git/refs/heads/')) return { status: 204 };
    this.unknown.push(`${method} ${url}`);
    return { status: 404, json: { message: 'Not Found' } };
  }

  #commitOf = (oid: string) =>
    [...this.#branches.values()].flat().find((commit) => commit.oid === oid);

  #open({ title, head }: Json): Json {
    const pull = { number: 7, title: String(title), branch: String(head), labels: [] };
    this.pullRequests.push(pull);
    return {
      ...{ number: 7, node_id: 'PR_7', title, html_url: '', created_at: DATE, updated_at: DATE },
      head: { sha: this.head(pull.branch).oid },
    };
  }

  #merge(pull: PullRequest): Json {
    this.#branches.get('main')?.push(this.head(pull.branch));
    this.pullRequests.splice(this.pullRequests.indexOf(pull), 1);
    return { merged: true };
  }

  #query(query: string, variables: Json): Answer {
    const { input } = variables;
    if (query.includes('createCommitOnBranch')) return this.#commitAnswer(Object(input));
    if (query.includes('createRef')) {
      const { name, oid } = Object(input);
      const commit = this.#commitOf(oid);
      if (commit) this.#branches.set(name.slice('refs/heads/'.length), [commit]);
      return { json: { data: { createRef: { ref: { name } } } } };
    }
    if (query.includes('MarkPullRequest') || query.includes('ConvertPullRequest'))
      return { json: { data: {} } };
    if (query.includes('fork:'))
      return {
        json: {
          data: { fork: { id: 'R_1' }, base: { ref: { target: { oid: this.head().oid } } } },
        },
      };
    const blobs = [...this.#branches.values()]
      .flat()
      .flatMap(({ files }) => [...files.values()])
      .map((data) => [oidOf(data), data.toString()] as const);
    const texts = new Map(blobs);
    const data: Json = Object.fromEntries([
      ...Array.from(query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g), ([, name, oid]) => [
        name,
        { text: texts.get(oid ?? ''), isTruncated: false },
      ]),
      ...Array.from(query.matchAll(/(commit_\d+):\s*ref/g), ([, name]) => [
        name,
        {
          target: {
            history: {
              nodes: [
                {
                  author: { name: 'Ben', email: 'ben@example.org', user: null },
                  committedDate: DATE,
                },
              ],
            },
          },
        },
      ]),
      ...Array.from(
        query.matchAll(/(file_\d+):\s*object\(expression: "([^":]+):([^"]+)"\)/g),
        ([, name, branch, path = '']) => {
          const text = this.read(path, branch) ?? '';
          return [
            name,
            {
              ...{ oid: oidOf(text), byteSize: text.length, isBinary: false, isTruncated: false },
              text,
            },
          ];
        },
      ),
    ]);
    if (query.includes('pullRequests'))
      data.pullRequests = { nodes: this.#listed(), totalCount: 0 };
    if (/\bref\(qualifiedName: \$branch\) \{ target \{ \.\.\. on Commit/.test(query)) {
      const { oid, message } = this.head(String(variables.branch));
      data.ref ??= { target: { oid, history: { nodes: [{ oid, message }] } } };
    }
    return { json: { data: { repository: data } } };
  }

  #listed = () =>
    this.pullRequests.map(({ number, title, branch, labels }) => ({
      ...{ id: `PR_${number}`, number, title, url: '', isDraft: false, isCrossRepository: false },
      ...{ createdAt: DATE, updatedAt: DATE, headRefName: branch, author: { login: 'ada' } },
      headRefOid: this.head(branch).oid,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: this.lastChanges(branch).map((path) => ({ path, changeType: 'MODIFIED' })) },
    }));

  #commitAnswer({ branch, expectedHeadOid, fileChanges }: Json): Answer {
    const { branchName } = Object(branch);
    const { additions = [], deletions = [] } = Object(fileChanges);
    if (this.head(branchName).oid !== expectedHeadOid)
      return {
        json: { errors: [{ message: `Expected branch to point to "${expectedHeadOid}"` }] },
      };
    const commit = this.commit(
      Object.fromEntries([
        ...deletions.map(({ path }: Json) => [path, undefined]),
        ...additions.map(({ path, contents }: Json) => [
          path,
          Buffer.from(String(contents), 'base64'),
        ]),
      ]),
      branchName,
    );
    const files = Object.fromEntries(
      additions.map(({ contents }: Json, index: number) => [
        `file_${index}`,
        { oid: oidOf(Buffer.from(String(contents), 'base64')) },
      ]),
    );
    return {
      json: {
        data: {
          createCommitOnBranch: { commit: { oid: commit.oid, committedDate: DATE, ...files } },
        },
      },
    };
  }
}
