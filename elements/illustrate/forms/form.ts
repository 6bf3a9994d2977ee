import type { Op } from '../../display/ops.js';
import type { Palette } from '../palette.js';

/** What a form is drawn with. */
export interface FormBrush {
  readonly palette: Palette;
  /** Its own color: that of the prompt, or one of the picture's accents. */
  readonly color: string;
  readonly random: () => number;
}

/** A thing in a box of 100 by 100, standing on its lower edge or hanging in its middle. */
export type Form = (brush: FormBrush) => Op[];
