import { signal, type ReadonlySignal } from '@preact/signals-core';
import { ApiError, type ErrorCode } from '../../../server/contract/envelope.js';
import type { FolderResource } from '../../../server/contract/folder.js';
import { refusalOf } from './accepted-files.js';
import { uploads as strings } from './strings.js';

/** Where files go, and as what. */
export interface Destination {
  readonly folderId: string;
  /** Each becomes a design in the folder; its picture is kept in this folder of photos [E-046]. */
  readonly designsWithPhotosIn?: string;
}

export interface UploadTask extends Destination {
  readonly id: number;
  readonly file: File;
  /** `keeping`: all is sent, and the server looks at it. */
  readonly state: 'waiting' | 'sending' | 'keeping' | 'done' | 'failed' | 'canceled';
  /** How much has been sent, 0 to 1. */
  readonly progress: number;
  /** Why it failed, fit to show. */
  readonly message: string;
  /** Whether the same file may go through another time. */
  readonly retryable: boolean;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

export interface UploadQueuePorts {
  /** Keeps a picture in a folder, or makes a design there: null. Rejects with an ApiError, or with the reason of the signal. */
  readonly send: (file: File, to: Destination, options: SendOptions) => Promise<FolderResource | null>;
  readonly onKept: (folderId: string, picture: FolderResource) => void;
  /** A folder has got all it will get for now. */
  readonly onEnd: (folderId: string) => void;
  /** Resolves when a server that was asked too often may be asked again. */
  readonly pause: () => Promise<void>;
}

/** A file holds no design that can be read. */
export class UnreadableDesign extends Error {}

/** Sent at the same time: more would only share the same connection. */
const AT_ONCE = 3;

/** Files on their way to folders, in the order they were added. */
export class UploadQueue {
  readonly #parts: UploadQueuePorts;
  readonly #tasks = signal<readonly UploadTask[]>([]);
  readonly #sending = new Map<number, AbortController>();
  #last = 0;
  #paused = false;

  constructor(parts: UploadQueuePorts) {
    this.#parts = parts;
  }

  get tasks(): ReadonlySignal<readonly UploadTask[]> {
    return this.#tasks;
  }

  /** Adds files; those that are no pictures fail at once. A new batch takes the place of one that is finished. */
  add(files: readonly File[], to: Destination): void {
    if (!isBusy(this.#tasks.peek())) this.#tasks.value = this.#tasks.peek().filter(isFailed);
    this.#tasks.value = [...this.#tasks.peek(), ...files.map((file) => this.#taskOf(file, to))];
    this.#next();
  }

  /** Takes a file out that has not been sent whole: what the server has, it keeps. */
  cancel(id: number): void {
    const task = this.#find(id);
    if (!task || !canCancel(task)) return;
    this.#change(id, { state: 'canceled', progress: 0 });
    this.#sending.get(id)?.abort();
    this.#next();
    this.#endOf(task.folderId);
  }

  cancelAll(): void {
    for (const { id } of this.#tasks.peek().filter(canCancel)) this.cancel(id);
  }

  retry(id: number): void {
    const task = this.#find(id);
    if (!task || isPending(task) || task.state === 'done' || !task.retryable) return;
    this.#change(id, { state: 'waiting', progress: 0, message: '' });
    this.#next();
  }

  retryAll(): void {
    for (const { id } of this.#tasks.peek().filter(({ state }) => state === 'failed')) this.retry(id);
  }

  /** Forgets everything; what is on its way is stopped. */
  clear(): void {
    for (const controller of this.#sending.values()) controller.abort();
    this.#tasks.value = [];
  }

  #taskOf(file: File, to: Destination): UploadTask {
    const refused = refusalOf(file, to.designsWithPhotosIn !== undefined);
    const common = { ...to, id: (this.#last += 1), file, progress: 0, message: refused ?? '' };
    return { ...common, state: refused ? 'failed' : 'waiting', retryable: !refused };
  }

  #next(): void {
    while (!this.#paused && this.#sending.size < AT_ONCE) {
      // one that was canceled and wanted again waits for the end of its first try
      const task = this.#tasks.peek().find(({ id, state }) => state === 'waiting' && !this.#sending.has(id));
      if (!task) return;
      void this.#send(task);
    }
  }

  async #send({ id, file, ...to }: UploadTask): Promise<void> {
    const { folderId } = to;
    const controller = new AbortController();
    this.#sending.set(id, controller);
    this.#change(id, { state: 'sending' });
    const progress = (done: number) =>
      this.#change(id, { progress: done, state: done < 1 ? 'sending' : 'keeping' });
    try {
      const picture = await this.#parts.send(file, to, { signal: controller.signal, progress });
      if (this.#find(id)?.state === 'canceled') return;
      this.#change(id, { state: 'done', progress: 1 });
      if (picture) this.#parts.onKept(folderId, picture);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (codeOf(error) === 'too_many') this.#putOff(id);
      else this.#fail(id, error);
    } finally {
      this.#sending.delete(id);
      this.#next();
      this.#endOf(folderId);
    }
  }

  /** Hundreds at once are more than the server takes in a minute: it goes on by itself, only later. */
  #putOff(id: number): void {
    this.#change(id, { state: 'waiting', progress: 0 });
    this.#paused = true;
    void this.#parts.pause().then(() => {
      this.#paused = false;
      this.#next();
    });
  }

  /** What will meet every other file too fails them all: nobody waits for a hundred refusals. */
  #fail(id: number, error: unknown): void {
    const refusal = refusalFor(error);
    this.#change(id, { state: 'failed', ...refusal });
    if (!concernsAll(error)) return;
    for (const { id: other, state } of this.#tasks.peek())
      if (state === 'waiting') this.#change(other, { state: 'failed', ...refusal });
  }

  #endOf(folderId: string): void {
    const waiting = this.#tasks.peek().some((task) => task.folderId === folderId && isPending(task));
    if (!waiting) this.#parts.onEnd(folderId);
  }

  #find(id: number): UploadTask | undefined {
    return this.#tasks.peek().find((task) => task.id === id);
  }

  /** A canceled one stays so, whatever is still heard of it. */
  #change(id: number, change: Partial<UploadTask>): void {
    this.#tasks.value = this.#tasks.peek().map((task) => {
      if (task.id !== id) return task;
      return task.state === 'canceled' && change.state !== 'waiting' ? task : { ...task, ...change };
    });
  }
}

const isPending = ({ state }: UploadTask): boolean =>
  state === 'waiting' || state === 'sending' || state === 'keeping';

export const canCancel = ({ state }: UploadTask): boolean => state === 'waiting' || state === 'sending';

const isFailed = ({ state }: UploadTask): boolean => state === 'failed';

/** Whether anything is still on its way. */
export const isBusy = (tasks: readonly UploadTask[]): boolean => tasks.some(isPending);

const codeOf = (error: unknown): ErrorCode | null => (error instanceof ApiError ? error.code : null);

const ALL = new Set<ErrorCode | null>(['no_room', 'not_signed_in', 'not_found', 'disk_full']);
const concernsAll = (error: unknown): boolean => ALL.has(codeOf(error));

const { refused } = strings;
const WORDS: Partial<Record<ErrorCode, string>> = {
  invalid_image: refused.picture,
  too_large: refused.tooLarge,
  offline: refused.offline,
  not_found: refused.folder,
  not_signed_in: refused.signedOut,
};

/** No other try makes a picture of what is none. */
function refusalFor(error: unknown): Pick<UploadTask, 'message' | 'retryable'> {
  if (error instanceof UnreadableDesign) return { message: refused.design, retryable: false };
  const code = codeOf(error);
  const told = code === 'no_room' ? (error as ApiError).message : undefined;
  const message = (code && WORDS[code]) ?? told ?? refused.failed;
  return { message, retryable: code !== 'invalid_image' && code !== 'too_large' };
}
