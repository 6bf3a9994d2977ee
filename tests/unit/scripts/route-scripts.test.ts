import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lazyPages, routeScripts, scriptsOf } from '../../../scripts/plugins/rollup/chunks/route-scripts.mjs';

const TABLE = 'app/routes.tsx';

const SOURCE = `
const product: RouteObject[] = [
  { path: '/start', lazy: () => import('./routes/start.js') },
];
export const routes: RouteObject[] = [
  { path: '/', lazy: () => import('./routes/landing.js') },
  { lazy: () => import('./routes/product.js'), children: product },
];`;

const chunk = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) => ({
  type: 'chunk',
  fileName,
  imports,
  facadeModuleId,
  moduleIds: [],
});

const BUNDLE = Object.fromEntries(
  [
    chunk('main.js', ['react.js'], '/app/main.tsx'),
    chunk('react.js', []),
    chunk('landing.js', ['react.js'], '/app/routes/landing.tsx'),
    chunk('start.js', ['card.js', 'react.js'], '/app/routes/start.tsx'),
    chunk('card.js', ['react.js']),
    chunk('product.js', ['main.js'], '/app/routes/product.tsx'),
    chunk('session.js', [], '/app/session.ts'),
  ].map((file) => [file.fileName, file]),
);

describe('scripts of a route', () => {
  it('are all that it imports, and its layout does, besides what the entry brings', () => {
    const about = { table: TABLE, entry: BUNDLE['main.js'], withLayout: ['app/session.ts'] };
    expect(routeScripts(BUNDLE, SOURCE, about)).toEqual([
      { path: '/start', scripts: ['/product.js', '/start.js', '/card.js', '/session.js'] },
      { path: '/', scripts: ['/landing.js'] },
    ]);
  });

  it('of a part that is fetched by itself are found too, and a part that is none is named', () => {
    expect(scriptsOf(BUNDLE, 'routes/start.tsx', BUNDLE['main.js'])).toEqual(['/start.js', '/card.js']);
    expect(() => scriptsOf(BUNDLE, 'gone.tsx', BUNDLE['main.js'])).toThrow('gone.tsx is no chunk of its own');
  });

  it('the table of the app is read to the last lazy page', () => {
    const source = readFileSync(TABLE, 'utf8');
    const pages = lazyPages(source);
    expect(pages).toHaveLength(source.match(/path: '[^']+',\s*lazy: /g)!.length);
    expect(pages.find(({ path }) => path === '/designmaker/start')?.modules).toHaveLength(2);
  });
});
