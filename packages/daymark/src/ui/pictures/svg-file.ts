import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders a drawing as the content of an SVG file.
 * @param attributes further attributes of the root, such as ` width="640"`
 */
export const svgFile = (drawing: ReactNode, attributes = ''): string =>
  renderToStaticMarkup(drawing).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}`,
  );
