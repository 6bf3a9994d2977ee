import type { DesignFile } from '../../../../elements/document/design-file.js';
import type { FillFault } from '../../../../elements/generate/fill/fill-inputs.js';
import type { GenerationInput } from '../inputs/wizard-inputs.js';

/** The ground of a design and the color that stands out on it, '#rrggbb'. */
export type ColorPair = readonly [ground: string, accent: string];

export interface Making {
  readonly design: DesignFile;
  readonly input: GenerationInput;
  /** It is made in the two colors, or else in the palette's; its own stay without. */
  readonly colors?: ColorPair | null;
  /** '#rrggbb', five of them. */
  readonly palette?: readonly string[] | null;
  /** Longer side of the picture, device pixels. */
  readonly side: number;
}

/** A design that was made, and its first page as a picture. */
export interface Made {
  readonly file: DesignFile;
  readonly picture: ImageBitmap;
  /** Source keys of pictures that could not be loaded. */
  readonly missing: readonly string[];
  /** Words that are too long for their place. */
  readonly faults: readonly FillFault[];
  /** False when another design should be tried: the words fit it badly. */
  readonly fits: boolean;
  /** Ids of the image labels whose background stays, and why. */
  readonly uncut: Readonly<Record<string, 'nothing' | 'failed'>>;
}

/** Makes designs beside the page. All reject with the signal's reason when it fires. */
export interface Studio {
  /** A design with what is filled in. */
  make(making: Making, signal: AbortSignal): Promise<Made>;
  /** What could not be loaded is asked for again. */
  retry(): void;
  close(): void;
}
