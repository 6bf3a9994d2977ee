/** Movement of a finger that turns the page, CSS pixels. */
const SWIPE = 48;
/** Wheel travel that turns the page, and the rest that ends one movement, ms: a trackpad goes on rolling by itself. */
const WHEEL = 40;
const WHEEL_REST_MS = 250;

/** Where a key leads: places forth or back, or an end. Null for keys that mean nothing to a presenter. */
export function stepOfKey(key: string): number | null {
  if (['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter'].includes(key)) return 1;
  if (['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'].includes(key)) return -1;
  if (key === 'Home') return -Infinity;
  return key === 'End' ? Infinity : null;
}

/** Tells a page turned by a finger from a tap. */
export class Swipe {
  #from: { readonly x: number; readonly y: number } | null = null;

  begin({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#from = pointerType === 'mouse' ? null : { x, y };
  }

  /** 1 forth, -1 back, 0 for anything but a sideways swipe. */
  end({ clientX, clientY }: PointerEvent): number {
    const from = this.#from;
    this.#from = null;
    if (!from) return 0;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    return Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy) ? 0 : -Math.sign(dx);
  }
}

/** One movement of the wheel turns one page, however far it goes on rolling. */
export class WheelTurns {
  #travel = 0;
  #turned = false;
  #last = 0;

  /** 1 forth, -1 back, 0 as long as the page stays. */
  turn({ deltaX, deltaY, deltaMode, timeStamp }: WheelEvent): number {
    if (timeStamp - this.#last > WHEEL_REST_MS) {
      this.#travel = 0;
      this.#turned = false;
    }
    this.#last = timeStamp;
    // a wheel may count lines or pages
    const unit = deltaMode === 0 ? 1 : WHEEL;
    this.#travel += (Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY) * unit;
    if (this.#turned || Math.abs(this.#travel) < WHEEL) return 0;
    this.#turned = true;
    return Math.sign(this.#travel);
  }
}
