import type { Unit } from '../../../../elements/math/units.js';
import {
  fits,
  hasTransparency,
  initialDpi,
  isRaster,
  largestScale,
  outputSize,
  PAGE_DPI,
  printedSize,
  hasDensity,
  QUALITY,
  SCALE,
  sizeText,
  unitSize,
  type DownloadFormat,
  type ExportOptions,
  type PageSize,
} from './download-options.js';
import { parsePageRange } from './page-range.js';

/** What the dialog's controls hold. */
export interface DownloadChoice {
  readonly format: DownloadFormat;
  /** Of a design measured in pixels; one in real units has as many as the resolution asks for. */
  readonly scale: number;
  readonly dpi: number;
  readonly transparent: boolean;
  readonly quality: number;
  readonly which: 'all' | 'current' | 'some';
  /** As typed, for `some`. */
  readonly range: string;
}

export interface DownloadDesign {
  readonly name: string;
  readonly size: PageSize;
  /** The unit its size was given in. */
  readonly unit: Unit;
  readonly pageCount: number;
  /** What the pages are called, in order; empty for one that has no name. */
  readonly pageNames?: readonly string[];
  /** From 1. */
  readonly currentPage: number;
}

export const defaultChoice = ({ unit }: Pick<DownloadDesign, 'unit'>): DownloadChoice => ({
  format: 'png',
  scale: SCALE.initial,
  dpi: initialDpi(unit),
  transparent: false,
  quality: QUALITY.initial,
  which: 'all',
  range: '',
});

/** The pages of a choice, or null when what is typed names none. */
export function chosenPages(
  { which, range }: DownloadChoice,
  design: DownloadDesign,
): readonly number[] | null {
  if (which === 'current') return [design.currentPage];
  if (which === 'some') return parsePageRange(range, design.pageCount);
  return Array.from({ length: design.pageCount }, (_, i) => i + 1);
}

/** Output pixels per page pixel. */
export const scaleOf = ({ scale, dpi }: DownloadChoice, { size, unit }: DownloadDesign): number =>
  unit === 'px' ? Math.min(scale, largestScale(size)) : dpi / PAGE_DPI;

/** Whether a browser can make a picture of the chosen size. */
export const isTooLarge = (choice: DownloadChoice, design: DownloadDesign): boolean =>
  isRaster(choice.format) && !fits(design.size, scaleOf(choice, design));

/** What the renderer is asked for, or null while the choice is not complete. */
export function exportOptionsOf(choice: DownloadChoice, design: DownloadDesign): ExportOptions | null {
  const pages = chosenPages(choice, design);
  if (!pages || isTooLarge(choice, design)) return null;
  const { format, quality, dpi } = choice;
  return {
    ...{ format, quality, dpi, pages },
    scale: scaleOf(choice, design),
    transparent: hasTransparency(format) && choice.transparent,
  };
}

/** How large the file will be: in pixels, and in the units of the design or of print. */
export function sizeReadout(choice: DownloadChoice, design: DownloadDesign): string {
  const { format, dpi } = choice;
  const { size, unit } = design;
  const real = unit === 'px' ? null : sizeText(unitSize(size, unit), unit);
  if (!isRaster(format)) return real ?? sizeText(size);
  const pixels = outputSize(size, scaleOf(choice, design));
  const printed = real ?? (hasDensity(format) ? sizeText(printedSize(pixels, dpi), 'cm') : null);
  return printed === null ? sizeText(pixels) : `${sizeText(pixels)} · ${printed}`;
}
