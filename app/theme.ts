import { signal, type ReadonlySignal } from '@preact/signals-core';
import { THEME_COOKIE } from '../server/contract/theme-cookie.js';

/** Which of the two looks the product has in this browser [E-034]. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const themeNames = { title: 'Theme', system: 'System', light: 'Light', dark: 'Dark' } as const;

/** A year, seconds. Browsers cap cookies at about that. */
const AGE = 365 * 24 * 3600;

/** The choice as the cookie has it: what else stands there is as good as none. */
export const themeIn = (cookies: string): Theme => {
  const value = new RegExp(`(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
};

const chosen = signal<Theme>(typeof document === 'undefined' ? 'system' : themeIn(document.cookie));

export const theme: ReadonlySignal<Theme> = chosen;

/**
 * A cookie keeps it, since the server writes it into the page before the first paint. The pages of the account provider,
 * which run none of this, follow it too.
 */
export function chooseTheme(next: Theme): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = next === 'system' ? 0 : AGE;
  document.cookie = `${THEME_COOKIE}=${next}; path=/; max-age=${age}; samesite=lax${secure}`;
  apply(next);
}

function apply(next: Theme): void {
  chosen.value = next;
  const root = document.documentElement;
  if (next === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
}

/** Once for each page load; a page that comes back to the front has what was chosen in another tab meanwhile. */
export function watchTheme(): void {
  apply(chosen.peek());
  document.addEventListener('visibilitychange', () => apply(themeIn(document.cookie)));
}
