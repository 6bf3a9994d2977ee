/**
 * Rollup plugin: what packages import of Node itself is nothing in a browser, where they never reach for it. Their own word
 * for that, the `browser` map of package.json, is not heard for files inside a package that has `exports`; an import left in
 * a bundle keeps the whole script from loading.
 */
const NOTHING = '\0nothing-of-node';
/** `module` is harfbuzzjs's, `worker_threads` the AAC encoder's, in their branches for Node; other names without a prefix are packages of their own for browsers. */
const OF_NODE = /^(node:.+|module|worker_threads)$/;
/**
 * The AAC encoder asks for it in the middle of its script. A file of nothing has another name for pages than for workers, and
 * so would this script, which is large and the same for both.
 */
const ENCODER = '/node_modules/@mediabunny/aac-encoder/';
const ASKED_LATER = /\bimport\((["'])worker_threads\1\)/g;

export const withoutNode = () => ({
  name: 'without-node',
  resolveId: (source) => (OF_NODE.test(source) ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'export {};' : null),
  transform: (code, id) =>
    id.includes(ENCODER) ? { code: code.replace(ASKED_LATER, 'Promise.resolve({})'), map: null } : null,
});
