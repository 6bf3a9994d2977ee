import { blankDesign } from '../document/blank-design.js';
import { DesignFileError } from '../document/design-file-error.js';
import { MAX_SIDE, parseDesignFile, type DesignFile } from '../document/design-file.js';

export type { DesignFile } from '../document/design-file.js';

export interface NewDesign {
  /** px, 1 to 8000; 800 when absent. */
  readonly width?: number;
  readonly height?: number;
  /** Unit that the size is shown in; 'px' when absent. */
  readonly unit?: 'px' | 'in' | 'mm' | 'cm';
}

/** A design of one white page. Throws RangeError for a size that no page has. */
export function createDesign({ width, height, unit = 'px' }: NewDesign = {}): DesignFile {
  for (const [name, side] of Object.entries({ width, height }))
    if (side !== undefined && !(side >= 1 && side <= MAX_SIDE))
      throw new RangeError(`${name} must be 1 to ${MAX_SIDE} px`);
  return blankDesign({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    dimension_units: unit,
  });
}

export type Validation =
  | { readonly valid: true; readonly design: DesignFile }
  | {
      readonly valid: false;
      /** Where the first fault is, as 'pages[0].objects[3].opacity'; '' is the whole file. */
      readonly path: string;
      /** What is wrong there. */
      readonly reason: string;
    };

/** Whether a value, or JSON text, is a design of any version there was; a valid one is brought to the current version. */
export function validateDesign(value: unknown): Validation {
  try {
    return { valid: true, design: parseDesignFile(value) };
  } catch (error) {
    if (!(error instanceof DesignFileError)) throw error;
    return { valid: false, path: error.path, reason: error.reason };
  }
}
