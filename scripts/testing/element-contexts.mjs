/** Contexts that the pages of element tests take in turn: what the files share is fetched and compiled once in each. */
import { SharedContext } from './shared-context.mjs';

/** @type {SharedContext[]} */
const free = [];

/**
 * A context no other page is in. Closing it hands it on, clean.
 * @param {{ browser: import('playwright').Browser; config: { protocol: string; hostname: string; port: number } }} given
 */
export async function lendContext({ browser, config }) {
  return (free.pop() ?? (await openContext(browser, config))).context;
}

async function openContext(browser, { protocol, hostname, port }) {
  const address = `${protocol}//${hostname}:${port}`;
  const shared = await SharedContext.open(browser, { address, file: '/package.json' });
  shared.context.close = async () => {
    await shared.reset();
    free.push(shared);
  };
  return shared;
}

/**
 * Bundles are named by their contents or made anew for each run: a browser may keep them as long as it runs.
 * @param {string} folder that they lie in, below the server's root
 */
export const keepBundles = (folder) => (context, next) => {
  if (context.path.startsWith(`/${folder}/`)) context.set('cache-control', 'max-age=3600');
  return next();
};
