import { describe, expect, it } from 'vitest';
import { blockReveal } from '../../../elements/animation/presets/block-reveal.js';
import type { Cast, PagePreset } from '../../../elements/animation/presets/preset.js';
import { PAGE_PRESETS } from '../../../elements/animation/presets/page-presets.js';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { FillPath, Group } from '../../../elements/display/ops.js';

const PAGE = { width: 1080, height: 1920 };

const preset = (id: string): PagePreset => PAGE_PRESETS.find((one) => one.id === id)!;

const cast = (target: Cast['target'], box: Cast['box'], index = 1, depth = 0.2): Cast => ({
  ...{ target, box, page: PAGE, index, count: 4, depth },
});

const TOP = { x: 0, y: 0, width: 1080, height: 700 };
const BOTTOM = { x: 0, y: 1700, width: 1080, height: 220 };
const FREE = { x: 100, y: 900, width: 300, height: 300 };

describe('what reaches the edge of its page', () => {
  it('does not come away from it where the page moves', () => {
    expect(preset('cascade').assign(cast('picture', TOP)).preset).toBe('fade');
    expect(preset('cascade').assign(cast('shape', BOTTOM)).preset).toBe('rise');
    expect(preset('cascade').assign(cast('picture', FREE)).preset).toBe('rise');
    expect(preset('parallax').assign(cast('picture', TOP)).preset).toBe('ken_burns');
    expect(preset('parallax').assign(cast('shape', BOTTOM)).preset).toBe('fade');
    expect(preset('parallax').assign(cast('picture', FREE)).preset).toBe('drift');
    expect(preset('collage').assign(cast('shape', BOTTOM)).preset).toBe('stomp');
    expect(preset('collage').assign(cast('shape', FREE)).preset).toBe('tumble');
  });
});

describe('a band of light', () => {
  it('reaches over a page of any shape, and fades towards its own sides', () => {
    for (const page of [PAGE, { width: 1920, height: 1080 }]) {
      const { d, fill } = preset('light_sweep').over!(0.5, page) as FillPath;
      const { y, height } = inkBounds([{ op: 'fillPath', d, fill: '#ffffff' }]);
      expect([y, y + height]).toEqual([0, page.height]);
      const [left = 0, right = 0, low = 0, lowLeft = 0] = [...d.matchAll(/[MHL](-?[\d.]+)/g)].map(([, x]) =>
        Number(x),
      );
      const { from, to } = fill as Extract<FillPath['fill'], { gradient: 'linear' }>;
      const along = [to[0] - from[0], to[1] - from[1]] as const;
      // square to the sides, from the one to the other
      expect(along[0] * (low - right) + along[1] * page.height).toBeCloseTo(0);
      const onLeft = left + ((lowLeft - left) * from[1]) / page.height;
      expect(from[0]).toBeCloseTo(onLeft);
    }
  });
});

describe('a block that runs over an object', () => {
  it('lies over the edge of what it uncovers, so that the page does not show between them', () => {
    const group: Group = {
      ...{ op: 'group', object: 'a' },
      children: [{ op: 'fillPath', d: 'M100 900H400V1200H100Z', fill: '#cc3344' }],
    };
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const { children } = blockReveal(
        group,
        0.8,
        { time: 0, part: 0 },
        cast('shape', FREE),
        direction,
      ) as Group;
      const [shown, block] = children as [Group, FillPath];
      const uncovered = inkBounds(shown.mask!);
      const over = inkBounds([block]);
      const sideways = direction === 'left' || direction === 'right';
      const shared = sideways
        ? Math.min(uncovered.x + uncovered.width, over.x + over.width) - Math.max(uncovered.x, over.x)
        : Math.min(uncovered.y + uncovered.height, over.y + over.height) - Math.max(uncovered.y, over.y);
      expect(shared).toBeCloseTo(2);
      // nothing of it is left over where it ends
      const [, last] = (
        blockReveal(group, 0.999, { time: 0, part: 0 }, cast('shape', FREE), direction) as Group
      ).children;
      const { width, height } = inkBounds([last!]);
      expect(sideways ? width : height).toBeLessThan(0.01);
    }
  });
});
