/**
 * Rollup plugin: takes the indentation out of what is left of lines after minifying, which is inside templates and sheets alone:
 * minifiers do not look into them. Lines stay, since shaders need them. 0.5 kB (gzip) of the mockup editor, 10 kB of the embed.
 */
/** @returns {{ name: string; renderChunk(code: string, chunk: { moduleIds: readonly string[] }): { code: string; map: null } | null }} */
export function unindented() {
  return {
    name: 'unindented',
    // columns of the map are those of templates, where nobody stops
    renderChunk: (code, { moduleIds }) =>
      moduleIds.some(isBinary) ? null : { code: code.replace(/[ \t]*\n[ \t]+/g, '\n'), map: null },
  };
}

/** Packages whose templates are no text: this one carries its WebAssembly as one, byte by byte. */
const isBinary = (id) => id.includes('/node_modules/@mediabunny/aac-encoder/');
