import type { Editor } from '../../editor/editor.js';
import type { ToolPointer } from '../../editor/tools/events.js';
import type { Toolbox } from '../../editor/tools/toolbox.js';
import { clamp, type Point } from '../../math/geometry.js';
import { LongPress } from './long-press.js';
import { MiddleButton } from './middle-button.js';
import { isMac } from './platform.js';

/** A further press within this time and distance (ms, CSS pixels) counts as a double click and so on. */
const CLICK_PAUSE = 500;
const CLICK_REACH = 6;
/** Pixels of a wheel's line and page, where it counts in those. */
const WHEEL_UNITS = [1, 16, 400];
/** How much a wheel pixel zooms, and the most one event may: a mouse's notch is a hundred pixels. */
const WHEEL_ZOOM = 0.01;
const WHEEL_MOST = 30;
/** How much a wheel pixel scales a picture that is being cropped. */
const WHEEL_PICTURE = 0.004;

/** Turns pointer and wheel events of the canvas into what tools understand; two fingers and the wheel move the view. */
export class PointerInput {
  readonly #stage: HTMLElement;
  readonly #editor: Editor;
  readonly #tools: Toolbox;
  readonly #listening = new AbortController();
  readonly #touches = new Map<number, Point>();
  readonly #longPress: LongPress;
  readonly #middleButton: MiddleButton;
  #active: number | null = null;
  /** The press that goes on. */
  #press: ToolPointer | null = null;
  #pinching = false;
  #clicks = { count: 0, time: 0, at: { x: 0, y: 0 } };

  /** `pressing` is told where a press is before the tools are, `pressed` after each, for the keyboard focus. */
  constructor(
    stage: HTMLElement,
    editor: Editor,
    tools: Toolbox,
    {
      pressing,
      pressed,
    }: { readonly pressing: (at: Point, touch: boolean) => void; readonly pressed: () => void },
  ) {
    this.#stage = stage;
    this.#editor = editor;
    this.#tools = tools;
    this.#middleButton = new MiddleButton(stage);
    this.#longPress = new LongPress(stage, () => this.#endPress(), this.#listening);
    const on = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void) =>
      stage.addEventListener(name, run, { signal: this.#listening.signal, passive: false });
    on('pointerdown', (event) => {
      if (this.#active === null && !this.#pinching && this.#touches.size === 0)
        pressing(this.#at(event), event.pointerType === 'touch');
      this.#down(event);
      pressed();
    });
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#lost(event));
    on('lostpointercapture', (event) => this.#lost(event));
    on('pointerleave', () => this.#active === null && tools.pointerLeave());
    on('wheel', (event) => this.#wheel(event));
    // focus is given by hand
    on('mousedown', (event) => event.preventDefault());
  }

  dispose(): void {
    this.#listening.abort();
    this.#middleButton.dispose();
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.#touches.set(event.pointerId, this.#at(event));
    if (this.#touches.size === 2) return this.#beginPinch();
    if (event.pointerType === 'touch' && this.#touches.size === 1) this.#longPress.begin(event);
    if (this.#active !== null || this.#pinching || event.button > 1) return;
    event.preventDefault();
    this.#active = event.pointerId;
    this.#capture(event.pointerId);
    this.#countClicks(event);
    this.#press = this.#pointer(event);
    this.#tools.pointerDown(this.#press);
  }

  #move(event: PointerEvent): void {
    if (this.#pinching) return this.#pinch(event);
    this.#longPress.move(event);
    if (this.#active === null || this.#active === event.pointerId)
      this.#tools.pointerMove(this.#pointer(event));
  }

  #up(event: PointerEvent): void {
    this.#lift(event);
    if (this.#active !== event.pointerId) return;
    this.#active = null;
    this.#tools.pointerUp(this.#pointer(event));
  }

  /** The system took the pointer: what was begun is taken back. */
  #lost(event: PointerEvent): void {
    this.#lift(event);
    if (this.#active !== event.pointerId) return;
    this.#active = null;
    this.#tools.cancelGesture();
  }

  /** A finger rested: what it pressed is selected, and it drags nothing any more. */
  #endPress(): void {
    const press = this.#press;
    if (this.#active === null || !press) return;
    this.#active = null;
    this.#tools.pointerUp(press);
  }

  #lift({ pointerId }: PointerEvent): void {
    this.#longPress.end();
    this.#touches.delete(pointerId);
    if (this.#touches.size === 0) this.#pinching = false;
  }

  #beginPinch(): void {
    this.#longPress.end();
    this.#active = null;
    this.#pinching = true;
    this.#tools.cancelGesture();
  }

  /** Two fingers: the point between them stays under them, their distance is the scale. */
  #pinch(event: PointerEvent): void {
    if (!this.#touches.has(event.pointerId) || this.#touches.size !== 2) return;
    const before = this.#fingers();
    this.#touches.set(event.pointerId, this.#at(event));
    const now = this.#fingers();
    const { viewport } = this.#editor;
    const step = { x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y };
    if (before.distance > 0 && this.#scalesPicture(now.middle, now.distance / before.distance, step)) return;
    viewport.panBy({ x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y });
    if (before.distance > 0)
      viewport.zoomAt((viewport.scale.peek() * now.distance) / before.distance, now.middle);
  }

  /** While a picture is cropped, what is over it is for the picture. */
  #scalesPicture(at: Point, factor: number, step: Point = { x: 0, y: 0 }): boolean {
    const scale = this.#editor.viewport.scale.peek();
    const by = { x: step.x / scale, y: step.y / scale };
    return this.#tools.scale(this.#editor.viewport.toPage(at), factor, by);
  }

  #fingers(): { middle: Point; distance: number } {
    const [a, b] = [...this.#touches.values()] as [Point, Point];
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      distance: Math.hypot(a.x - b.x, a.y - b.y),
    };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = WHEEL_UNITS[event.deltaMode] ?? 1;
    const { viewport } = this.#editor;
    const turned = clamp(event.deltaY * unit, -WHEEL_MOST, WHEEL_MOST);
    if (!event.shiftKey && this.#scalesPicture(this.#at(event), Math.exp(-turned * WHEEL_PICTURE))) return;
    if (event.ctrlKey || event.metaKey) {
      const by = clamp(event.deltaY * unit, -WHEEL_MOST, WHEEL_MOST);
      return viewport.zoomAt(viewport.scale.peek() * Math.exp(-by * WHEEL_ZOOM), this.#at(event));
    }
    const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    viewport.panBy({ x: -x * unit, y: -y * unit });
  }

  /** Pressing counts its own clicks: pointer events always say 0. */
  #countClicks(event: PointerEvent): void {
    const at = this.#at(event);
    const { count, time, at: last } = this.#clicks;
    const near = Math.hypot(at.x - last.x, at.y - last.y) <= CLICK_REACH;
    const goesOn = near && event.timeStamp - time < CLICK_PAUSE && event.button === 0;
    this.#clicks = { count: goesOn ? count + 1 : 1, time: event.timeStamp, at };
  }

  #pointer(event: PointerEvent): ToolPointer {
    const at = this.#at(event);
    return {
      at,
      page: this.#editor.viewport.toPage(at),
      shift: event.shiftKey,
      alt: event.altKey,
      mod: isMac ? event.metaKey : event.ctrlKey,
      button: event.button,
      touch: event.pointerType === 'touch',
      clicks: this.#clicks.count,
    };
  }

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #capture(pointerId: number): void {
    try {
      this.#stage.setPointerCapture(pointerId);
    } catch {
      // the pointer is already gone again; its release still reaches us while it is over the canvas
    }
  }
}
