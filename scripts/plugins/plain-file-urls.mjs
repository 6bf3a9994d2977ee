/**
 * Rollup plugin: `new URL(new URL('file', import.meta.url).href)`, as Rollup writes the address of a file, becomes
 * `new URL('file', import.meta.url)`. Other people's builds find workers by that form and no other.
 */
const NESTED = /new URL\((new URL\('[^']+', import\.meta\.url\))\.href\)/g;

export const plainFileUrls = () => ({
  name: 'plain-file-urls',
  renderChunk: {
    order: 'post',
    handler(code) {
      const plain = code.replace(NESTED, '$1');
      return plain === code ? null : { code: plain, map: null };
    },
  },
});
