/** Whether a picture is named as a file beside the text, such as `./harbour.jpg`. */
export const isBeside = (src: string) => /^\.{1,2}\//.test(src);

export const PICTURE_BESIDE = 'a picture beside the text, such as ./harbour.jpg';
