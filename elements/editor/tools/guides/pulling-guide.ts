import { axisText, onGrid } from '../../../math/measure.js';
import type { Editor } from '../../editor.js';
import { guidesOf, writeGuides } from '../../arranging/guides.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { Gesture } from '../gesture.js';
import type { Axis } from '../snapping/axis.js';
import { snapDistance } from '../snapping/snap-distance.js';
import { snapTargets, type SnapTargets } from '../snapping/targets.js';
import type { ToolState } from '../state-machine.js';
import { t } from '../../transform/strings.js';
import { guideCursor, isOnRuler } from './ruler.js';

/** A guide to pull: one that lies on the page, or a new one out of a ruler. */
export type Pulled = { readonly index: number } | { readonly axis: Axis };

/** A guide follows the pointer, snapping to edges and middles unless Ctrl is held. Let go over a ruler it is gone. */
export class PullingGuide extends Gesture {
  readonly name = 'pulling-guide';
  readonly #axis: Axis;
  readonly #index: number;
  readonly #isNew: boolean;
  readonly #page: string;
  #targets: SnapTargets | null = null;
  /** True while the guide is in the list. */
  #lies: boolean;

  constructor(context: ToolContext, pulled: Pulled, back: () => ToolState) {
    super(context, back);
    const guides = guidesOf(context.editor);
    this.#page = context.editor.page.value;
    this.#isNew = 'axis' in pulled;
    this.#lies = !this.#isNew;
    this.#index = 'axis' in pulled ? guides.length : pulled.index;
    this.#axis = 'axis' in pulled ? pulled.axis : guides[pulled.index]!.axis;
  }

  enter(): void {
    const { editor, view } = this.context;
    editor.history.begin(t(this.#isNew ? 'addGuide' : 'moveGuide'));
    view.hover.value = null;
    view.cursor.value = guideCursor(this.#axis);
    view.pulledGuide.value = this.#index;
    // not to guides: one on top of another is of no use
    this.#targets = snapTargets(editor, [], { guides: false });
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor, view } = this.context;
    if (!this.#holds(editor)) return this.pointerUp();
    const at = isOnRuler(pointer.at) ? null : this.#place(pointer);
    editor.run(t('moveGuide'), () => this.#put(at));
    view.readout.value =
      at === null
        ? null
        : {
            text: axisText(this.#axis, at, editor.measure),
            beside: pointer.at,
          };
    return undefined;
  }

  /** False once another page is shown or the guides are no longer those it began with. */
  #holds(editor: Editor): boolean {
    return editor.page.value === this.#page && guidesOf(editor).length >= this.#index;
  }

  #place({ page, mod }: ToolPointer): number {
    const { lines } = this.#targets![this.#axis];
    const { editor } = this.context;
    const free = onGrid(page[this.#axis], this.#axis, editor.measure);
    return (mod ? null : lines.nearest(page[this.#axis], snapDistance(editor))) ?? free;
  }

  /** Over a ruler the guide is out of the list; its place in it is kept while the pointer holds it. */
  #put(at: number | null): void {
    const { editor } = this.context;
    const guides = [...guidesOf(editor)];
    const here = this.#lies ? 1 : 0;
    guides.splice(this.#index, here, ...(at === null ? [] : [{ axis: this.#axis, at }]));
    this.#lies = at !== null;
    writeGuides(editor, guides);
  }
}
