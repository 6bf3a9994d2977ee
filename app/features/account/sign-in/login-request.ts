import { signal } from '@preact/signals-core';
import type { LoginMode } from '../../../../server/contract/sign-in.js';

export interface LoginRequest {
  readonly mode: LoginMode;
  /** Gets the focus back when the dialog closes. */
  readonly opener: Element | null;
}

/** What the login dialog was opened for; null while it is closed. */
export const loginRequest = signal<LoginRequest | null>(null);

/** Opens the sign-in dialog (D-018). */
export function openLogin(mode: LoginMode = 'login'): void {
  loginRequest.value = { mode, opener: document.activeElement };
}

export const closeLogin = (): void => void (loginRequest.value = null);
