import type { Kind } from '../objects/kind.js';
import type { DesignObject } from '../objects/kinds.js';
import type { Meaning } from './ops.js';

/** What an object is to somebody who cannot see it [E-073] [E-025]: what was typed, or what its kind says; null for decoration. */
export function objectMeaning(object: DesignObject, kind: Kind<DesignObject>): Meaning | null {
  const typed = object.type === 'text' ? undefined : object.alt?.trim();
  if (typed === undefined) return kind.meaning?.(object) ?? null;
  return typed === '' ? null : { kind: 'picture', alt: typed };
}
