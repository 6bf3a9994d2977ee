/** 50 megapixels: an 11 KB PNG can claim 400 and would take gigabytes to unpack. */
export const MAX_PIXELS = 50_000_000;
/** Text that is parsed on the main thread, bytes. */
export const MAX_SVG_BYTES = 1_000_000;
/** What is said of a picture with more. */
export const TOO_MANY_PIXELS = 'The image has too many pixels';
