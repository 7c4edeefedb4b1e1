import sharp from 'sharp';

/** Private metadata of the photographer, which must not be published. */
export const SECRET = 'taken at 54.9069 N, 1.3838 W';

/**
 * Returns a picture as a camera would take it: large, and with EXIF data about its place and
 * author.
 */
export function photograph(): Promise<Buffer> {
  const bands = Array.from({ length: 40 }, (_, band) => {
    const light = 20 + band * 1.6;
    return `<rect y="${band * 40}" width="2400" height="41" fill="hsl(${190 + band} 40% ${light}%)"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600">${bands.join('')}<circle cx="1700" cy="420" r="150" fill="#f6c79b"/></svg>`;
  return sharp(Buffer.from(drawing))
    .withExif({ IFD0: { ImageDescription: SECRET, Artist: 'Someone' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
