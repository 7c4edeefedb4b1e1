import { z } from 'zod';
import { codes } from '../../../words/languages.ts';
import { matching, text } from '../schema/fields.ts';
import { company, key, serviceHost } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/**
 * Comments by giscus, which stores them in the discussions of a repository at GitHub. Its frame works
 * by its address alone, without the script that giscus writes for pages. Source:
 * https://github.com/giscus/giscus, the script for pages and the page of the widget
 */
export const giscus = defineService({
  schema: z
    .strictObject({
      ...company('giscus', 'https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md'),
      repository: matching(
        /^[\w.-]+\/[\w.-]+$/,
        'the owner and the name of a public repository, such as "harbour/comments"',
      ).meta({
        label: 'Repository',
        explanation: 'The owner and the name of the repository with the discussions.',
        example: 'harbour/comments',
      }),
      repositoryId: key('the id of the repository, which giscus.app shows').meta({
        label: 'Id of the repository',
        explanation: 'The value of `data-repo-id` that giscus.app shows.',
        example: 'R_kgDOLq9ULw',
      }),
      category: text('the name of a category of discussions').meta({
        label: 'Category',
        explanation: 'The category of the discussions.',
        example: 'Announcements',
      }),
      categoryId: key('the id of the category, which giscus.app shows').meta({
        label: 'Id of the category',
        explanation: 'The value of `data-category-id` that giscus.app shows.',
        example: 'DIC_kwDOLq9UL84Cegr4',
      }),
      host: serviceHost('https://giscus.stillpoint.example').default('https://giscus.app'),
    })
    .meta({
      label: 'giscus',
      explanation: 'Comments in the discussions of a repository at GitHub.',
    }),
  comments({ repository, repositoryId, category, categoryId, host }, page) {
    const [code = ''] = page.language.split('-');
    const language = codes.includes(code) ? code : 'en';
    const parameters = new URLSearchParams({
      origin: page.url,
      repo: repository,
      repoId: repositoryId,
      category,
      categoryId,
      // The address without its first slash is the title of the discussion, as in the script of giscus.
      term: new URL(page.url).pathname.slice(1),
      description: page.description,
      backLink: page.url,
      theme: 'preferred_color_scheme',
      reactionsEnabled: '1',
      emitMetadata: '0',
      inputPosition: 'bottom',
      strict: '1',
    });
    return {
      src: `${host}/${language}/widget?${parameters}`,
      page: `https://github.com/${repository}/discussions`,
      session: { from: 'giscus', to: 'session' },
    };
  },
});
