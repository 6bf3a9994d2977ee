import type { ToolKey, ToolPointer } from './events.js';

/**
 * One state of a tool. A handler answers with the state to go on in; undefined stays. A key handler that did something
 * answers with a state, `this` included, so that the key goes no further.
 */
export interface ToolState {
  /** What is going on, as a participle: 'idle', 'resizing'. */
  readonly name: string;
  enter?(): void;
  exit?(): void;
  pointerDown?(pointer: ToolPointer): ToolState | undefined;
  pointerMove?(pointer: ToolPointer): ToolState | undefined;
  pointerUp?(pointer: ToolPointer): ToolState | undefined;
  /** The pointer left the canvas while no button was down. */
  pointerLeave?(): void;
  keyDown?(key: ToolKey): ToolState | undefined;
  /** The gesture ends without effect: Escape, or the pointer was taken away. */
  cancel?(): ToolState | undefined;
}

type PointerHandler = 'pointerDown' | 'pointerMove' | 'pointerUp';

/** Runs states: one is current, leaving and entering are told. */
export class StateMachine {
  #current: ToolState;

  constructor(initial: ToolState) {
    this.#current = initial;
    initial.enter?.();
  }

  get current(): ToolState {
    return this.#current;
  }

  pointer(handler: PointerHandler, pointer: ToolPointer): void {
    this.#goTo(this.#current[handler]?.(pointer));
  }

  pointerLeave(): void {
    this.#current.pointerLeave?.();
  }

  /** True when the state took the key. */
  keyDown(key: ToolKey): boolean {
    const next = this.#current.keyDown?.(key);
    this.#goTo(next);
    return next !== undefined;
  }

  /** True when there was something to cancel. */
  cancel(): boolean {
    const next = this.#current.cancel?.();
    this.#goTo(next);
    return next !== undefined;
  }

  #goTo(next: ToolState | undefined): void {
    if (!next || next === this.#current) return;
    this.#current.exit?.();
    this.#current = next;
    next.enter?.();
  }
}
