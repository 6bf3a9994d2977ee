/** What is taken of the sets for one group of the Elements panel. */
export interface GroupChoice {
  readonly id: string;
  /** What stands after a last comma tells the look, which nobody searches for. */
  readonly name: string;
  /** Lower comes first. */
  readonly priority: number;
  readonly parts: readonly PartChoice[];
  /** Nothing of it is sold. */
  readonly free?: true;
}

export type SetName =
  | 'fill'
  | 'duotone'
  | 'fluent'
  | 'freehand'
  | 'flags'
  | 'peeps'
  | 'ultimate'
  | 'plump'
  | 'stickies'
  | 'kameleon'
  | 'scenes'
  | 'gravity';

export interface PartChoice {
  readonly set: SetName;
  /** Headings of the set whose icons are taken. */
  readonly headings?: readonly string[];
  /** Icons taken by name, before those of the headings. */
  readonly names?: string;
  /** Names that stay out, though their heading is taken. */
  readonly except?: RegExp;
  /** Icons taken at most; those by name always come in. */
  readonly most?: number;
}
