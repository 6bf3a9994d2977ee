import type { DesignObject } from '../objects/kinds.js';

/** What is looked for, in the order findings are listed. */
export const CHECKS = [
  'missing-picture',
  'missing-glyph',
  'waiting-font',
  'cut-text',
  'outside-page',
  'premium',
  'empty-frame',
  'leftover-text',
  'low-contrast',
  'low-resolution',
  'simplified-drawing',
] as const;
export type CheckId = (typeof CHECKS)[number];

/** An error loses something of the design, a warning will be regretted, a hint may be meant. */
export type Severity = 'error' | 'warning' | 'hint';

/** Numbers and letters that the words of a finding tell. */
export type Facts = Readonly<Record<string, number | string>>;

export type FixAction =
  | 'scale-down'
  | 'grow-box'
  | 'fit-letters'
  | 'move-inside'
  | 'recolor'
  | 'remove'
  | 'remove-boxes'
  | 'change-font'
  | 'try-again';

/**
 * What would fix a finding: the object as it would be, null when it goes. To try again leaves it as it is, and only trying tells
 * whether it helps.
 */
export interface Fix {
  readonly action: FixAction;
  readonly from: DesignObject;
  readonly to: DesignObject | null;
}

/** What one check says of one object. Its fixes are the gentlest first, and not yet proven. */
export interface CheckResult {
  readonly check: CheckId;
  readonly severity: Severity;
  readonly facts: Facts;
  readonly fixes: readonly Fix[];
}

/** One thing that is wrong with a design. */
export interface Finding {
  /** The same as long as it is the same fault of the same objects. */
  readonly id: string;
  readonly check: CheckId;
  readonly severity: Severity;
  readonly facts: Facts;
  readonly page: string;
  readonly objects: readonly string[];
  /** One that was tried: it removes this finding and brings no other. Locked objects are not fixed. */
  readonly fix?: Fix;
}
