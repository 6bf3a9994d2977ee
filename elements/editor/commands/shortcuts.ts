import { commands } from './commands.js';
import type { Command } from './command.js';

const MAC = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

interface KeyPress {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** True when the press is this shortcut. Letters match by what they type, so other layouts keep their own letters. */
export function matchesKey(shortcut: string, press: KeyPress, mac = MAC): boolean {
  const parts = shortcut.split('+');
  const key = shortcut.endsWith('++') ? '+' : parts.at(-1)!;
  const mod = parts.includes('Mod');
  if (mod !== (mac ? press.metaKey : press.ctrlKey) || (mac ? press.ctrlKey : press.metaKey)) return false;
  if (parts.includes('Alt') !== press.altKey) return false;
  // a digit with Shift types a sign, another one on every layout
  if (parts.includes('Shift') && /^\d$/.test(key)) return press.shiftKey && press.code === `Digit${key}`;
  // punctuation already says whether Shift was held
  const letter = /^[a-z]$/i.test(key) || key.length > 1;
  if (letter && parts.includes('Shift') !== press.shiftKey) return false;
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  // Option on a Mac and layouts of other scripts type letters that no shortcut names: there the place counts
  return /[^\x20-\x7e]/.test(press.key) && press.code === codeOf(key);
}

const CODES: Readonly<Record<string, string>> = { '[': 'BracketLeft', ']': 'BracketRight', '/': 'Slash' };

/** The place of a key on the keyboard, as in KeyboardEvent.code. */
function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : (CODES[key] ?? key);
}

/**
 * True for a shortcut that is a bare letter or sign, or turns pages as any list does: it counts only while the canvas has the
 * keyboard.
 */
export const isBareKey = (shortcut: string): boolean =>
  shortcut.length === 1 || /^(Shift\+.|Page(Up|Down))$/.test(shortcut);

/** The command of a press; bare letters are left out where they might be meant for something else. */
export const commandFor = (press: KeyPress, { bare = true } = {}): Command | undefined =>
  commands.find((command) =>
    command.keys.some((shortcut) => (bare || !isBareKey(shortcut)) && matchesKey(shortcut, press)),
  );

/** Keys whose name says more as a sign, everywhere and on a Mac. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Arrows: '← ↑ → ↓',
  Escape: 'Esc',
};
const MAC_SIGNS: Readonly<Record<string, string>> = {
  ...SIGNS,
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Delete: '⌦',
  Backspace: '⌫',
  Enter: '↩',
};

/** A shortcut as menus show it: 'Ctrl+Z', or '⌘Z' on a Mac. */
export function keyLabel(shortcut: string, mac = MAC): string {
  const key = shortcut.endsWith('++') ? '+' : shortcut.split('+').at(-1)!;
  const held = shortcut.slice(0, -key.length).split('+').filter(Boolean);
  const signs = mac ? MAC_SIGNS : { ...SIGNS, Mod: 'Ctrl' };
  return [...held, key].map((part) => signs[part] ?? part).join(mac ? '' : '+');
}
