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
  // punctuation already says whether Shift was held
  const letter = /^[a-z]$/i.test(key) || key.length > 1;
  if (letter && parts.includes('Shift') !== press.shiftKey) return false;
  return press.key.toLowerCase() === key.toLowerCase();
}

export const commandFor = (press: KeyPress): Command | undefined =>
  commands.find((command) => command.keys.some((shortcut) => matchesKey(shortcut, press)));

/** A shortcut as menus show it: 'Ctrl+Z', or '⌘Z' on a Mac. */
export function keyLabel(shortcut: string, mac = MAC): string {
  if (!mac) return shortcut.replace('Mod', 'Ctrl');
  return shortcut
    .replace('Mod', '⌘')
    .replace('Shift', '⇧')
    .replace('Alt', '⌥')
    .replace(/\+(?=.)/g, '');
}
