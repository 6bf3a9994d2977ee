import { describe, expect, it } from 'vitest';
import { printAt } from '../../../elements/compose/scene/print-at.js';
import { prepareScene } from '../../../elements/compose/scene/scene.js';
import { madeScene } from '../../support/mockup-scene.js';

describe('a place on the picture', () => {
  const scene = prepareScene(madeScene(200));

  it('leads to the print that is there', () => {
    const front = printAt(scene, 60, 110)!;
    expect(front.image).toBe(0);
    expect(front.u).toBeGreaterThan(0.4);
    expect(front.u).toBeLessThan(0.6);
    expect(printAt(scene, 60, 120)!.v).toBeGreaterThan(front.v);
    expect(printAt(scene, 150, 80)!.image).toBe(1);
  });

  it('leads from a reflection to the picture that it mirrors', () => {
    expect(printAt(scene, 150, 170)!.image).toBe(1);
    // nearer to the edge that both share, which is the picture's lower one
    expect(printAt(scene, 150, 160)!.v).toBeGreaterThan(printAt(scene, 150, 175)!.v);
  });

  it('leads nowhere beside all prints, behind a mask and outside', () => {
    expect(printAt(scene, 100, 10)).toBe(null);
    expect(printAt(scene, 13, 110)).toBe(null);
    expect(printAt(scene, -1, 50)).toBe(null);
    expect(printAt(scene, 50, 200)).toBe(null);
  });
});
