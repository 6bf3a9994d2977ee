/** What a file begins with when it is markup; no picture of pixels does. */
const MARKUP = /^\uFEFF?\s*</;
/** Characters that are looked at. */
const HEAD = 64;

/** True for the file of a drawing (SVG), whatever its type says: a host may serve one as plain text. */
export const isDrawing = async (file: Blob): Promise<boolean> =>
  MARKUP.test(await file.slice(0, HEAD).text());
