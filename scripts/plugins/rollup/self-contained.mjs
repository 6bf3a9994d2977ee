/**
 * Rollup plugin: every import of a script that browsers load is another file of the same build. One that is not would keep
 * the script from loading, which nobody sees before it is asked for.
 */
export const selfContained = () => ({
  name: 'self-contained',
  generateBundle(_options, bundle) {
    for (const { type, fileName, imports = [], dynamicImports = [] } of Object.values(bundle)) {
      const lost = type === 'chunk' && [...imports, ...dynamicImports].find((file) => !(file in bundle));
      if (lost) this.error(`${fileName} imports ${lost}, which no browser finds`);
    }
  },
});
