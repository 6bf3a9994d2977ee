import { describe, expect, it } from 'vitest';
import { parseAst } from 'rollup/parseAst';
import { chunksByUse, pagesOf } from '../../../scripts/plugins/rollup/chunks/chunks-by-use.mjs';

/** A graph of modules as rollup tells it, from their sources; an import names a module by its path. */
function graphOf(sources: Readonly<Record<string, string>>) {
  const info = Object.entries(sources).map(([path, source]) => {
    const ast = parseAst(source);
    const imported = ast.body.flatMap((node) =>
      'source' in node && node.source ? [`/x/${node.source.value}`] : [],
    );
    return [`/x/${path}`, { code: source, importedIds: [...new Set(imported)] }] as const;
  });
  const modules = new Map<string, object>(info);
  return { getModuleIds: () => modules.keys(), getModuleInfo: (id: string) => modules.get(id) ?? null };
}

const GRAPH = graphOf({
  'app/main.tsx': "import 'app/react.ts';",
  'app/react.ts': '',
  'app/routes/home.tsx': "import 'app/card.ts'; import 'app/react.ts';",
  'app/routes/list.tsx': "import { card } from 'app/features/cards/index.ts'; import 'app/table.ts';",
  'app/routes/edit.tsx': "import 'app/table.ts'; import 'app/canvas.ts';",
  'app/features/cards/index.ts':
    "export { card } from 'app/card.ts'; export { heavy as dialog } from 'app/dialog.ts';",
  'app/card.ts': 'export const card = 1;',
  'app/dialog.ts': 'export const heavy = 1;',
  'app/table.ts': '',
  'app/canvas.ts': '',
});

const [HOME, LIST, EDIT] = ['home', 'list', 'edit'].map((name) => `app/routes/${name}.tsx`) as [
  string,
  string,
  string,
];
const pages = { [HOME]: [HOME], [LIST]: [LIST], [EDIT]: [EDIT] };

const groupOf = chunksByUse({
  entry: 'app/main.tsx',
  pages,
  groups: [
    { name: 'looking', holds: (audience: ReadonlySet<string>) => audience.has(HOME) && audience.size > 1 },
    { name: 'shared', holds: (audience: ReadonlySet<string>) => audience.size > 1 },
  ],
});
const group = (path: string) => groupOf(`/x/${path}`, GRAPH);

describe('scripts by use', () => {
  it('hold a module in the first group that its pages make, and what the entry brings in one of its own', () => {
    expect(group('app/react.ts')).toBe('base');
    expect(group('app/card.ts')).toBe('looking');
    expect(group('app/table.ts')).toBe('shared');
    expect(group('app/canvas.ts')).toBeUndefined();
    expect(group('app/routes/home.tsx')).toBeUndefined();
  });

  it('take of what a room passes on only what is asked for', () => {
    expect(group('app/dialog.ts')).toBeUndefined();
  });

  it('are refused by a page that is not there', () => {
    const wrong = chunksByUse({ entry: 'app/main.tsx', pages: { gone: ['app/gone.tsx'] }, groups: [] });
    expect(() => wrong('/x/app/card.ts', GRAPH)).toThrow('app/gone.tsx, which is not there');
  });

  it('know the pages of the app and what its layout asks for at once', () => {
    const found = pagesOf('app/routes.tsx', ['app/asked.ts']);
    const start = 'app/routes/designmaker.start.tsx';
    expect(found[start]).toEqual(['app/asked.ts', 'app/routes/product.tsx', start]);
    expect(found['app/routes/landing.tsx']).toEqual(['app/routes/landing.tsx']);
  });
});
