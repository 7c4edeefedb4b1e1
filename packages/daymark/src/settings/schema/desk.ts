import { z } from 'zod';
import { flag, ifSound, matching, oneOf, text, webAddress } from './fields.ts';

const HOST = 'a URL with a scheme and a host, and nothing else, such as "https://desk.example.org"';
const SERVER = 'a URL that begins with "https://" and has no slash at its end';
const IS_SERVER = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+)*$/;

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
      explanation: 'The owner and the name of the repository. Its root is the folder of the site.',
      example: 'stillpoint/site',
    }),
    branch: text('the name of a branch').default('main').meta({
      label: 'Branch',
      explanation: 'The branch from which the site is published.',
    }),
    host: matching(/^https:\/\/[a-z\d.-]+(?::(?!443$)\d+)?$/, HOST).meta({
      label: 'Host',
      explanation: 'The address of the desk, on a host of its own.',
      example: 'https://desk.stillpoint.example',
    }),
    server: matching(IS_SERVER, SERVER).optional().meta({
      label: 'Server',
      explanation: 'The address of the forge, if it is a server of your own.',
      example: 'https://git.example.org',
    }),
    app: text('the id of an application').optional().meta({
      label: 'Application',
      explanation: 'The id of an application on GitLab or Forgejo, for a sign-in without tokens.',
      example: '9f1c2b7d',
    }),
    signIn: webAddress().optional().meta({
      label: 'Sign-in',
      explanation: 'The address of a worker, for a sign-in without tokens on GitHub.',
      example: 'https://sign-in.stillpoint.example',
    }),
    review: flag().meta({
      label: 'Review',
      explanation: 'Whether each change waits in a pull request. Not with Forgejo.',
    }),
  })
  .superRefine(
    ({ forge, review, app, signIn }, context) => {
      const report = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (forge === 'forgejo' && review)
        report('review', 'false, because the desk publishes each change on Forgejo directly');
      if (forge === 'github' && app !== undefined)
        report('app', 'no id, because GitHub needs no application: set desk.signIn instead');
      if (forge !== 'github' && signIn !== undefined)
        report('signIn', 'no address, because only GitHub needs a worker: set desk.app instead');
    },
    ifSound('forge', 'review', 'app', 'signIn'),
  )
  .meta({
    label: 'The desk',
    explanation: 'Writing in a browser, built into `dist/desk` (see docs/desk.md).',
    group: 'Writing',
  });
