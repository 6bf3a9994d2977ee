import { signal } from '@preact/signals-core';
import type { Address } from '../sign-in/login-attempt.js';

/** A design that somebody came for and may not open so. */
export interface RefusedDesign {
  readonly id: string;
  /** What they wanted. */
  readonly role: 'view' | 'edit';
  /** They may look at it, not edit it. */
  readonly sees: boolean;
  /** Where they came from. */
  readonly address: Address;
}

/** What the dialog about missing rights is open for; null while it is closed. */
export const refusedDesign = signal<RefusedDesign | null>(null);

export const closeRefused = (): void => void (refusedDesign.value = null);
