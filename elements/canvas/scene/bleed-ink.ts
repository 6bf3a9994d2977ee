import { inkBounds } from '../../display/ink-bounds.js';
import type { Group } from '../../display/ops.js';
import type { Rect, Size } from '../../math/geometry.js';
import { backgroundBleed } from '../../objects/background/bleed.js';
import type { ObjectEnv } from '../../objects/kind.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { PaintEnv } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';
import type { PassParam } from './dm-item.js';
import type { Paintable } from './paintable.js';

/** The background picture past the edges of the page: painted, never met by the pointer. */
export class BleedInk implements Paintable {
  readonly items = [];
  readonly group: Group;
  readonly ink: Rect;
  readonly #paint: PaintEnv;

  constructor(
    background: DesignObject,
    { size, bleed }: { readonly size: Size; readonly bleed: number },
    { env, paint }: { readonly env: ObjectEnv; readonly paint: PaintEnv },
  ) {
    this.group = { op: 'group', children: backgroundBleed(background, size, bleed, env) };
    this.ink = inkBounds(this.group.children);
    this.#paint = paint;
  }

  draw(context: CanvasRenderingContext2D, { area }: PassParam): void {
    paintOps(context, [this.group], this.#paint, { area });
  }
}
