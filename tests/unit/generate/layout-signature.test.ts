import { describe, expect, it } from 'vitest';
import { layoutSignature, takeTurns } from '../../../elements/generate/layout-signature.js';
import { templatesOfFormat } from './fill/stored-templates.js';

const designs = templatesOfFormat('poster');

describe('designs of one layout', () => {
  it('share a signature whatever their colors and words are, and others do not', () => {
    const [first] = designs;
    // a label is one word
    const words = JSON.stringify(first).replaceAll(/"text":"[^"]* [^"]*"/g, '"text":"Other words"');
    const colors = words.replaceAll(/#[0-9a-f]{6}/g, '#123456');
    expect(layoutSignature(JSON.parse(colors) as typeof first & object)).toBe(layoutSignature(first!));
    expect(new Set(designs.map(layoutSignature)).size).toBeGreaterThan(2);
  });

  it('take turns: each layout has its own before one comes again, and none is lost', () => {
    const turns = takeTurns(designs, layoutSignature);
    const layouts = new Set(designs.map(layoutSignature)).size;
    expect(new Set(turns.slice(0, layouts).map(layoutSignature)).size).toBe(layouts);
    expect(turns).toHaveLength(designs.length);
    expect(new Set(turns)).toEqual(new Set(designs));
  });
});
