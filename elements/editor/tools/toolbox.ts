import type { Point } from '../../math/geometry.js';
import type { Cropping } from '../cropping/cropping.js';
import { croppingOf } from '../cropping/session.js';
import { activeMarkToolOf } from '../background-removal/mark-tools.js';
import type { Editor } from '../editor.js';
import type { ToolContext } from './context.js';
import { CroppingIdle } from './crop/cropping.js';
import type { ToolKey, ToolPointer } from './events.js';
import { MarkingIdle } from './mark/marking.js';
import { Panning } from './pan/panning.js';
import { ReadyToPan } from './pan/ready-to-pan.js';
import { Idle } from './select/idle.js';
import { StateMachine } from './state-machine.js';
import { ToolView } from './tool-view.js';

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Alt', 'Control', 'Meta']);

/**
 * What the canvas hands its events to. The select tool works unless the space bar or the middle button borrows the
 * pointer for moving the page; a canvas that only shows has nothing but that.
 */
export class Toolbox {
  readonly view = new ToolView();
  readonly #context: ToolContext;
  readonly #main: StateMachine;
  #borrowed: StateMachine | null = null;
  /** While a picture is cropped the pointer and the keys are the crop's. */
  #crop: { readonly of: Cropping; readonly idle: CroppingIdle; readonly machine: StateMachine } | null = null;
  /** While the subject of a picture is marked both are the brush's. */
  #mark: StateMachine | null = null;
  /** The pointer was borrowed by the middle button, not by the space bar. */
  #byButton = false;
  #pressed = false;
  /** Where the pointer was last. */
  #last: ToolPointer | null = null;

  constructor(editor: Editor, { readonly = false } = {}) {
    this.#context = { editor, view: this.view };
    this.#main = new StateMachine(readonly ? new ReadyToPan(this.#context) : new Idle(this.#context));
  }

  /** Name of what is going on: 'idle', 'translating', 'brushing' … */
  get state(): string {
    return this.#machine.current.name;
  }

  pointerDown(pointer: ToolPointer): void {
    this.#pressed = true;
    this.#last = pointer;
    if (pointer.button === 1 && !this.#borrowed) {
      const panning: Panning = new Panning(this.#context, pointer, () => new ReadyToPan(this.#context));
      this.#borrowed = new StateMachine(panning);
      this.#byButton = true;
      return;
    }
    this.#machine.pointer('pointerDown', pointer);
  }

  pointerMove(pointer: ToolPointer): void {
    this.#last = pointer;
    this.view.pointer.value = pointer.at;
    this.#machine.pointer('pointerMove', pointer);
  }

  pointerUp(pointer: ToolPointer): void {
    this.#pressed = false;
    this.#machine.pointer('pointerUp', pointer);
    // of several buttons the browser tells only the last release, whichever that is
    if (this.#byButton) this.#giveBack();
  }

  pointerLeave(): void {
    this.view.pointer.value = null;
    this.#machine.pointerLeave();
  }

  /** True when the key did something here. */
  keyDown(key: ToolKey): boolean {
    if (key.key === 'Escape') return this.cancel();
    if (this.#pressed && MODIFIERS.has(key.key)) return this.#hold(key);
    if (this.#pressed && this.#context.editor.history.inGesture) return this.#keyInGesture(key);
    if (key.key === ' ') return this.#borrowForSpace();
    return this.#machine.keyDown(key);
  }

  /** True when the key did something here; only of a modifier it is told what is still held. */
  keyUp(key: Pick<ToolKey, 'key'> & Partial<ToolKey>): boolean {
    if (key.key === ' ') this.#giveBack();
    return this.#pressed && MODIFIERS.has(key.key) && this.#hold(key);
  }

  /** A wheel or two fingers at a page point; false when they are the view's. `by` is how far the fingers went there. */
  scale(page: Point, factor: number, by?: Point): boolean {
    return this.#cropMachine()?.idle.scale(page, factor, by) ?? false;
  }

  /** Ends the running gesture without effect: Escape, or the pointer was taken away. */
  cancel(): boolean {
    const pressed = this.#pressed;
    this.#pressed = false;
    return this.#machine.cancel() || pressed;
  }

  /** Ends a gesture only if one is running: a lost pointer must not clear the selection. */
  cancelGesture(): void {
    if (this.#pressed) this.cancel();
    this.#giveBack();
  }

  /** A modifier pressed or let go changes a running gesture at once, not only when the pointer moves on. */
  #hold({ shift, alt, mod }: Partial<ToolKey>): true {
    const last = this.#last;
    if (last && shift !== undefined && alt !== undefined && mod !== undefined)
      this.pointerMove({ ...last, shift, alt, mod });
    return true;
  }

  /** Undo takes back what is being done; other keys wait, or they would change what the pointer holds. */
  #keyInGesture({ key, mod }: ToolKey): true {
    if (mod && key.toLowerCase() === 'z') this.cancel();
    return true;
  }

  get #machine(): StateMachine {
    // asked even where another comes first: a stroke that was begun ends with its tool
    const mark = this.#markMachine();
    return this.#borrowed ?? this.#cropMachine()?.machine ?? mark ?? this.#main;
  }

  #cropMachine() {
    const of = croppingOf(this.#context.editor).peek();
    if (this.#crop && this.#crop.of !== of) {
      this.#crop = null;
      this.#main.current.enter?.();
    }
    if (!of) return null;
    if (!this.#crop) {
      const idle = new CroppingIdle({ ...this.#context, cropping: of });
      this.#crop = { of, idle, machine: new StateMachine(idle) };
    }
    return this.#crop;
  }

  #markMachine(): StateMachine | null {
    const markTool = activeMarkToolOf(this.#context.editor).peek();
    if (markTool) return (this.#mark ??= new StateMachine(new MarkingIdle(this.#context)));
    if (this.#mark) {
      // what was being drawn went with the tool
      this.#mark.current.exit?.();
      this.#mark = null;
      this.#main.current.enter?.();
    }
    return null;
  }

  #borrowForSpace(): boolean {
    if (!this.#borrowed && !this.#pressed) this.#borrowed = new StateMachine(new ReadyToPan(this.#context));
    return true;
  }

  #giveBack(): void {
    if (!this.#borrowed) return;
    this.#borrowed.cancel();
    this.#borrowed = null;
    this.#byButton = false;
    this.#machine.current.enter?.();
  }
}
