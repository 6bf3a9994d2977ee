import { center, type Point } from '../../../math/geometry.js';
import type { CropView } from '../../cropping/cropping.js';
import { zoomOf } from '../../cropping/crop-geometry.js';
import type { HandleDirection } from '../../transform/box-resize.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';
import { CropGesture, type CropContext } from './crop-gesture.js';
import { gripCursor, ownPoint, pictureCorner } from './crop-handles.js';

interface Start {
  readonly crop: CropView;
  readonly corner: HandleDirection;
  readonly pointer: ToolPointer;
}

/** A corner of the picture is pulled; the opposite one stays, or its middle with Alt. */
export class ScalingPicture extends CropGesture {
  readonly name = 'scaling-picture';
  readonly #crop: CropView;
  readonly #corner: Point;
  readonly #opposite: Point;
  /** From the pointer to the corner. */
  readonly #grip: Point;

  constructor(context: CropContext, { crop, corner, pointer }: Start, back: () => ToolState) {
    super(context, back, gripCursor(crop, { on: 'picture', corner }));
    this.#crop = crop;
    this.#corner = pictureCorner(crop, corner);
    this.#opposite = pictureCorner(crop, {
      x: -corner.x as HandleDirection['x'],
      y: -corner.y as HandleDirection['y'],
    });
    const at = ownPoint(crop, pointer.page);
    this.#grip = { x: this.#corner.x - at.x, y: this.#corner.y - at.y };
  }

  protected override move({ page, alt }: ToolPointer): void {
    const { cropping, view } = this.context;
    const at = ownPoint(this.#crop, page);
    const to = { x: at.x + this.#grip.x, y: at.y + this.#grip.y };
    const about = alt ? center(this.#crop.content) : this.#opposite;
    cropping.zoomBy(share(about, this.#corner, to), about, this.#crop);
    const now = cropping.view;
    if (now) view.readout.value = { text: `${Math.round(zoomOf(now) * 100)}%` };
  }
}

/** How much further along the way from `about` to `corner` the pointer is. */
function share(about: Point, corner: Point, to: Point): number {
  const x = corner.x - about.x;
  const y = corner.y - about.y;
  const along = ((to.x - about.x) * x + (to.y - about.y) * y) / (x * x + y * y);
  return Math.max(0.01, along);
}
