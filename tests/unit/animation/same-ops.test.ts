import { describe, expect, it } from 'vitest';
import { areSameOps } from '../../../elements/animation/same-ops.js';
import type { Group, Op } from '../../../elements/display/ops.js';

const square: Op = { op: 'fillPath', d: 'M0 0h10v10h-10z', fill: '#ff0000' };
const object: Group = { op: 'group', object: 'a', children: [square] };
const around = (group: Partial<Group>, ...children: Op[]): Group => ({ op: 'group', ...group, children });

describe('two moments of a page', () => {
  it('are the same when the same objects are at rest, in groups alike', () => {
    expect(areSameOps([square, object], [square, object])).toBe(true);
    expect(areSameOps([around({ opacity: 0.5 }, object)], [around({ opacity: 0.5 }, object)])).toBe(true);
  });

  it('differ when something came, left, moved or fades', () => {
    expect(areSameOps([square], [square, object])).toBe(false);
    expect(areSameOps([object, square], [square, object])).toBe(false);
    expect(areSameOps([around({}, object)], [around({ opacity: 0.5 }, object)])).toBe(false);
    expect(areSameOps([around({ opacity: 0.4 }, object)], [around({ opacity: 0.5 }, object)])).toBe(false);
    expect(areSameOps([around({}, object)], [around({}, object, square)])).toBe(false);
    expect(areSameOps([square], [object])).toBe(false);
  });
});
