import paper from 'paper/dist/paper-core';
import { opInk } from '../../display/ink-bounds.js';
import { objectAppearance } from '../../display/object-appearance.js';
import type { Group } from '../../display/ops.js';
import { EMPTY_RECT, expandRect, type Rect } from '../../math/geometry.js';
import { boxMatrix, transformRect } from '../../math/matrix.js';
import { kindFor, kindOf, type DesignObject } from '../../objects/kinds.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { paintOps } from '../../paint/painter.js';
import type { PaintEnv } from '../../paint/env.js';
import { boxOf } from '../../objects/object-bounds.js';
import { hitRules, MOST_TOLERANCE } from './hit-rules.js';
import type { InkProbe } from './ink-probe.js';

/** Paper's flags for a changed matrix: appearance, geometry and matrix. */
const MATRIX_CHANGED = 25;

/** What differs between two records of an object, from the least that has to be done about it to the most. */
const enum Change {
  Position,
  Place,
  Mix,
  Looks,
}

/** Fields that say where an object is and how it mixes, not what it looks like in its own space. */
const CHANGES = new Map<string, Change>([
  ['position', Change.Position],
  ...['rotation', 'layer_index', 'locked', 'name', 'labels', 'hidden'].map(
    (field) => [field, Change.Place] as const,
  ),
  ...['opacity', 'blend_mode', 'shadow'].map((field) => [field, Change.Mix] as const),
]);

/** What items share. */
export interface ItemTools {
  readonly env: ObjectEnv;
  readonly paint: PaintEnv;
  readonly probe: InkProbe;
}

/** What a draw pass tells items beside what Paper does. */
export interface PassParam extends paper.DrawParam {
  /** Device pixels being painted. */
  readonly area: Rect;
}

/** An object of the page as an item of Paper's scene; painting is ours. */
export class DmItem extends paper.Item {
  /** Ink on the page, page pixels. */
  ink: Rect;
  #object: DesignObject;
  #group: Group;
  #revision = 0;
  readonly #tools: ItemTools;

  constructor(object: DesignObject, tools: ItemTools) {
    super();
    this._class = 'DmItem';
    // else Paper would try to apply the matrix to geometry that is not its own
    this._applyMatrix = false;
    this._canApplyMatrix = false;
    this._initialize({ insert: false });
    this.#object = object;
    this.#tools = tools;
    this.#group = drawn(object, tools.env);
    this.ink = this.#place();
  }

  get object(): DesignObject {
    return this.#object;
  }

  /** Counts what happened to it beside being moved. */
  get revision(): number {
    return this.#revision;
  }

  /** Itself: a `Paintable` is one item, or several as a group. */
  get items(): readonly DmItem[] {
    return [this];
  }

  /** What it paints, in its own space. */
  get group(): Group {
    return this.#group;
  }

  /** What it paints, on the page: nothing when it is hidden. */
  get onPage(): Group {
    const { hidden } = this.#object;
    return { ...this.#group, transform: boxMatrix(boxOf(this.#object)), ...(hidden ? { children: [] } : {}) };
  }

  /** Takes a new record; true when its looks changed: only then its ops are made anew. */
  take(object: DesignObject): boolean {
    const change = changeOf(this.#object, object);
    this.#object = object;
    if (change > Change.Position) this.#revision += 1;
    if (change === Change.Looks) this.#group = drawn(object, this.#tools.env);
    // ops of a picture or a long text are not made anew while a slider of these moves
    else if (change === Change.Mix) this.#group = groupOf(this.#group.children, object);
    this.ink = this.#place();
    return change === Change.Looks;
  }

  /** Makes its ops anew: a font or picture arrived. */
  redraw(): void {
    this.#revision += 1;
    this.#group = drawn(this.#object, this.#tools.env);
    this.ink = this.#place();
  }

  override isEmpty(): boolean {
    return false;
  }

  override _getBounds(matrix: paper.Matrix | null): paper.Rectangle {
    const { width, height } = this.#object;
    const own = new paper.Rectangle(0, 0, width, height);
    return matrix ? matrix._transformBounds(own) : own;
  }

  override _hitTest(
    point: paper.Point,
    options: paper.HitOptions,
    parentViewMatrix?: paper.Matrix,
  ): paper.HitResult | null {
    if (this.#object.hidden) return null;
    // most items are far away: the ink's bounds tell before any matrix is inverted
    const near = expandRect(this.ink, options.tolerance);
    const inBounds = this.bounds;
    const reaches = (r: Rect): boolean =>
      point.x >= r.x && point.y >= r.y && point.x <= r.x + r.width && point.y <= r.y + r.height;
    if (!reaches(near) && !reaches(inBounds)) return null;
    return super._hitTest(point, options, parentViewMatrix);
  }

  /** The point is in the object's own space; `options.tolerance` is the page's length of MOST_TOLERANCE CSS pixels. */
  override _hitTestSelf(point: paper.Point, options: paper.HitOptions): paper.HitResult | null {
    const { by, tolerance } = hitRules[kindOf(this.#object)];
    const { width, height } = this.#object;
    const reach = (tolerance / MOST_TOLERANCE) * options.tolerance;
    const inBox =
      point.x >= -reach && point.y >= -reach && point.x <= width + reach && point.y <= height + reach;
    if (!inBox) return null;
    const hit = by === 'box' || this.#tools.probe.hasInk(this.#group.children, point, reach);
    return hit ? hitOn(this) : null;
  }

  override _draw(context: CanvasRenderingContext2D, param: PassParam): void {
    if (this.#object.hidden) return;
    paintOps(context, [this.#group], this.#tools.paint, { area: param.area });
  }

  /** Something hidden has no ink, so it is neither painted nor met. */
  #place(): Rect {
    const m = boxMatrix(boxOf(this.#object));
    this._matrix.set(...m);
    this._changed(MATRIX_CHANGED);
    return this.#object.hidden ? EMPTY_RECT : transformRect(m, opInk(this.#group));
  }
}

function drawn(object: DesignObject, env: ObjectEnv): Group {
  return groupOf(kindFor(object).ops(object, env), object);
}

const groupOf = (children: Group['children'], object: DesignObject): Group => ({
  op: 'group',
  object: object.id,
  ...objectAppearance(object),
  children,
});

/** Thousands of objects may be dragged at once, so that each is compared field by field, without a list of them. */
function changeOf(a: DesignObject, b: DesignObject): Change {
  let most = Change.Position;
  const note = (key: string): void => {
    if (a[key as keyof DesignObject] !== b[key as keyof DesignObject])
      most = Math.max(most, CHANGES.get(key) ?? Change.Looks);
  };
  for (const key in a) note(key);
  for (const key in b) if (!(key in a)) note(key);
  return most;
}

/** Paper's own class, whose published type has no constructor arguments. */
const HitResult = paper.HitResult as unknown as new (type: string, item: paper.Item) => paper.HitResult;
const hitOn = (item: DmItem): paper.HitResult => new HitResult('fill', item);
