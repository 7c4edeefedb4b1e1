import type { Connect } from 'vite';
import { READABLE_PICTURE } from '../content/markdown/image-path.ts';
import { encodeVariant } from '../content/pictures/encode.ts';
import type { PictureVariant } from '../content/pictures/picture.ts';

/**
 * Creates a middleware that encodes the pictures of texts on demand.
 * @param allVariants returns the picture files of all texts
 */
export const pictureMiddleware =
  (allVariants: () => readonly PictureVariant[]): Connect.NextHandleFunction =>
  (request, response, next) => {
    const variant = allVariants().find(({ path }) => path === request.url);
    if (!variant) return next();
    encodeVariant(variant).then(
      (content) => {
        response.setHeader('Content-Type', variant.width ? 'image/avif' : 'image/svg+xml');
        response.end(content);
      },
      () => next(new Error(`${variant.file}: expected ${READABLE_PICTURE}; found a damaged one`)),
    );
  };
