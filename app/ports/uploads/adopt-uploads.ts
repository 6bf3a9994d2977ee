import { mockupSrc, readMockupSrc } from '../../../elements/compose/format/mockup-src.js';
import type { UploadAliases } from './upload-aliases.js';
import type { StoredUpload } from './upload-store.js';

/** How an object names a picture that only this browser holds: the value of its `src`. */
const LOCAL = /^local\/([0-9a-f]{64})$/;

/** Source keys are `src:<path>`; an object stores the path alone. */
const KEY = 'src:';

export interface AdoptOptions {
  /** The visitor's pictures of this browser. */
  readonly local: { get(id: string): Promise<StoredUpload | undefined> };
  /** What this account was given for a picture before, so that each travels once however many designs show it. */
  readonly aliases: Pick<UploadAliases, 'get' | 'put'>;
  /** Keeps a picture with the account; gives its source key. */
  readonly upload: (file: File, signal?: AbortSignal) => Promise<{ readonly source: string }>;
  readonly signal?: AbortSignal;
  /** Pictures dealt with so far, of how many. */
  readonly progress?: (now: { readonly done: number; readonly total: number }) => void;
}

/** A picture that stays where it is. */
export interface LeftBehind {
  /** sha256 of its bytes. */
  readonly id: string;
  /** Why; null for one that this browser does not hold. */
  readonly error: Error | null;
}

export interface Adopted<File> {
  /** The same object when nothing changed. */
  readonly file: File;
  readonly changed: boolean;
  readonly left: readonly LeftBehind[];
}

/**
 * Brings the pictures of a design that only this browser holds (`src: local/<sha256>`) to the signed-in account and has
 * the design name them there, at any depth: pages, groups, frames, backgrounds (B-045). One that cannot be found or kept
 * stays as it is and is told of in `left`. Rejects only when `signal` aborts.
 */
export async function adoptLocalUploads<File>(file: File, options: AdoptOptions): Promise<Adopted<File>> {
  const moved = new Map<string, string>();
  const left: LeftBehind[] = [];
  const pictures = [...localPictures(file)];
  for (const [done, id] of pictures.entries()) {
    options.progress?.({ done, total: pictures.length });
    const source = await adopt(id, options).catch((error: unknown) => {
      options.signal?.throwIfAborted();
      left.push({ id, error: error instanceof Error ? error : new Error(String(error)) });
      return undefined;
    });
    if (source !== undefined) moved.set(id, source);
    else if (!left.some((one) => one.id === id)) left.push({ id, error: null });
  }
  if (moved.size === 0) return { file, changed: false, left };
  return { file: renamed(file, moved) as File, changed: true, left };
}

/** Ids of the pictures of this browser that a stored design shows, each once. */
export function localPictures(file: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown, name?: string): void => {
    const id = localId(value, name);
    const mockup = mockupOf(value, name);
    if (id !== undefined) found.add(id);
    else if (mockup) look(mockup);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, key);
  };
  look(file);
  return found;
}

/** Only a `src` counts: a text may read "local/..." for all we know. */
const localId = (value: unknown, name?: string): string | undefined =>
  name === 'src' && typeof value === 'string' ? LOCAL.exec(value)?.[1] : undefined;

/** What a picture shows that is composed of others: they are named inside its `src`. */
const mockupOf = (value: unknown, name?: string) =>
  name === 'src' && typeof value === 'string' ? readMockupSrc(value) : null;

async function adopt(id: string, options: AdoptOptions): Promise<string | undefined> {
  const { local, aliases, upload, signal } = options;
  signal?.throwIfAborted();
  const known = await aliases.get(id);
  if (known !== undefined) return known;
  const stored = await local.get(id);
  if (!stored) return undefined;
  const { source } = await upload(new File([stored.bytes], stored.name, { type: stored.bytes.type }), signal);
  await aliases.put(id, source);
  return source;
}

/** The value with every local picture under its new name; what holds none is the same object as before. */
function renamed(value: unknown, moved: ReadonlyMap<string, string>, name?: string): unknown {
  const source = moved.get(localId(value, name) ?? '');
  if (source !== undefined) return source.slice(KEY.length);
  const mockup = mockupOf(value, name);
  if (mockup) return mockupSrc(renamed(mockup, moved) as typeof mockup);
  if (Array.isArray(value)) {
    const next = value.map((inner) => renamed(inner, moved));
    return next.some((inner, i) => inner !== value[i]) ? next : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const next = entries.map(([key, inner]) => [key, renamed(inner, moved, key)] as const);
  // fromEntries keeps a key called __proto__ a plain key, as JSON.parse does
  return next.some(([, inner], i) => inner !== entries[i]![1]) ? Object.fromEntries(next) : value;
}
