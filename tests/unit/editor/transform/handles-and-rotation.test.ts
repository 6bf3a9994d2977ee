import { describe, expect, it } from 'vitest';
import { handleAt, handleCursor, handlesFor } from '../../../../elements/editor/transform/handles.js';
import { settledRotation, turnedAbout } from '../../../../elements/editor/transform/rotation.js';

const canvas = { width: 800, height: 600 };
const box = { x: 200, y: 200, width: 200, height: 100, rotation: 0 };
const names = (...args: Parameters<typeof handlesFor>) =>
  handlesFor(...args)
    .map(({ name }) => name)
    .sort();

describe('handles', () => {
  it('offers what the kind allows', () => {
    expect(names(box, 'both', canvas)).toEqual(['e', 'n', 'ne', 'nw', 'rotate', 's', 'se', 'sw', 'w']);
    expect(names(box, 'width', canvas)).toEqual(['e', 'ne', 'nw', 'rotate', 's', 'se', 'sw', 'w']);
    expect(names(box, 'group', canvas)).toEqual(['ne', 'nw', 'rotate', 'se', 'sw']);
    expect(names(box, 'line', canvas)).toEqual(['e', 'rotate', 'w']);
  });

  it('hides the sides of a box too short for them, but not the width of a line of text', () => {
    const short = { ...box, height: 30 };
    expect(names(short, 'both', canvas)).toEqual(['n', 'ne', 'nw', 'rotate', 's', 'se', 'sw']);
    expect(names(short, 'width', canvas)).toContain('e');
  });

  it('puts the rotate button above, or below where there is no room', () => {
    const place = (y: number) =>
      handlesFor({ ...box, y }, 'both', canvas).find(({ name }) => name === 'rotate')!.at;
    expect(place(200)).toEqual({ x: 300, y: 172 });
    expect(place(20)).toEqual({ x: 300, y: 148 });
  });

  it('takes the nearest handle within reach and leaves the middle of a small box to moving', () => {
    const handles = handlesFor(box, 'both', canvas);
    expect(handleAt(handles, box, { x: 192, y: 195 })).toBe('nw');
    expect(handleAt(handles, box, { x: 300, y: 250 })).toBeNull();
    const tiny = { x: 200, y: 200, width: 16, height: 16, rotation: 0 };
    expect(handleAt(handlesFor(tiny, 'both', canvas), tiny, { x: 208, y: 208 })).toBeNull();
    expect(handleAt(handlesFor(tiny, 'both', canvas), tiny, { x: 218, y: 218 })).toBe('se');
  });

  it('lies outside of what is small, in reach there and nowhere on it', () => {
    for (const height of [6, 16, 30]) {
      const small = { ...box, height };
      const handles = handlesFor(small, 'width', canvas).filter(({ name }) => name !== 'rotate');
      for (const { at } of handles) {
        const inX = at.x > small.x - 5 && at.x < small.x + small.width + 5;
        expect(inX && at.y > small.y - 5 && at.y < small.y + height + 5, `${height}`).toBe(false);
      }
      for (let x = small.x + 1; x < small.x + small.width; x += 2)
        expect(handleAt(handles, small, { x, y: small.y + height / 2 })).toBeNull();
      const right = handles.find(({ name }) => name === 'e')!.at;
      expect(handleAt(handles, small, right)).toBe('e');
      const corner = handles.find(({ name }) => name === 'ne')!.at;
      expect(right.y - corner.y).toBeGreaterThanOrEqual(13);
    }
    expect(handlesFor(box, 'width', canvas).find(({ name }) => name === 'nw')!.at).toEqual({
      x: 200,
      y: 200,
    });
  });

  it('is taken from further away by a fingertip', () => {
    const handles = handlesFor(box, 'both', canvas);
    expect(handleAt(handles, box, { x: 182, y: 194 })).toBeNull();
    expect(handleAt(handles, box, { x: 182, y: 194 }, true)).toBe('nw');
  });

  it('shows the cursor that points the way on a turned box', () => {
    expect(handleCursor('e', 0)).toBe('ew-resize');
    expect(handleCursor('e', 90)).toBe('ns-resize');
    expect(handleCursor('nw', 0)).toBe('nwse-resize');
    expect(handleCursor('nw', -45)).toBe('ew-resize');
  });
});

describe('turning', () => {
  it('settles on quarter turns nearby, on steps with Shift, on tenths otherwise', () => {
    expect(settledRotation(92.9, false)).toBe(90);
    expect(settledRotation(-2, false)).toBe(0);
    expect(settledRotation(358, false)).toBe(0);
    expect(settledRotation(33.333, false)).toBe(33.3);
    expect(settledRotation(37, true)).toBe(30);
    expect(settledRotation(-50, true)).toBe(315);
  });

  it('turns a box about a point', () => {
    expect(turnedAbout({ x: 0, y: 0, width: 10, height: 10, rotation: 350 }, { x: 5, y: 15 }, 90)).toEqual({
      x: 10,
      y: 10,
      width: 10,
      height: 10,
      rotation: 80,
    });
  });
});
