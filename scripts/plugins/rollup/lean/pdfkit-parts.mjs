/**
 * Rollup plugin: leaves out of pdfkit what we never reach. Fonts are built by our own writer and files are not locked, so
 * that the chunk which writes a PDF is a quarter as large.
 */
const UNUSED = {
  fontkit: 'export const create = undefined;',
  'png-js': 'export default undefined;',
  '@noble/ciphers/aes': 'export const cbc = undefined, ecb = undefined;',
};
const PREFIX = '\0pdfkit-without-';

export function pdfkitParts() {
  return {
    name: 'pdfkit-parts',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        Object.hasOwn(UNUSED, source) && importer?.includes('/pdfkit/') ? PREFIX + source : null,
    },
    load: (id) => (id.startsWith(PREFIX) ? UNUSED[id.slice(PREFIX.length)] : null),
  };
}
