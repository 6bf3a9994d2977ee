import { center, type Point } from '../../../math/geometry.js';
import { transformPoint } from '../../../math/matrix.js';
import { foldedTurn } from '../../cropping/crop-geometry.js';
import type { CropView } from '../../cropping/cropping.js';
import type { ToolPointer } from '../events.js';
import { angleAbout, settledRotation } from '../../transform/rotation.js';
import type { ToolState } from '../state-machine.js';
import { CropGesture, type CropContext } from './crop-gesture.js';
import { mirrorSigns } from './crop-handles.js';

/** The picture turns about the middle of its frame: in steps with Shift, and into quarter turns when near one. */
export class TurningPicture extends CropGesture {
  readonly name = 'turning-picture';
  readonly #turn: number;
  readonly #middle: Point;
  readonly #fromAngle: number;
  /** -1 where the frame shows its picture mirrored: it then turns the other way. */
  readonly #sense: number;

  constructor(context: CropContext, crop: CropView, from: ToolPointer, back: () => ToolState) {
    super(context, back, 'grabbing');
    const signs = mirrorSigns(crop);
    this.#turn = crop.turn;
    this.#sense = signs.x * signs.y;
    this.#middle = transformPoint(crop.matrix, center({ x: 0, y: 0, ...crop.frame }));
    this.#fromAngle = angleAbout(this.#middle, from.page);
  }

  protected override move({ page, at, shift }: ToolPointer): void {
    const { cropping, view } = this.context;
    const by = (angleAbout(this.#middle, page) - this.#fromAngle) * this.#sense;
    const turn = foldedTurn(settledRotation(this.#turn + by, shift));
    cropping.turnTo(turn);
    view.readout.value = { text: `${Math.round(turn)}°`, beside: at };
  }
}
