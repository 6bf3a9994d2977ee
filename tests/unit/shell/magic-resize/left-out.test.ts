import { describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { leftOut } from '../../../../elements/shell/magic-resize/left-out.js';
import { shapeOf } from '../../../support/objects.js';

/** Objects that are hidden or not; those in `beyond` lie beside the page. */
const design = (hidden: Record<string, boolean>, beyond: readonly string[] = []): DesignFile => {
  const objects = Object.entries(hidden).map(([id, is]) => ({
    ...shapeOf({ outline: 'rectangle' }, { id, position: { x: beyond.includes(id) ? 600 : 50, y: 50 } }),
    hidden: is,
  }));
  return { width: 500, height: 500, pages: [{ objects }] } as never;
};

describe('what a size has no room for', () => {
  const before = design({ a: false, b: false, c: true });

  it('is counted: what was shown and is hidden now, never what the user hid', () => {
    expect(leftOut(before, design({ a: true, b: false, c: true }))).toBe(1);
    expect(leftOut(before, before)).toBe(0);
  });

  it('what goes on beyond the page is no loss', () => {
    expect(leftOut(before, design({ a: true, b: true, c: true }, ['a']))).toBe(1);
  });
});
