import { watchEmbeds } from '../../../content/embeds/embed.browser.ts';
import { watchContents } from '../contents/contents.browser.ts';

/* The script of an article page, without React. */

const contents = document.querySelector('.toc');
if (contents) watchContents(contents);

watchEmbeds(document);
