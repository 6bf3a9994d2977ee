/** Why a cut-out is in doubt, the gravest first. */
export type Doubt =
  /** There is no subject, or next to none. */
  | 'nothing-found'
  /** Next to everything was kept. */
  | 'everything-kept'
  /** What was kept is in many pieces. */
  | 'many-pieces'
  /** Much of what was kept goes on beyond the picture. */
  | 'leaves-picture'
  /** Its outline runs where the picture has no edges. */
  | 'loose-outline'
  /** Shadows on the plain ground seem to have been kept. */
  | 'shadows'
  /** Subject and background have the same colors. */
  | 'same-colors'
  /** Looking a little more strictly, another thing is cut out. */
  | 'unsteady';

/** How far a cut-out made without help is to be trusted. */
export interface CutoutQuality {
  /** 0 certainly wrong, 1 as good as certain. */
  readonly score: number;
  /** True when it may be shown as finished; otherwise the user should be asked to mark what to keep. */
  readonly trusted: boolean;
  readonly doubts: readonly Doubt[];
  readonly measures: QualityMeasures;
}

export interface QualityMeasures {
  /** Part of the picture that was kept. */
  readonly share: number;
  readonly pieces: number;
  /** Part of the picture's own edge that was kept. */
  readonly rim: number;
  /** Part of the outline along which the colors hardly change. */
  readonly faint: number;
  /** Part of all pixels whose colors agree with the side they are on. */
  readonly agreement: number;
  /** Part of what was kept that looks like the background in a shadow. */
  readonly shadows: number;
  /** How much of a looser and a stricter cut is in both. */
  readonly steady: number;
  /** Part of what was kept that is hardly different from the ground behind it. */
  readonly weak: number;
}
