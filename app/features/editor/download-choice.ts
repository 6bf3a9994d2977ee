import {
  largestScale,
  QUALITY,
  SCALE,
  type DownloadFormat,
  type PageSize,
  type RenderOptions,
} from './download-options.js';
import { parsePageRange } from './page-range.js';

/** What the dialog's controls hold. */
export interface DownloadChoice {
  readonly format: DownloadFormat;
  readonly scale: number;
  readonly transparent: boolean;
  readonly quality: number;
  readonly which: 'all' | 'current' | 'some';
  /** As typed, for `some`. */
  readonly range: string;
}

export interface DownloadDesign {
  readonly name: string;
  readonly size: PageSize;
  readonly pageCount: number;
  /** From 1. */
  readonly currentPage: number;
}

export const firstChoice: DownloadChoice = {
  format: 'png',
  scale: SCALE.low,
  transparent: false,
  quality: QUALITY.initial,
  which: 'all',
  range: '',
};

/** The pages of a choice, or null when what is typed names none. */
export function chosenPages(
  { which, range }: DownloadChoice,
  design: DownloadDesign,
): readonly number[] | null {
  if (which === 'current') return [design.currentPage];
  if (which === 'some') return parsePageRange(range, design.pageCount);
  return Array.from({ length: design.pageCount }, (_, i) => i + 1);
}

/** What the renderer is asked for, or null while the choice is not complete. */
export function renderOptionsOf(choice: DownloadChoice, design: DownloadDesign): RenderOptions | null {
  const pages = chosenPages(choice, design);
  if (!pages) return null;
  const { format, quality } = choice;
  return {
    format,
    quality,
    pages,
    scale: Math.min(choice.scale, largestScale(design.size)),
    transparent: format === 'png' && choice.transparent,
  };
}
