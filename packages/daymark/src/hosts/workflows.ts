import { PAGES_FOLDER, type PagesHost } from './pages.ts';

/*
 * The workflows that build and publish a site, after each push and by a schedule, so that texts appear when
 * they are due.
 */

/** The parts of a workflow that differ from site to site. */
export interface Repository {
  /** The branches whose pushes publish the site. */
  branches: readonly string[];
  /**
   * The minute of each hour at which the schedule begins. Never minute 0, because GitHub starts the
   * jobs of full hours late.
   */
  minute: number;
}

interface Workflow {
  /** The path in the repository. */
  file: string;
  text: string;
  /** The steps that the owner does once, so that the workflow can publish the site. */
  steps: string;
}

/** The actions that the workflows use, each by the commit of a release. */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const SETUP_NODE = 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0';
const CACHE = 'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5';
const UPLOAD = 'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0';
const DEPLOY = 'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0';

/** The command-line programs of hosts, each in the major version whose options the workflows use. */
const WRANGLER = 'wrangler@4';
const NETLIFY = 'netlify-cli@27';
const VERCEL = 'vercel@64';

/** Returns the beginning of a workflow of GitHub. */
const head = (name: string, group: string, { branches, minute }: Repository) => `name: ${name}

on:
  push:
    branches: ${JSON.stringify(branches)}
  schedule:
    # Publishes the texts that have become due. GitHub starts late, often by some minutes, and stops the
    # schedule of a public repository after sixty days without a commit.
    - cron: '${minute} * * * *'
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: ${group}
  cancel-in-progress: false
`;

/** The steps that check and build a site. The cache makes a build without changes a matter of seconds. */
const BUILD = `      - uses: ${CHECKOUT}
      - uses: ${SETUP_NODE}
        with:
          node-version: 24
          cache: npm
      - uses: ${CACHE}
        with:
          path: .cache
          key: daymark-\${{ github.run_id }}
          restore-keys: daymark-
      - run: npm ci
      # Remarks before launch end the job. The settings may accept them: publishing.accepted.
      - run: npm run check -- --launch
      - run: npm run build
`;

/** The option of a run by the schedule, which publishes only a changed build. */
const IF_CHANGED = `\${{ github.event_name == 'schedule' && '--if-changed' || '' }}`;

const githubPages = (
  repository: Repository,
) => `# Builds the site and publishes it on GitHub Pages, after each push and each hour. In the settings of the
# repository, choose "GitHub Actions" as the source of Pages.
${head('Pages', 'pages', repository)}
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    outputs:
      changed: \${{ steps.files.outputs.changed }}
    steps:
${BUILD}      - id: files
        run: npm run host -- github-pages --files ${IF_CHANGED}
      - if: steps.files.outputs.changed == 'true'
        uses: ${UPLOAD}
        with:
          path: ${PAGES_FOLDER}
          include-hidden-files: true
  deploy:
    needs: build
    if: needs.build.outputs.changed == 'true'
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: ${DEPLOY}
`;

const gitlabPages =
  () => `# Builds the site and publishes it on GitLab Pages, after each push to the default branch and by a schedule.
pages:
  image: node:24
  cache:
    key: daymark
    paths:
      - .cache/
      - .npm/
  script:
    - npm ci --cache .npm
    # Remarks before launch end the job. The settings may accept them: publishing.accepted.
    - npm run check -- --launch
    - npm run build
    - npm run host -- gitlab-pages --files
  pages:
    publish: ${PAGES_FOLDER}
  artifacts:
    paths:
      - ${PAGES_FOLDER}
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;

/** The way in which a host gets the build of a site. */
interface Publishing {
  name: string;
  /** The shell commands, which run if the host does not serve the build yet. */
  commands: readonly string[];
  /** The names of the secrets and of the variables of the repository, which the commands read. */
  secrets: readonly string[];
  variables?: readonly string[];
}

/** The commands that copy a site without its compressed files, as `docs/hosting.md` has them. */
const copyTo = (files: string) => [
  "rsync --archive --delete --exclude='*.br' --exclude='*.gz' dist/site/ dist/upload/",
  `cp ${files} dist/upload/`,
];

const PUBLISHING = {
  cloudflare: {
    name: 'Cloudflare',
    commands: [`npx --yes ${WRANGLER} deploy --config dist/deploy/cloudflare/wrangler.jsonc`],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
  netlify: {
    name: 'Netlify',
    commands: [
      ...copyTo('dist/deploy/_headers dist/deploy/_redirects dist/deploy/netlify.toml'),
      `npx --yes ${NETLIFY} deploy --prod --no-build --dir dist/upload`,
    ],
    secrets: ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
  },
  vercel: {
    name: 'Vercel',
    commands: [
      ...copyTo('dist/deploy/vercel.json'),
      `npx --yes ${VERCEL} deploy --prod --yes --token "$VERCEL_TOKEN" dist/upload`,
    ],
    secrets: ['VERCEL_TOKEN', 'VERCEL_ORG_ID', 'VERCEL_PROJECT_ID'],
  },
  s3: {
    name: 'Amazon S3',
    commands: [
      'npm run host -- s3',
      '.daymark/s3/upload.sh "$S3_BUCKET" $CLOUDFRONT_DISTRIBUTION $CLOUDFRONT_FUNCTION',
    ],
    secrets: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    variables: ['AWS_REGION', 'S3_BUCKET', 'CLOUDFRONT_DISTRIBUTION', 'CLOUDFRONT_FUNCTION'],
  },
  webspace: {
    name: 'webspace or a server',
    commands: [
      'mkdir -p ~/.ssh',
      `printf '%s\\n' "$SSH_KEY" >~/.ssh/id_ed25519`,
      'chmod 600 ~/.ssh/id_ed25519',
      `printf '%s\\n' "$SSH_KNOWN_HOSTS" >~/.ssh/known_hosts`,
      `npm run deploy -- "$DEPLOY_TARGET" \${DEPLOY_THEN:+--then "$DEPLOY_THEN"}`,
    ],
    secrets: ['DAYMARK_DEPLOY_PASSWORD', 'SSH_KEY'],
    variables: ['DEPLOY_TARGET', 'DEPLOY_THEN', 'SSH_KNOWN_HOSTS'],
  },
} as const satisfies Readonly<Record<string, Publishing>>;

/** The hosts for which one workflow builds the site and runs the host's own command. */
export type PublishingHost = keyof typeof PUBLISHING;

export const isPublishingHost = (name: string): name is PublishingHost =>
  Object.hasOwn(PUBLISHING, name);

type WorkflowHost = PagesHost | PublishingHost;

/** The names of the hosts with a workflow, as commands take them. */
export const WORKFLOW_HOSTS: readonly WorkflowHost[] = [
  'github-pages',
  'gitlab-pages',
  ...Object.keys(PUBLISHING).filter(isPublishingHost),
];

function publishing(host: PublishingHost, repository: Repository): Workflow {
  const { name, commands, secrets, variables = [] }: Publishing = PUBLISHING[host];
  const environment = [
    ...secrets.map((each) => `          ${each}: \${{ secrets.${each} }}`),
    ...variables.map((each) => `          ${each}: \${{ vars.${each} }}`),
  ];
  const text = `# Builds the site and publishes it at ${name}, after each push and each hour. The job reads the secrets and
# variables of the repository below, which you set under Settings, Secrets and variables, Actions.
${head('Publish', 'publish', repository)}
jobs:
  publish:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
${BUILD}      - id: digest
        run: npm run host -- digest ${IF_CHANGED}
      - if: steps.digest.outputs.changed == 'true'
        env:
${environment.join('\n')}
        run: |
${commands.map((command) => `          ${command}\n`).join('')}`;
  const list = [
    `Secrets of the repository: ${secrets.join(', ')}.`,
    ...(variables.length > 0 ? [`Variables: ${variables.join(', ')}.`] : []),
  ];
  return { file: '.github/workflows/publish.yml', text, steps: list.join(' ') };
}

/** Returns the workflow that builds a site and publishes it at a host. */
export function workflowFor(host: WorkflowHost, repository: Repository): Workflow {
  const {
    minute,
    branches: [branch = 'main'],
  } = repository;
  if (host === 'github-pages')
    return {
      file: '.github/workflows/pages.yml',
      text: githubPages(repository),
      steps: 'In the settings of the repository, choose "GitHub Actions" as the source of Pages.',
    };
  if (host === 'gitlab-pages')
    return {
      file: '.gitlab-ci.yml',
      text: gitlabPages(),
      steps: `For texts that appear later, add a schedule at GitLab under Build, Pipeline schedules: ${minute} * * * *
or by its API, with a token that has the scope api:
curl --request POST --header "PRIVATE-TOKEN: <token>" --data "description=Daymark" --data "ref=${branch}" \\
  --data "cron=${minute} * * * *" "https://gitlab.com/api/v4/projects/<id>/pipeline_schedules"
Then name it in site.config.ts: publishing: { timer: 'the schedule at GitLab, every hour' }`,
    };
  return publishing(host, repository);
}

/**
 * The workflows of new sites, which have no repository yet, so that the name of the first branch is
 * unknown.
 */
export const workflows = Object.fromEntries(
  (['github-pages', 'gitlab-pages'] as const).map((host) => [
    host,
    workflowFor(host, { branches: ['main', 'master'], minute: 17 }),
  ]),
);
