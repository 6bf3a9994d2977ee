import { center, type Box, type Point } from '../../../math/geometry.js';
import { boxOf } from '../../../objects/object-bounds.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { Gesture } from '../gesture.js';
import { angleAbout, settledRotation, turnedAbout } from '../../transform/rotation.js';
import type { ToolState } from '../state-machine.js';
import { t } from '../../transform/strings.js';

/** The selection turns about its center: in steps with Shift, and into quarter turns when it comes near one. */
export class Rotating extends Gesture {
  readonly name = 'rotating';
  readonly #ids: readonly string[];
  readonly #boxes: ReadonlyMap<string, Box>;
  readonly #middle: Point;
  readonly #rotation: number;
  readonly #fromAngle: number;

  constructor(context: ToolContext, from: ToolPointer, back: () => ToolState) {
    super(context, back);
    const { selection } = context.editor;
    const box = selection.box.value!;
    this.#ids = selection.ids;
    this.#boxes = new Map(selection.objects.value.map((object) => [object.id, boxOf(object)]));
    this.#middle = center(box);
    this.#rotation = box.rotation;
    this.#fromAngle = angleAbout(this.#middle, from.page);
  }

  enter(): void {
    const { editor, view } = this.context;
    editor.history.begin(t('rotate'));
    view.transforming.value = true;
    view.hover.value = null;
    view.cursor.value = 'grabbing';
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor, view } = this.context;
    // what it held is gone or another is selected: a template was loaded, a picture removed
    if (editor.selection.ids !== this.#ids) return this.pointerUp();
    const free = this.#rotation + angleAbout(this.#middle, pointer.page) - this.#fromAngle;
    const rotation = settledRotation(free, pointer.shift);
    editor.run(t('rotate'), () =>
      this.#boxes.forEach((box, id) =>
        this.#turn(id, turnedAbout(box, this.#middle, rotation - this.#rotation)),
      ),
    );
    view.readout.value = { text: `${Math.round(rotation)}°`, beside: pointer.at };
    return undefined;
  }

  #turn(id: string, box: Box): void {
    const { editor } = this.context;
    const position = { ...editor.object(id)?.position, x: box.x, y: box.y };
    editor.patch(id, { position, rotation: box.rotation });
  }
}
