import type { Point } from '../../../math/geometry.js';
import type { Gradient } from '../../../objects/gradient.js';
import { announce } from '../../accessibility/announce.js';
import type { Editor } from '../../editor.js';
import {
  gradientTrack,
  LEAST_STOPS,
  trackAngle,
  withEnd,
  withoutStop,
  withStopAt,
  type GradientEnd,
} from '../../styling/gradient-track.js';
import { setGradient } from '../../styling/gradients.js';
import { selectedTexts } from '../../styling/text-style.js';
import { t } from '../../strings.js';
import {
  chooseGradientPart,
  editedGradientOf,
  gradientPartOf,
  setRimAngle,
  type EditedGradient,
  type GradientPart,
} from '../../view-state/edited-gradient.js';
import type { ToolKey } from '../events.js';
import { KeyBurst } from '../keyboard/key-burst.js';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** An end moves by so many px, a stop by so many hundredths, with Shift; without, by one. */
const FAR = 10;

/**
 * A gradient on the canvas by keys alone: Enter goes into it, Tab from part to part and at last out, arrows move what is
 * chosen, Delete takes a stop off.
 */
export class GradientKeys {
  readonly #editor: Editor;
  readonly #burst = new KeyBurst();

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** True when the key did something here. */
  press({ key, shift, mod, alt }: ToolKey, now = performance.now()): boolean {
    const edited = editedGradientOf(this.#editor).peek();
    if (!edited || mod || alt) return false;
    const part = gradientPartOf(this.#editor).peek();
    // into a text Enter goes as ever; its stops are chosen in the panel
    const [text] = selectedTexts(this.#editor);
    if (part === null) return key === 'Enter' && !text && this.#choose(edited, 'start');
    if (key === 'Tab') return this.#walk(edited, part, shift ? -1 : 1);
    if (key === 'Delete' || key === 'Backspace') return this.#remove(edited, part);
    const direction = DIRECTIONS[key];
    if (!direction) return false;
    const by = { x: direction.x * (shift ? FAR : 1), y: direction.y * (shift ? FAR : 1) };
    const next = typeof part === 'number' ? moveStop(edited, part, by) : this.#moveEnd(edited, part, by);
    setGradient(this.#editor, next, this.#burst.mode(this.#editor, `gradient ${part}`, now));
    return true;
  }

  #choose({ gradient }: EditedGradient, part: GradientPart): true {
    chooseGradientPart(this.#editor, part);
    announce(this.#editor, nameOf(gradient, part));
    return true;
  }

  /** Past the last and before the first the keyboard goes on to the objects. */
  #walk(edited: EditedGradient, part: GradientPart, by: 1 | -1): boolean {
    const parts = partsOf(edited.gradient);
    const next = parts[parts.indexOf(part) + by];
    if (next !== undefined) return this.#choose(edited, next);
    chooseGradientPart(this.#editor, null);
    return false;
  }

  /** An end cannot go, and the shape must not go in its place, nor after the last stop that can. */
  #remove({ gradient }: EditedGradient, part: GradientPart): true {
    if (typeof part !== 'number' || gradient.stops.length <= LEAST_STOPS) return true;
    setGradient(this.#editor, withoutStop(gradient, part));
    return this.#choose(editedGradientOf(this.#editor).peek()!, Math.max(0, part - 1));
  }

  #moveEnd({ gradient, size, rimAngle }: EditedGradient, end: GradientEnd, by: Point): Gradient {
    const { from, to } = gradientTrack(gradient, size, rimAngle);
    const before = end === 'start' ? from : to;
    const at = { x: before.x + by.x, y: before.y + by.y };
    if (gradient.type === 'radial' && end === 'end') setRimAngle(this.#editor, trackAngle({ from, to: at }));
    return withEnd(gradient, size, end, at);
  }
}

const moveStop = ({ gradient }: EditedGradient, index: number, by: Point): Gradient =>
  withStopAt(gradient, index, gradient.stops[index]!.offset + (by.x - by.y) / 100);

/** In the order they lie along the line. */
function partsOf({ stops }: Gradient): readonly GradientPart[] {
  const order = stops.map((_, index) => index).sort((a, b) => stops[a]!.offset - stops[b]!.offset);
  return ['start', ...order, 'end'];
}

function nameOf({ stops }: Gradient, part: GradientPart): string {
  if (part === 'start') return t('gradientStart');
  if (part === 'end') return t('gradientEnd');
  const { offset, color } = stops[part]!;
  return t('gradientStop', { color: color.toUpperCase(), percent: Math.round(offset * 100) });
}
