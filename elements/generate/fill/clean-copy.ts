/** Characters that nobody sees and that break shaping or files: controls, lone surrogates, byte order marks. */

const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Words as they are set: plain line ends, single spaces, at most one empty line; '' for copy without a letter. */
export function cleanCopy(copy: string): string {
  const lines = copy
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSEEN, '')
    .split('\n');
  const tidy = lines.map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
  return tidy
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
