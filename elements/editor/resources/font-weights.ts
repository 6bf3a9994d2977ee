import type { FontFamily } from '../../ports/fonts.js';
import { nearestFace } from '../../render/font-loader.js';

/** From this weight on letters count as bold. */
export const BOLD_FROM = 600;
export const BOLD = 700;
export const REGULAR = 400;

/** The weights a family comes in, lightest first. */
export const weightsOf = ({ faces }: Pick<FontFamily, 'faces'>): readonly number[] =>
  [...new Set(faces.map(({ weight }) => weight))].sort((a, b) => a - b);

/** A family's faces of a slant; all where it has none of that. */
export function facesWith({ faces }: Pick<FontFamily, 'faces'>, italic: boolean): Pick<FontFamily, 'faces'> {
  const slanted = faces.filter((face) => face.italic === italic);
  return { faces: slanted.length > 0 ? slanted : faces };
}

/** True when a family has letters that are bold: none are made up where it has not. */
export const hasBold = (family: FontFamily): boolean =>
  weightsOf(family).some((weight) => weight >= BOLD_FROM);

/** The weight of the face in which a family shows letters of a weight. */
export const shownWeight = (family: FontFamily, weight: number, italic: boolean): number =>
  nearestFace(family, weight, italic)?.weight ?? weight;
