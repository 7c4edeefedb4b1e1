import { watchEmbeds } from '../../embeds/embed.browser.ts';
import { watchContents } from '../contents/contents.browser.ts';

/* The behaviours of an article, without React. */

const contents = document.querySelector('.toc');
if (contents) watchContents(contents);

watchEmbeds(document);
