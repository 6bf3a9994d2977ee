import type { ReadonlySignal } from '@preact/signals-core';

/** Where a design is kept. */
export interface SaveTarget {
  /**
   * Keeps the stored form (JSON text) over revision `base`. Rejects with a SaveConflict when someone saved in between,
   * with any other Error when it could not be kept; nothing is lost either way, the caller tries again.
   */
  save(file: string, base: number): Promise<{ readonly rev: number }>;
  rename(name: string): Promise<void>;
}

/** The server holds a newer revision than the one this save was based on. */
export class SaveConflict extends Error {
  constructor(readonly current: number) {
    super(`the design was saved elsewhere (revision ${current})`);
    this.name = 'SaveConflict';
  }
}

export interface Session {
  /** null for a visitor. */
  readonly user: ReadonlySignal<{ readonly id: string; readonly name: string; readonly type: string } | null>;
}

/** Short messages at the bottom of the screen. */
export interface Notifier {
  success(message: string): void;
  warning(message: string): void;
  /** Stays until closed; offers Try again when `retry` is given. */
  error(message: string, retry?: () => void): void;
}
