import { signal } from '@preact/signals-core';
import type { LoginMode } from '../../../../server/contract/sign-in.js';
import type { Address } from './login-attempt.js';

export interface LoginRequest {
  readonly mode: LoginMode;
  /** Gets the focus back when the dialog closes. */
  readonly opener: Element | null;
  /** Why an account is asked for; the usual words when absent. */
  readonly reason?: string;
  /** Where to come back to; the address that shows when absent. */
  readonly address?: Address;
}

/** What the login dialog was opened for; null while it is closed. */
export const loginRequest = signal<LoginRequest | null>(null);

/** Opens the sign-in dialog (D-018). */
export function openLogin(
  mode: LoginMode = 'login',
  more: Pick<LoginRequest, 'reason' | 'address'> = {},
): void {
  loginRequest.value = { mode, opener: document.activeElement, ...more };
}

export const closeLogin = (): void => void (loginRequest.value = null);
