import type { Point } from '../../../math/geometry.js';
import type { Editor } from '../../editor.js';
import { startCrop } from '../../cropping/session.js';
import { pressInGrid } from './grid-keys.js';
import { editText } from '../../text-editing/session.js';
import type { ToolKey } from '../events.js';
import { growSelection, moveSelection, turnSelection } from '../../transform/key-transform.js';
import { canTransform } from '../../transform/selection-handles.js';
import { t } from '../../transform/strings.js';
import { KeyBurst } from './key-burst.js';
import { selectFirstInside, selectNextStop } from './keyboard-selection.js';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Page pixels of a move, or of a side's growth, with Shift; without, one. */
const FAR = 10;
/** Degrees of a turn with Shift; without, one. */
const FAR_TURN = 15;

/**
 * The canvas by keys alone: Tab and Enter walk through the objects, arrows move them (Shift: by ten), with Ctrl or Cmd
 * they resize, Alt with left and right turns.
 */
export class Keyboard {
  readonly #editor: Editor;
  readonly #burst = new KeyBurst();

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** True when the key did something here. */
  press(press: ToolKey, now = performance.now()): boolean {
    const { key, shift, mod, alt } = press;
    if (pressInGrid(this.#editor, press)) return true;
    if (mod && alt) return false;
    if (mod) return this.#grow(DIRECTIONS[key], shift, now);
    if (alt) return this.#turn(DIRECTIONS[key], shift, now);
    if (key === 'Enter')
      return selectFirstInside(this.#editor) || this.#enterText() || startCrop(this.#editor);
    if (key === 'Tab') return selectNextStop(this.#editor, shift ? -1 : 1);
    return this.#move(DIRECTIONS[key], shift, now);
  }

  #move(direction: Point | undefined, far: boolean, now: number): boolean {
    if (!direction) return false;
    const by = far ? FAR : 1;
    return this.#run(t('nudge'), now, () =>
      moveSelection(this.#editor, { x: direction.x * by, y: direction.y * by }),
    );
  }

  #grow(direction: Point | undefined, far: boolean, now: number): boolean {
    if (!direction) return false;
    const by = far ? FAR : 1;
    return this.#run(t('resize'), now, () =>
      growSelection(this.#editor, { x: direction.x * by, y: direction.y * by }),
    );
  }

  /** Alt with left and right is taken even with nothing to turn: the browser would leave the page. */
  #turn(direction: Point | undefined, far: boolean, now: number): boolean {
    if (!direction || direction.x === 0) return false;
    this.#run(t('rotate'), now, () => turnSelection(this.#editor, direction.x * (far ? FAR_TURN : 1)));
    return true;
  }

  /** One burst of the same key on the same objects is one step. */
  #run(name: string, now: number, change: () => void): boolean {
    if (!canTransform(this.#editor)) return false;
    this.#editor.run(name, change, this.#burst.mode(this.#editor, name, now));
    return true;
  }

  #enterText(): boolean {
    const [only, ...others] = this.#editor.selection.ids;
    return only !== undefined && others.length === 0 && editText(this.#editor, only);
  }
}
