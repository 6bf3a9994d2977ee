/**
 * Rollup plugin: react-router's exports name its development build for everybody; the production one, which lies beside
 * it, leaves the warnings out. All who import it get the same one.
 */
const ROUTER = /^react-router(\/dom)?$/;

export function leanRouter() {
  return {
    name: 'lean-router',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!ROUTER.test(source)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}
