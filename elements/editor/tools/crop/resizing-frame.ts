import type { Point } from '../../../math/geometry.js';
import { sizeText } from '../../../math/measure.js';
import type { CropView } from '../../cropping/cropping.js';
import { pulledFrame } from '../../cropping/frame-resize.js';
import type { HandleDirection } from '../../transform/box-resize.js';
import type { ToolPointer } from '../events.js';
import type { ResizeHandle } from '../../transform/handles.js';
import type { ToolState } from '../state-machine.js';
import { CropGesture, type CropContext } from './crop-gesture.js';
import { gripCursor, ownDirection, ownPoint } from './crop-handles.js';

interface Start {
  readonly crop: CropView;
  readonly handle: ResizeHandle;
  readonly pointer: ToolPointer;
}

/** A handle of the frame is pulled over a picture that stays still: Shift keeps proportions, Alt the middle. */
export class ResizingFrame extends CropGesture {
  readonly name = 'resizing-frame';
  readonly #crop: CropView;
  readonly #direction: HandleDirection;
  /** From the pointer to the handle's middle. */
  readonly #grip: Point;

  constructor(context: CropContext, { crop, handle, pointer }: Start, back: () => ToolState) {
    super(context, back, gripCursor(crop, { on: 'frame', handle }));
    this.#crop = crop;
    this.#direction = ownDirection(crop, handle);
    const { width, height } = crop.frame;
    const at = ownPoint(crop, pointer.page);
    const { x, y } = this.#direction;
    this.#grip = { x: ((x + 1) / 2) * width - at.x, y: ((y + 1) / 2) * height - at.y };
  }

  protected override move({ page, shift, alt }: ToolPointer): void {
    const { cropping, editor, view } = this.context;
    const at = ownPoint(this.#crop, page);
    const to = { x: at.x + this.#grip.x, y: at.y + this.#grip.y };
    const { width, height } = this.#crop.frame;
    const ratio = cropping.ratioValue ?? (shift ? width / height : null);
    const frame = pulledFrame(this.#crop, this.#direction, to, { ratio, fromCenter: alt });
    cropping.reframe(frame, this.#crop);
    view.readout.value = { text: sizeText(frame, editor.measure) };
  }
}
