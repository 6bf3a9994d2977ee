import type { ReadonlySignal } from '@preact/signals-core';

export interface SaveOptions {
  /** Revision the file was made on. */
  readonly base: number;
  /** Keeps the state it replaces among the earlier versions. */
  readonly checkpoint?: boolean;
  /** The page may go away before the answer comes. */
  readonly leaving?: boolean;
  readonly signal?: AbortSignal;
}

/** A design as the server holds it. */
export interface ServerDesign {
  readonly rev: number;
  /** The stored form, parsed or as JSON text. */
  readonly file: unknown;
}

/** Where a design is kept. What goes wrong rejects with a SaveConflict or a SaveFailed; nothing is lost either way. */
export interface SaveTarget {
  /** Keeps the stored form (JSON text) over revision `base`. */
  save(file: string, options: SaveOptions): Promise<{ readonly rev: number }>;
  /** The newest state. */
  newest(options?: { readonly signal?: AbortSignal }): Promise<ServerDesign>;
  /**
   * The newest revision alone, a small answer: it is asked for every few seconds. Without it what others saved is learned
   * from the next save.
   */
  newestRev?(options?: { readonly signal?: AbortSignal }): Promise<number>;
  rename(name: string): Promise<void>;
  /** Calls back with the revision when another tab of this browser has saved; returns the way to stop. */
  savedElsewhere?(listener: (rev: number) => void): () => void;
}

/** The server holds a newer revision than the one this save was based on. */
export class SaveConflict extends Error {
  constructor(readonly current: number) {
    super(`the design was saved elsewhere (revision ${current})`);
    this.name = 'SaveConflict';
  }
}

/**
 * Why a save was not kept. `unreachable`: no answer came. `fault`: the server has trouble. `signed_out`: whoever began is
 * no longer signed in. `refused`: the design is gone, or may not be edited any more. `too_large`, `invalid`: this design
 * will never be kept as it is.
 */
export type SaveTrouble = 'unreachable' | 'fault' | 'signed_out' | 'refused' | 'too_large' | 'invalid';

export class SaveFailed extends Error {
  constructor(
    readonly trouble: SaveTrouble,
    options?: ErrorOptions,
  ) {
    super(`the design could not be saved (${trouble})`, options);
    this.name = 'SaveFailed';
  }
}

/** How the device is connected. */
export interface Connection {
  /** False when the device says that it has no network. */
  readonly online: ReadonlySignal<boolean>;
  /** False while the page is out of sight; always in sight when absent. */
  readonly visible?: ReadonlySignal<boolean>;
  /** Calls back when another try is worth it at once: the network is back, or the user looks at the page again. */
  onWake(listener: () => void): () => void;
}

export interface Session {
  /** null for a visitor. */
  readonly user: ReadonlySignal<{ readonly id: string; readonly name: string; readonly type: string } | null>;
}

/** Short messages at the bottom of the screen. */
export interface Notifier {
  /** Says that something was done; offers to take it back when `undo` is given. */
  success(message: string, undo?: () => void): void;
  warning(message: string): void;
  /** Stays until closed; offers Try again when `retry` is given. */
  error(message: string, retry?: () => void): void;
}
