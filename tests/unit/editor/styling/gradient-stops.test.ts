import { describe, expect, it } from 'vitest';
import { withStopAdded } from '../../../../elements/editor/styling/fill-style.js';

describe('a color stop that is added', () => {
  it('stands in the widest gap with the color there, so that nothing changes yet', () => {
    const stops = [
      { offset: 1, color: '#ffffff' },
      { offset: 0.2, color: '#000000', opacity: 0.5 },
      { offset: 0, color: '#ff0000' },
    ];
    expect(withStopAdded({ angle: 0, stops }).stops).toEqual([
      { offset: 0, color: '#ff0000' },
      { offset: 0.2, color: '#000000', opacity: 0.5 },
      { offset: 0.6, color: '#808080', opacity: 0.75 },
      { offset: 1, color: '#ffffff' },
    ]);
  });
});
