import { z } from 'zod';
import { flag, ifSound, matching, oneOf, text, UNLESS_REPORTED, webAddress } from './fields.ts';

const HOST = 'a URL with a scheme and a host, and nothing else, such as "https://desk.example.org"';
const SERVER = 'a URL that begins with "https://" and has no slash at its end';

export const desk = z
  .strictObject({
    forge: oneOf(['github', 'gitlab', 'forgejo']).meta({
      label: 'Forge',
      explanation: 'The service with the repository of the site. Forgejo is also for Codeberg.',
      example: 'github',
    }),
    repository: matching(
      /^[\w.-]+(?:\/[\w.-]+)+$/,
      'the owner and the name of a repository, such as "stillpoint/site"',
    ).meta({
      label: 'Repository',
      explanation:
        'The owner and the name of the repository. The folder of the site is the root of the repository.',
      example: 'stillpoint/site',
    }),
    branch: text('the name of a branch').default('main').meta({
      label: 'Branch',
      explanation: 'The branch from which the site is published.',
    }),
    host: webAddress(HOST)
      .refine((url) => new URL(url).origin === url, { error: HOST, ...UNLESS_REPORTED })
      .meta({
        label: 'Host',
        explanation: 'The address of the desk, on a host of its own.',
        example: 'https://desk.stillpoint.example',
      }),
    server: webAddress(SERVER)
      .refine((url) => !/[/?#;,]$|[?#;,\s]/.test(url), { error: SERVER, ...UNLESS_REPORTED })
      .optional()
      .meta({
        label: 'Server',
        explanation:
          'The address of the forge, if it is not `https://github.com`, `https://gitlab.com` or `https://codeberg.org`.',
        example: 'https://git.example.org',
      }),
    app: text('the id of an application').optional().meta({
      label: 'Application',
      explanation:
        'The id of the application that you have registered on GitLab or Forgejo, with which authors sign in. Without it, they sign in with a token.',
      example: '9f1c2b7d',
    }),
    signIn: webAddress().optional().meta({
      label: 'Sign-in',
      explanation:
        'The address of the worker with which authors sign in on GitHub. Without it, they sign in with a token.',
      example: 'https://sign-in.stillpoint.example',
    }),
    review: flag().meta({
      label: 'Review',
      explanation:
        'Whether each change waits in a pull request until somebody publishes it. Not with Forgejo.',
    }),
  })
  .superRefine(
    ({ forge, review, app, signIn }, context) => {
      const report = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (forge === 'forgejo' && review)
        report('review', 'false, because the desk publishes each change on Forgejo directly');
      if (forge === 'github' && app !== undefined)
        report(
          'app',
          'no application, because authors sign in on GitHub with desk.signIn or a token',
        );
      if (forge !== 'github' && signIn !== undefined)
        report('signIn', 'no address, because only GitHub needs a worker: set desk.app instead');
    },
    ifSound('forge', 'review', 'app', 'signIn'),
  )
  .meta({
    label: 'The desk',
    explanation:
      'Writing in a browser on any device. The build writes the pages into `dist/desk`, which you publish on an address of its own (see docs/desk.md).',
    group: 'Writing',
  });
