/**
 * Returns the width and height in pixels, which the header of a PNG file contains. Source: the PNG
 * specification, "IHDR".
 */
export const sizeOfPng = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
