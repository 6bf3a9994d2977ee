/** Light, dark, or what the system says: the choice stays on this device. */
type Theme = 'system' | 'light' | 'dark';

const KEY = 'dm-docs-theme';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const THEME_CHANGE = 'docs-theme';

function stored(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    // a browser that keeps nothing
    return 'system';
  }
}

let chosen: Theme = stored();

/** The theme that is seen. */
export const shownTheme = (): 'light' | 'dark' =>
  chosen !== 'system' ? chosen : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

export function applyTheme(): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

export function themeButton(button: HTMLButtonElement): void {
  const name = (): void => {
    button.ariaLabel = `Theme: ${chosen}`;
    button.title = button.ariaLabel;
  };
  name();
  button.addEventListener('click', () => {
    chosen = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length]!;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // it counts for this page only
    }
    applyTheme();
    name();
    document.dispatchEvent(new Event(THEME_CHANGE));
  });
}
