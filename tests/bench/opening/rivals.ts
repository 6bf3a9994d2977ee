import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The rivals' own editors as they would be put online: built by Vite, packed by brotli as far as it goes, kept for good. */

const SOURCES = fileURLToPath(new URL('rivals/', import.meta.url));
const BUILT = fileURLToPath(new URL('../node_modules/.cache/rivals/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{
    '.json': 'application/json',
    '.woff2': 'font/woff2',
    '.wasm': 'application/wasm',
    '.png': 'image/png',
  },
};
/** What gets smaller by packing. */
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.wasm']);

interface Vite {
  build(config: object): Promise<unknown>;
}

/** Builds one of `rivals/` and serves it; `packages` is the folder of the bench's own packages. */
export async function serveRival(
  name: string,
  packages: string,
): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const folder = join(BUILT, name);
  if (!existsSync(folder)) await buildRival(name, folder, packages);
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
    const packed = existsSync(`${file}.br`);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(packed && { 'content-encoding': 'br' }),
    });
    createReadStream(packed ? `${file}.br` : file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function buildRival(name: string, folder: string, packages: string): Promise<void> {
  process.stderr.write(`building ${name}\n`);
  const vite = (await import(pathToFileURL(join(packages, 'vite/dist/node/index.js')).href)) as Vite;
  await vite.build({
    ...{ root: join(SOURCES, name), base: './', logLevel: 'error', configFile: false },
    build: { outDir: folder, emptyOutDir: true },
    define: { 'process.env.IS_PREACT': '"false"' },
  });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  for (const { parentPath, name: file } of files) {
    const path = join(parentPath, file);
    if (PACKED.has(extname(file)))
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
  }
}
