import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { interfaceFont } from '../../../scripts/plugins/interface-fonts.mjs';
import { docsSite } from '../../../scripts/site/docs/docs-site.mjs';
import { root } from '../../../scripts/support/files.mjs';

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.json': 'application/json', '.png': 'image/png' },
};

/** The documentation as `npm run site` makes it, at an address; the sheets come from where they lie. */
export async function serveDocs(): Promise<{ app: FastifyInstance; address: string; pages: string[] }> {
  const { files } = await docsSite();
  const app = Fastify();
  app.get('/*', (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname.slice(1);
    const source = interfaceFont(path) ?? join(root, path);
    // pages of elements are proven by the workbench
    if (!files.has(path) && (path.startsWith('demo/elements/') || !existsSync(source)))
      return reply
        .code(path.startsWith('demo/') ? 200 : 404)
        .type('text/html')
        .send('');
    // its files stay as they are: what pages share is fetched and compiled once
    return reply
      .header('cache-control', 'max-age=3600')
      .type(TYPES[extname(path)] ?? 'text/plain')
      .send(files.get(path) ?? readFileSync(source));
  });
  const address = await app.listen({ port: 0 });
  return { app, address, pages: [...files.keys()].filter((path) => path.endsWith('.html')) };
}
