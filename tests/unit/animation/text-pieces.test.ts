import { describe, expect, it } from 'vitest';
import { withPieces } from '../../../elements/animation/pieces/apply-pieces.js';
import { textPieces } from '../../../elements/animation/pieces/text-pieces.js';
import { REST } from '../../../elements/animation/look.js';
import { objectOps } from '../../../elements/display/object-ops.js';
import type { GlyphRun, Group, Op } from '../../../elements/display/ops.js';
import { kinds } from '../../../elements/objects/kinds.js';
import { textOf } from '../../support/objects.js';
import { buildTestFonts, testFonts } from '../../support/text/fonts.js';
import { addAllHyphens } from '../../support/text/hyphens.js';

async function groupOf(text: string, details = {}): Promise<Group> {
  const env = { fonts: await testFonts(), resources: { image: () => undefined, icon: () => undefined } };
  return objectOps(textOf({ text, ...details }, { width: 600 }), kinds, env)!;
}

const runsIn = (ops: readonly Op[]): GlyphRun[] =>
  ops.flatMap((op) => (op.op === 'glyphRun' ? [op] : op.op === 'group' ? runsIn(op.children) : []));

describe('a text in pieces', () => {
  it('has letters, words and lines in reading order', async () => {
    const group = await groupOf('One two\nthree');
    const counts = (['letter', 'word', 'line'] as const).map((size) => textPieces(group, size).pieces.length);
    // the space is a letter without ink, the line break none
    expect(counts).toEqual([12, 3, 2]);
    const words = textPieces(group, 'word').pieces.map(({ box }) => box);
    expect(words[0]!.x).toBeLessThan(words[1]!.x);
    expect(words[2]!.y).toBeGreaterThan(words[1]!.y);
  });

  it('begins a text that reads leftwards at its right, and keeps a joined syllable together', async () => {
    const hebrew = textPieces(await groupOf('שלום עולם'), 'word').pieces;
    expect(hebrew[0]!.box.x).toBeGreaterThan(hebrew[1]!.box.x);
    const hindi = textPieces(await groupOf('क्षि'), 'letter').pieces;
    expect(hindi).toHaveLength(1);
  });

  it('moves a hyphen at the end of a line with the letter before it', async () => {
    const fonts = await buildTestFonts();
    await addAllHyphens(fonts);
    const env = { fonts, resources: { image: () => undefined, icon: () => undefined } };
    const text = 'An understanding';
    const broken = textOf({ text, fontSize: 40, hyphens: true, language: 'en' }, { width: 240 });
    const group = objectOps(broken, kinds, env)!;
    expect(runsIn(group.children).map((run) => run.text)).toEqual(['An under-', 'standing']);
    const letters = textPieces(group, 'letter').pieces.map(({ box }) => box);
    expect(letters).toHaveLength(text.length);
    const [before, last, next] = letters.slice('An unde'.length - 1);
    expect(last!.width).toBeGreaterThan(before!.width);
    expect(next!.y).toBeGreaterThan(last!.y);
    expect(next!.height).toBeLessThan(60);
    expect(textPieces(group, 'word').pieces).toHaveLength(2);
  });

  it('loses no glyph, underlines included, and is the text itself once all are at rest', async () => {
    const group = await groupOf('One two', { underline: true });
    expect(withPieces(group, 'letter', () => REST)).toBe(group);
    const half = withPieces(group, 'letter', (index) => ({ ...REST, y: index }));
    expect(runsIn(half.children).flatMap(({ glyphs }) => glyphs)).toHaveLength(
      runsIn(group.children).flatMap(({ glyphs }) => glyphs).length,
    );
    const first = withPieces(group, 'word', (index) => ({ ...REST, opacity: index === 0 ? 1 : 0 }));
    expect(runsIn(first.children).flatMap(({ glyphs }) => glyphs)).toHaveLength(3);
  });
});
