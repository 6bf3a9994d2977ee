import { describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { leftOut } from '../../../../elements/shell/magic-resize/left-out.js';

const design = (hidden: Record<string, boolean>): DesignFile =>
  ({ pages: [{ objects: Object.entries(hidden).map(([id, is]) => ({ id, hidden: is })) }] }) as never;

describe('what a size has no room for', () => {
  it('is counted: what was shown and is hidden now, never what the user hid', () => {
    const before = design({ a: false, b: false, c: true });
    expect(leftOut(before, design({ a: true, b: false, c: true }))).toBe(1);
    expect(leftOut(before, before)).toBe(0);
  });
});
