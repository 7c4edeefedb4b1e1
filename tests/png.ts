/**
 * The width and height in pixels that a PNG file states.
 * Source: the PNG specification, "IHDR".
 */
export const sizeOfPng = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
