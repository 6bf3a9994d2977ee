import { expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { warnMissingFonts } from '../../../elements/shell/missing-fonts.js';
import { shapeOf, textOf } from '../../support/objects.js';
import { nodeFonts, testEditor } from '../../support/fakes/test-editor.js';

function opened(fonts: readonly string[], source = nodeFonts) {
  const [page] = blankDesign({ id: 'd' }).pages;
  const texts = fonts.map((font, i) => textOf({ font }, { id: `t${i}`, layer_index: i }));
  const pages = [
    { ...page!, id: 'p1', objects: [shapeOf({ outline: 'ellipse', fill: '#336699' })] },
    { ...page!, id: 'p2', objects: texts },
  ];
  const { editor } = testEditor({ ...blankDesign({ id: 'd' }), pages } as DesignFile, source);
  const said: string[] = [];
  editor.notifier.warning = (message) => said.push(message);
  return { editor, said };
}

it('names the families that are not here once, on whatever page they are', async () => {
  const { editor, said } = opened(['Papyrus', 'Montserrat', 'Comic Neue', 'Papyrus']);
  await warnMissingFonts(editor);
  expect(said).toEqual([
    'These fonts aren’t available: Comic Neue, Papyrus. Other fonts are shown in their place.',
  ]);
  await warnMissingFonts(editor);
  expect(said).toHaveLength(1);
});

it('counts what would make the message long', async () => {
  const { editor, said } = opened(['A', 'B', 'C', 'D', 'E']);
  await warnMissingFonts(editor);
  expect(said[0]).toMatch(/^These fonts aren’t available: A, B, C and 2 more\./);
});

it('says nothing when all are here, and nothing while it is not known', async () => {
  const here = opened(['Montserrat']);
  await warnMissingFonts(here.editor);
  const offline = opened(['Papyrus'], { ...nodeFonts, families: () => Promise.reject(new Error('offline')) });
  await warnMissingFonts(offline.editor);
  expect([here.said, offline.said]).toEqual([[], []]);
  const one = opened(['Papyrus']);
  await warnMissingFonts(one.editor);
  expect(one.said[0]).toMatch(/^The font Papyrus isn’t available\. Another font/);
});
