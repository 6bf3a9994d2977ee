import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { projectFile } from '../config/project-files.js';
import { ASSETS } from './layout.js';

/** The app's own sheets, read from the source, so that the pages look right before any app was built. */
const SHEETS = [
  'elements/base/theme/fonts.css',
  'elements/base/theme/tokens.css',
  'app/styles/base.css',
  'app/styles/buttons.css',
  'app/styles/fields.css',
  'app/styles/ornament.css',
  'server/pages/account.css',
];
const FILES = {
  'api.css': ['server/pages/api/api.css', 'text/css; charset=utf-8'],
  'forms.js': ['server/pages/forms.js', 'text/javascript; charset=utf-8'],
  'favicon.svg': ['app/public/favicon.svg', 'image/svg+xml'],
} as const;
const FONT = /fonts\/(instrument-sans-[\w-]+\.woff2)/g;

const DAY = 'public, max-age=86400';
/**
 * Asked for anew each time, and sent only when it changed: a new version must not be shown with the sheet of the old one.
 */
const CHECKED = 'no-cache';

const read = (path: string) => readFile(projectFile(path));

/**
 * Serves what the pages need: one sheet, the faces of the interface, a script that may be missing. May be called twice for
 * one app.
 */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  if (app.hasRoute({ method: 'GET', url: `${ASSETS}/account.css` })) return;
  const sheet = Buffer.concat(await Promise.all(SHEETS.map(read)));
  serve(app, 'account.css', { bytes: sheet, type: 'text/css; charset=utf-8', cache: CHECKED });
  for (const [name, [path, type]] of Object.entries(FILES))
    serve(app, name, { bytes: await read(path), type, cache: CHECKED });
  const fonts = createRequire(import.meta.url);
  for (const [, name] of sheet.toString().matchAll(FONT)) {
    const path = fonts.resolve(`@fontsource-variable/instrument-sans/files/${name!}`);
    serve(app, `fonts/${name!}`, { bytes: await readFile(path), type: 'font/woff2', cache: DAY });
  }
}

interface Asset {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cache: string;
}

function serve(app: FastifyInstance, name: string, { bytes, type, cache }: Asset): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  app.get(`${ASSETS}/${name}`, (request, reply) => {
    reply.headers({ 'cache-control': cache, etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(bytes);
  });
}
