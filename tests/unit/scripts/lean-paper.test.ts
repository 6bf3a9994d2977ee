import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { sceneOf, wantsScene } from '../../../scripts/plugins/rollup/lean/lean-paper.mjs';

const WHOLE = readFileSync(createRequire(import.meta.url).resolve('paper/dist/paper-core'), 'utf8');

// that the canvas works on it is proven by all tests of the canvas, which get the same copy
describe("Paper's scene alone", () => {
  it('is less than half of Paper, with items and hits and without paths, tools and SVG', () => {
    const lean = sceneOf(WHOLE);
    expect(lean.length).toBeLessThan(WHOLE.length / 2);
    for (const part of ['Item', 'Group', 'Project', 'View', 'HitResult'])
      expect(lean).toContain(`var ${part} = `);
    for (const part of ['Path', 'Raster', 'Tool']) expect(lean).toContain(`${part} = absent("${part}")`);
    expect(lean).not.toMatch(/importSVG|exportSVG/);
  });

  it('is for the canvas; who cuts outlines gets the whole', () => {
    const paper = 'paper/dist/paper-core';
    expect(wantsScene(paper, '/x/elements/canvas/scene/scene.ts')).toBe(true);
    expect(wantsScene(paper, '/x/elements/canvas/scene/path-clipper.ts')).toBe(false);
    expect(wantsScene('lit', '/x/elements/canvas/scene/scene.ts')).toBe(false);
  });

  it('is refused where a part to leave out is not there any more', () => {
    expect(() => sceneOf(WHOLE.replace('var Tween =', 'var Tweens ='))).toThrow('Paper.js has no Tween');
    expect(() => sceneOf(WHOLE.replaceAll('_getStrokePadding: function', 'getPadding: function'))).toThrow(
      'Paper.js has no _getStrokePadding',
    );
  });
});
