import type { Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';
import { canTransform } from './selection-handles.js';
import { t } from './strings.js';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Page pixels of a nudge with Shift; without, one. */
const FAR = 10;
/** Nudges that follow each other within this many milliseconds are one step. */
const PAUSE = 1000;

/** Moves the selection by arrow keys, the steps of one burst counted as one. */
export class Nudger {
  readonly #editor: Editor;
  #last = { time: -Infinity, ids: [] as readonly string[] };

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** True when the key was an arrow and something moved. */
  press(key: string, far: boolean, now = performance.now()): boolean {
    const direction = DIRECTIONS[key];
    if (!direction || !canTransform(this.#editor)) return false;
    const { ids } = this.#editor.selection;
    const goesOn = now - this.#last.time < PAUSE && ids === this.#last.ids;
    this.#last = { time: now, ids };
    const by = far ? FAR : 1;
    this.#editor.run(
      t('nudge'),
      () => ids.forEach((id) => this.#move(id, direction, by)),
      goesOn ? 'merge' : 'record',
    );
    return true;
  }

  #move(id: string, direction: Point, by: number): void {
    const object = this.#editor.object(id);
    if (!object) return;
    const { position } = object;
    this.#editor.patch(id, {
      position: { ...position, x: position.x + direction.x * by, y: position.y + direction.y * by },
    });
  }
}
