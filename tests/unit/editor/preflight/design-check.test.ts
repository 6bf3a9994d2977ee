import { afterEach, describe, expect, it, vi } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { DesignCheck } from '../../../../elements/editor/preflight/design-check.js';
import { applyFix } from '../../../../elements/editor/preflight/apply-fix.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { imageOf, shapeOf, textOf } from '../../../support/objects.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import { nodeBackdrops } from '../../preflight/support.js';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const lost = (id: string) =>
  textOf({ text: 'Nobody sees it' }, { id, position: { x: 2000, y: 0 }, width: 200, height: 24 });

function open(pages: readonly (readonly DesignObject[])[]) {
  const blank = blankDesign({ id: 'd' });
  const file: DesignFile = {
    ...blank,
    pages: pages.map((objects, i) => ({ ...blank.pages[0]!, id: `p${i + 1}`, objects })),
  };
  const { editor } = testEditor(file);
  const check = new DesignCheck(
    editor,
    nodeBackdrops(() => undefined),
  );
  const settled = () => vi.waitFor(() => expect(check.busy.value).toBe(false), 20_000);
  const watch = () => void stops.push(check.watch({ thorough: true }));
  const found = () => check.pages.value.map(({ page, findings }) => [page, findings.map(({ id }) => id)]);
  return { editor, check, settled, watch, found };
}

describe('the check of an open design', () => {
  it('tells page by page and follows what is changed, undone and removed', async () => {
    const { editor, watch, settled, found } = open([
      [lost('a')],
      [shapeOf({ outline: 'ellipse' })],
      [lost('b')],
    ]);
    watch();
    await settled();
    expect(found()).toEqual([
      ['p1', ['a outside-page']],
      ['p3', ['b outside-page']],
    ]);
    editor.run('Move', () => editor.patch('a', { position: { x: 20, y: 20 } }));
    await settled();
    expect(found()).toEqual([['p3', ['b outside-page']]]);
    editor.history.undo();
    editor.run('Delete', () => editor.store.remove('b'));
    await settled();
    expect(found()).toEqual([['p1', ['a outside-page']]]);
  });

  it('counts errors and warnings, not hints', async () => {
    const away = shapeOf({ outline: 'ellipse', fill: '#111111' }, { id: 's', position: { x: 3000, y: 0 } });
    const { watch, settled, found, check } = open([[lost('a'), away]]);
    watch();
    await settled();
    expect(found()).toEqual([['p1', ['a outside-page', 's outside-page']]]);
    expect(check.count.value).toBe(1);
  });

  it('looks at nothing while nobody watches', async () => {
    const { check, watch, settled, editor, found } = open([[lost('a')]]);
    watch();
    await settled();
    stops.pop()!();
    editor.run('Move', () => editor.patch('a', { position: { x: 20, y: 20 } }));
    expect(check.busy.value).toBe(false);
    expect(found()).toEqual([['p1', ['a outside-page']]]);
    watch();
    await settled();
    expect(found()).toEqual([]);
  });
});

describe('what is sold', () => {
  const icon = (id: string) =>
    imageOf({ id_design_resource: id }, { id, sub_type: 'icon', width: 40, height: 40 } as object);

  it('is what the host says, asked once for each source', async () => {
    const { editor, watch, settled, found } = open([[icon('sold'), icon('free')]]);
    const asked: (readonly string[])[] = [];
    editor.resources.sold = async (sources) => {
      asked.push(sources);
      return sources.filter((source) => source === 'design_resource:sold');
    };
    watch();
    await settled();
    // their pictures are nowhere, which is found beside
    expect(found()).toEqual([['p1', ['sold missing-picture', 'free missing-picture', 'sold premium']]]);
    editor.run('Move', () => editor.patch('free', { position: { x: 30, y: 30 } }));
    await settled();
    expect(asked).toEqual([['design_resource:sold', 'design_resource:free']]);
  });
});

describe('mending', () => {
  it('is one step that can be undone', async () => {
    const { editor, check, watch, settled, found } = open([[lost('a')]]);
    watch();
    await settled();
    const before = editor.object('a');
    const [finding] = check.pages.value[0]!.findings;
    expect(applyFix(editor, finding!)).toBe(true);
    check.forget(finding!);
    expect(found()).toEqual([]);
    expect(editor.object('a')!.position.x).toBeLessThan(800);
    await settled();
    expect(found()).toEqual([]);
    editor.history.undo();
    expect(editor.object('a')).toEqual(before);
    await settled();
    expect(found()).toEqual([['p1', ['a outside-page']]]);
  });

  it('is refused when the object has changed since', async () => {
    const { editor, check, watch, settled } = open([[lost('a')]]);
    watch();
    await settled();
    const [finding] = check.pages.value[0]!.findings;
    editor.run('Move', () => editor.patch('a', { position: { x: 40, y: 40 } }));
    expect(applyFix(editor, finding!)).toBe(false);
    expect(editor.object('a')!.position).toEqual({ x: 40, y: 40 });
  });
});
