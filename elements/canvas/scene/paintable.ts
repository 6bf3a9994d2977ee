import type { Group } from '../../display/ops.js';
import { stackGroups, stackOps, type GroupAppearance, type Stacked } from '../../display/stack-groups.js';
import { EMPTY_RECT, unionRects, type Rect } from '../../math/geometry.js';
import type { PaintEnv } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';
import type { DmItem, PassParam } from './dm-item.js';

/** What is painted in one go: an item, or the items of a group that is composed before it is painted. */
export interface Paintable {
  /** Ink on the page, page pixels. */
  readonly ink: Rect;
  readonly group: Group;
  /** The items it paints, from back to front. */
  readonly items: readonly DmItem[];
  draw(context: CanvasRenderingContext2D, param: PassParam): void;
}

/** Items as they are painted: members of composed groups together, each group at the height of its topmost. */
export const paintablesOf = (
  items: readonly DmItem[],
  groups: readonly GroupAppearance[],
  paint: PaintEnv,
): readonly Paintable[] =>
  stackGroups(items, (item) => item.object.id, groups).map((entry) =>
    'one' in entry ? entry.one : new ComposedItems(entry, paint),
  );

/** Items stay items of the scene, for hits and bounds; only their painting is the group's. */
export class ComposedItems implements Paintable {
  readonly items: readonly DmItem[];
  readonly #stacked: Stacked<DmItem>;
  readonly #paint: PaintEnv;

  constructor(stacked: Stacked<DmItem>, paint: PaintEnv) {
    this.items = itemsOf(stacked);
    this.#stacked = stacked;
    this.#paint = paint;
  }

  get ink(): Rect {
    return this.items.reduce((all, { ink }) => unionRects(all, ink), EMPTY_RECT);
  }

  get group(): Group {
    return stackOps([this.#stacked], (item) => item.onPage)[0] as Group;
  }

  draw(context: CanvasRenderingContext2D, { area }: PassParam): void {
    paintOps(context, [this.group], this.#paint, { area });
  }
}

const itemsOf = (stacked: Stacked<DmItem>): readonly DmItem[] =>
  'one' in stacked ? [stacked.one] : stacked.parts.flatMap(itemsOf);
