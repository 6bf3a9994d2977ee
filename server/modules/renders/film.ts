import { durationOf } from '../../../elements/animation/duration.js';
import { ApiError } from '../../contract/envelope.js';
import { FILM_SIDES, LONGEST_FILM } from '../../contract/render.js';

interface Film {
  /** Of the page. */
  readonly longest: number;
}

/** A design, as JSON text, that is short enough to be made a film. Throws 'bad_request'. */
export function requireFilm(designFile: string): Film {
  const { width, height, pages } = JSON.parse(designFile) as {
    readonly width: number;
    readonly height: number;
    readonly pages: readonly { readonly animation_duration?: number | null }[];
  };
  const seconds = pages.reduce((sum, page) => sum + durationOf(page), 0);
  if (seconds > LONGEST_FILM)
    throw new ApiError(
      'bad_request',
      `a film may last ${LONGEST_FILM} seconds, and this design lasts ${seconds}`,
      {
        path: 'html_data',
      },
    );
  return { longest: Math.max(width, height) };
}

/** The longest side of a film, px. */
export function filmSide(
  type: keyof typeof FILM_SIDES,
  wanted: number | undefined,
  { longest }: Film,
): number {
  const { most, usual } = FILM_SIDES[type];
  return Math.max(2, Math.min(most, Math.round(wanted ?? Math.min(longest, usual))));
}
