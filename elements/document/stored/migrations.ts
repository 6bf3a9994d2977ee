import { DesignFileError } from '../design-file-error.js';

/** Version of the stored form this code writes. */
export const CURRENT_VERSION = 1;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** One step each, from the version of its key to the next. They never see a file newer than their key. */
const steps: Readonly<Record<number, (file: Json) => Json>> = {
  /** Files without a version are the plain form of the spec; optional fields get their defaults. */
  0: (file) => ({
    ...file,
    version: 1,
    pages: list(file['pages']).map((page) =>
      isObject(page)
        ? { background_color: null, groups: [], ...page, objects: list(page['objects']).map(withDefaults) }
        : page,
    ),
  }),
};

function withDefaults(object: unknown, index: number): unknown {
  if (!isObject(object)) return object;
  const filled = { layer_index: index, rotation: 0, opacity: 1, locked: false, ...object } as Json;
  const text = filled['text_details'];
  if (!isObject(text)) return filled;
  const defaults = { bold: false, italic: false, letterSpacing: 0, lineHeight: 0, textAlign: 'left' };
  return { ...filled, text_details: { ...defaults, ...text } };
}

/** The file at the current version. Throws DesignFileError for something that is no design, or one from the future. */
export function migrate(value: unknown): unknown {
  if (!isObject(value)) throw new DesignFileError('', 'is not an object');
  let file = value;
  let version = file['version'] ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0)
    throw new DesignFileError('version', 'must be a whole number');
  if (version > CURRENT_VERSION)
    throw new DesignFileError('version', `${version} is newer than this program knows (${CURRENT_VERSION})`);
  for (; (version as number) < CURRENT_VERSION; version = (version as number) + 1)
    file = steps[version as number]!(file);
  return file;
}
