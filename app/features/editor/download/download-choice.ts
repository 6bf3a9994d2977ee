import { DECIMALS } from '../../../../elements/math/measure.js';
import { bleedLength, type Unit } from '../../../../elements/math/units.js';
import {
  fits,
  FORMATS,
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
  type PdfOptions,
} from './download-options.js';
import { parsePageRange } from './fields/page-range.js';
import {
  DEFAULT_VIDEO,
  isVideo,
  videoSeconds,
  videoSize,
  type VideoChoice,
  type VideoOptions,
} from './fields/video-options.js';

/** What the dialog's controls hold. */
export interface DownloadChoice {
  readonly format: DownloadFormat;
  /** Of a design measured in pixels; one in real units has as many as the resolution asks for. */
  readonly scale: number;
  readonly dpi: number;
  readonly transparent: boolean;
  readonly quality: number;
  readonly pdf: PdfOptions;
  readonly video: VideoChoice;
  readonly which: 'all' | 'current' | 'some';
  /** As typed, for `some`. */
  readonly range: string;
}

export interface DownloadDesign {
  readonly name: string;
  readonly size: PageSize;
  /** The unit its size was given in. */
  readonly unit: Unit;
  /** Page pixels printed past each edge; none when absent. */
  readonly bleed?: number;
  readonly pageCount: number;
  /** What the pages are called, in order; empty for one that has no name. */
  readonly pageNames?: readonly string[];
  /** From 1. */
  readonly currentPage: number;
  /** Who made the pictures of some pages, a line each; nobody has to be named when absent. */
  readonly credits?: (pages: readonly number[]) => readonly string[];
  /** How long each page is shown, in order; absent for one page on which nothing moves or is heard [D-033]. */
  readonly seconds?: readonly number[];
  /** Whether anything moves meanwhile. */
  readonly moves?: boolean;
}

/** Whoever gave a design a bleed wants it in the file; everything else of a PDF is as it ever was. */
export const defaultChoice = ({
  unit,
  bleed = 0,
}: Pick<DownloadDesign, 'unit' | 'bleed'>): DownloadChoice => ({
  format: 'png',
  scale: SCALE.initial,
  dpi: initialDpi(unit),
  transparent: false,
  quality: QUALITY.initial,
  pdf: { quality: 'original', text: 'live', bleed: bleed > 0, marks: false },
  video: DEFAULT_VIDEO,
  which: 'all',
  range: '',
});

/** A film is offered only of what moves or is heard; a GIF of what is heard alone would say nothing. */
export const offeredFormats = ({
  seconds,
  moves = false,
}: Pick<DownloadDesign, 'seconds' | 'moves'>): readonly DownloadFormat[] =>
  FORMATS.filter((format) => !isVideo(format) || (seconds && (moves || format === 'mp4')));

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
    ...(format === 'pdf' && { pdf: pdfOptionsOf(choice, design) }),
    ...(isVideo(format) && { video: choice.video[format] }),
  };
}

/** A design whose bleed was taken away has none to include. */
export const pdfOptionsOf = ({ pdf }: DownloadChoice, { bleed = 0 }: DownloadDesign): PdfOptions => ({
  ...pdf,
  bleed: pdf.bleed && bleed > 0,
});

/** How many files travel in one ZIP, or null for a download that is one file by itself. */
export function archivedCount(choice: DownloadChoice, design: DownloadDesign): number | null {
  const pages = chosenPages(choice, design);
  const inOne = choice.format === 'pdf' || isVideo(choice.format);
  return pages && pages.length > 1 && !inOne ? pages.length : null;
}

/** '3 mm', the bleed of a design in its unit. */
export const bleedText = ({ bleed = 0, unit }: DownloadDesign): string =>
  `${Number(bleedLength(bleed, unit).toFixed(DECIMALS[unit]))}\u00a0${unit}`;

/** How large the file will be: in pixels, and in the units of the design or of print. */
export function sizeReadout(choice: DownloadChoice, design: DownloadDesign): string {
  const { format, dpi } = choice;
  const { size, unit } = design;
  if (isVideo(format)) return filmReadout(choice.video[format], choice, design);
  const real = unit === 'px' ? null : sizeText(unitSize(size, unit), unit);
  if (!isRaster(format)) {
    const shown = real ?? sizeText(size);
    const withBleed = format === 'pdf' && pdfOptionsOf(choice, design).bleed;
    return withBleed ? `${shown} + ${bleedText(design)} bleed` : shown;
  }
  const pixels = outputSize(size, scaleOf(choice, design));
  // of no page that was measured: a tenth says enough
  const printed = real ?? (hasDensity(format) ? sizeText(printedSize(pixels, dpi), 'cm', 1) : null);
  return printed === null ? sizeText(pixels) : `${sizeText(pixels)} · ${printed}`;
}

function filmReadout(video: VideoOptions, choice: DownloadChoice, design: DownloadDesign): string {
  const seconds = videoSeconds(design.seconds ?? [], chosenPages(choice, design) ?? []);
  return `${sizeText(videoSize(design.size, video))} · ${Number(seconds.toFixed(1))}\u00a0s`;
}
