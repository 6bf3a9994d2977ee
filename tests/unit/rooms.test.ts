import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, root } from '../../scripts/support/files.mjs';
import { fullRooms, idleLists } from '../../scripts/checks/full-rooms.mjs';
import { binaryOf } from '../../scripts/support/run.mjs';

const { pure } = createRequire(import.meta.url)('../../rooms.cjs') as { pure: readonly string[] };

const isModule = (path: string) => path.endsWith('.ts') && !path.endsWith('.d.ts');

describe('the pure rooms', () => {
  it('load in plain Node, every file of them, without a DOM', () => {
    const files = pure.flatMap((room) => filesBelow(`elements/${room}`, isModule));
    expect(files.length).toBeGreaterThan(40);
    // A process of its own: vitest's has globals that plain Node has not.
    const program = `
      if (typeof document !== 'undefined' || typeof window !== 'undefined') throw new Error('this Node has a DOM');
      for (const file of ${JSON.stringify(files)}) await import('./' + file);
    `;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

/** A small house; the files that break a rule are named in EXPECTED, the others must pass. */
const BREAKS: Record<string, string> = {
  'elements/math/geometry.ts': 'export const one = 1; export type Point = { x: number };',
  'elements/canvas/dm-canvas.ts': "import paper from 'paper/dist/paper-core'; export const view = paper;",
  'elements/math/knows-text.ts': "import { two } from '../text/shape.js'; export const three = two;",
  'elements/text/shape.ts': "import { one } from '../math/geometry.js'; export const two = one + one;",
  'elements/panels/draws.ts': "import paper from 'paper/dist/paper-core'; export const scope = paper;",
  'elements/controls/react.ts': "import * as React from 'react'; export const hook = React.useState;",
  'elements/ports/value.ts': "import { one } from '../math/geometry.js'; export const port = one;",
  'elements/ports/typed.ts': "import type { Point } from '../math/geometry.js'; export type Port = Point;",
  'elements/store/reads.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;",
  'elements/store/tested.ts': "import { help } from '../../tests/help.js'; export const helped = help;",
  'elements/display/first.ts': "import { second } from './second.js'; export const first = () => second;",
  'elements/display/second.ts': "import { first } from './first.js'; export const second = () => first;",
  'elements/imaging/typed.ts': "import type { Pair } from './pair.js'; export const pairs: Pair[] = [];",
  'elements/imaging/pair.ts': "import { pairs } from './typed.js'; export type Pair = typeof pairs;",
  'elements/shell/low/one.ts': 'export const low = 1; export type Low = typeof low;',
  'elements/shell/high/one.ts': "import { low } from '../low/one.js'; export const high = low;",
  'elements/shell/low/reaches.ts': "import { high } from '../high/one.js'; export const reached = high;",
  'elements/shell/low/names.ts':
    "import type { high } from '../high/one.js'; export type Named = typeof high;",
  'elements/unlisted/room.ts': "import { one } from '../math/geometry.js'; export const lost = one;",
  'app/features/home/index.ts': "export { title } from './title.js';",
  'app/features/home/title.ts': "export const title = 'Home';",
  'app/features/editor/inside.ts': "import { title } from '../home/title.js'; export const stolen = title;",
  'app/features/editor/entry.ts': "import { title } from '../home/index.js'; export const borrowed = title;",
  'app/inner.ts': "import { one } from '../elements/text/shape.js'; export const inner = one;",
  'app/element.ts': "import { view } from '../elements/canvas/dm-canvas.js'; export const element = view;",
  'server/contract/call.ts': 'export const call = 1;',
  'server/contract/leaks.ts': "import { secret } from '../secret.js'; export const leaked = secret;",
  'server/secret.ts': "import { call } from './contract/call.js'; export const secret = call;",
  'server/paints.ts': "import { view } from '../elements/canvas/dm-canvas.js'; export const painted = view;",
  'tests/help.ts': 'export const help = 1;',
};

const EXPECTED = [
  'elements/math: rooms: elements/math/knows-text.ts',
  'elements/panels: packages: elements/panels/draws.ts',
  'elements/controls: packages: elements/controls/react.ts',
  'elements/ports: types only: elements/ports/value.ts',
  'elements/store: no Node: elements/store/reads.ts',
  'closed: tests: elements/store/tested.ts',
  'no circles: elements/display/first.ts',
  'no circles: elements/imaging/pair.ts',
  'elements/shell: order: elements/shell/low/reaches.ts',
  'no room: elements/unlisted/room.ts',
  'features: public entries: app/features/editor/inside.ts',
  'app: types only: app/inner.ts',
  'server/contract: rooms: server/contract/leaks.ts',
  'server: rooms: server/paints.ts',
];

interface Violation {
  rule: { name: string };
  from: string;
}

describe('the rules made from rooms.cjs, with two sub-rooms in an order', () => {
  const house = mkdtempSync(join(tmpdir(), 'design-maker-rooms-'));
  let violations: readonly string[] = [];

  beforeAll(() => {
    for (const [file, source] of Object.entries(BREAKS)) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), source);
    }
    const table = JSON.stringify(join(root, 'rooms.cjs'));
    const orders = JSON.stringify({ 'elements/shell': ['low', 'high'] });
    writeFileSync(join(house, 'rooms.cjs'), `module.exports = { ...require(${table}), orders: ${orders} };`);
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
      cpSync(join(root, file), join(house, file));
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    const { stdout } = spawnSync(
      process.execPath,
      [
        binaryOf('dependency-cruiser', 'depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'elements',
        'app',
        'server',
      ],
      { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    violations = [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))];
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('catch every break and nothing else', () => {
    expect([...violations].sort()).toEqual([...EXPECTED].sort());
  });

  it('name each circle of types and each room past 20 loose files that is no list by nature [E-002]', () => {
    expect(violations).toContain('no circles: elements/imaging/pair.ts');
    const files = (folder: string, count: number) =>
      ['README.md', 'made.gen.ts', ...Array.from({ length: count }, (_, i) => `${i}.ts`)].map(
        (name) => `${folder}/${name}`,
      );
    const paths = [
      ...files('elements/full', 21),
      ...files('elements/easy', 20),
      ...files('elements/commands', 70),
      ...files('catalog/source/photos', 30),
    ];
    const declared = { 'elements/commands': 'a command a file', 'catalog/source/*': 'content' };
    expect(fullRooms(paths, declared)).toEqual([{ folder: 'elements/full', files: 21 }]);
    expect(idleLists(paths, { ...declared, 'elements/easy': 'short', 'app/*': 'gone' })).toEqual([
      'elements/easy',
      'app/*',
    ]);
  });
});
