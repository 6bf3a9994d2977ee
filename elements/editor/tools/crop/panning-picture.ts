import type { CropView } from '../../cropping/cropping.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';
import { CropGesture, type CropContext } from './crop-gesture.js';
import { ownStep } from './crop-handles.js';

/** The picture follows the pointer behind its frame; Shift keeps to one of the frame's directions. */
export class PanningPicture extends CropGesture {
  readonly name = 'panning-picture';
  readonly #crop: CropView;
  readonly #from: ToolPointer;

  constructor(context: CropContext, crop: CropView, from: ToolPointer, back: () => ToolState) {
    super(context, back, 'grabbing');
    this.#crop = crop;
    this.#from = from;
  }

  protected override move({ page, shift }: ToolPointer): void {
    const { x, y } = ownStep(this.#crop, { x: page.x - this.#from.page.x, y: page.y - this.#from.page.y });
    const across = Math.abs(x) >= Math.abs(y);
    const by = shift ? { x: across ? x : 0, y: across ? 0 : y } : { x, y };
    this.context.cropping.pan(by, this.#crop);
  }
}
