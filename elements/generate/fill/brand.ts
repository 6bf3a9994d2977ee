import type { DesignFile } from '../../document/design-file.js';
import { coloredFile, withColorsOf } from '../colored-file.js';
import { paletteVariation } from '../palette-variations.js';

/** Role labels of the places where a brand's mark belongs. */
const MARKS: ReadonlySet<string> = new Set(['emblem', 'logo', 'brand_logo', 'brand-logo']);

export const isLogoSlot = (label: string | null): boolean => label !== null && MARKS.has(label.toLowerCase());

/** The design in a brand's colors: light stays light, and what could be read can be read. */
export const inBrandColors = (file: DesignFile, colors: readonly string[]): DesignFile =>
  withColorsOf(file, paletteVariation(coloredFile(file), colors, 0));
