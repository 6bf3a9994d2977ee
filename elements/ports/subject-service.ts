import type { Point, Rect } from '../math/geometry.js';

/**
 * A service that finds the subject of pictures, for hosts that run one (a model of their own, say). It takes the place of
 * the built-in finder; what it answers is stored, refined at its edges and painted like that one's masks.
 */
export interface SubjectService {
  /**
   * The subject of a picture; null leaves it to the built-in finder. Rejects with an Error whose message is fit to show; then
   * the built-in finder is used, and the user is told why.
   */
  find(
    picture: Blob,
    hints: SubjectHints,
    options: { readonly signal?: AbortSignal },
  ): Promise<SubjectMask | null>;
}

/** What the user told of the subject; coordinates are fractions of the upright picture. */
export interface SubjectHints {
  /** The subject lies inside. */
  readonly rectangle?: Rect;
  readonly strokes?: readonly {
    /** What lies under the brush is the subject, or else background. */
    readonly keep: boolean;
    /** Half the brush's width, as a fraction of the picture's longer side. */
    readonly radius: number;
    readonly points: readonly Point[];
  }[];
}

/** What is kept of a picture, row by row: 255 the subject, 0 the background. Larger masks are made smaller. */
export interface SubjectMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** How sure the service is, 0 to 1; below 0.65 the user is asked to check. 1 when absent. */
  readonly score?: number;
}
