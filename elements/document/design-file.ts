import * as z from 'zod/mini';
import { link } from '../objects/link.js';
import { animationOptions, between, blendMode, color, finite } from '../objects/schema.js';
import { groupObject, type GroupObject } from '../objects/group/model.js';
import { kindOf, kinds, type DesignObject } from '../objects/kinds.js';
import { schemaPredicate } from '../objects/schema-predicate.js';
import { MAX_BLEED } from '../math/units.js';
import { bulkLabel, bulkRow, MOST_BULK_LABELS, MOST_BULK_ROWS } from './bulk/bulk-data.js';
import { soundTrack } from './sound.js';
import { colorways } from './colorways.js';
import { checkReferences } from './stored/check-references.js';
import { DesignFileError, pathText } from './design-file-error.js';
import { CURRENT_VERSION, migrate } from './stored/migrations.js';

/** Longest side of a page, px: the top bound of custom dimensions. */
export const MAX_SIDE = 8000;
/** Side of the default page, px [D-024]. */
export const DEFAULT_SIDE = 800;

const id = () => z.string().check(z.minLength(1), z.maxLength(64));

const groupEntry = z.looseObject({
  id: id(),
  objects: z.array(id()),
  parent: z.optional(id()),
  /** Of the group as a whole, beside those of its objects; 1 when absent. */
  opacity: z.optional(between(0, 1)),
  blend_mode: z.optional(blendMode()),
  /** Where its objects lead that have no link of their own. */
  link: z.optional(link()),
});

const backgroundLabels = z.looseObject({
  text_type: z.optional(z.string()),
  colors: z.optional(z.array(z.string())),
  brand_logo: z.optional(z.string()),
});

/** 'x' names a line from top to bottom at a place on the x axis, page pixels. */
const guide = z.looseObject({ axis: z.enum(['x', 'y']), at: finite() });

const pageFields = {
  id: id(),
  /** What the user calls the page; it goes by its number when absent [E-020]. */
  name: z.optional(z.string()),
  background_color: z.nullable(color()),
  background_labels: z.optional(backgroundLabels),
  animation: z.optional(z.nullable(z.string())),
  animation_options: z.optional(z.nullable(animationOptions())),
  /** Seconds. */
  animation_duration: z.optional(z.nullable(between(0, 30))),
  /** How it takes the place of the page before it, as designs play. */
  transition: z.optional(z.nullable(z.string())),
  /** Lines pulled from the rulers: helpers of editing, never drawn with the page. */
  guides: z.optional(z.array(guide)),
};

const pageOnly = z.looseObject(pageFields);
const page = z.looseObject({
  ...pageOnly.shape,
  objects: z.array(z.unknown()),
  groups: z.array(groupEntry),
  background_image: z.optional(z.nullable(z.unknown())),
});

const designFields = {
  version: z.literal(CURRENT_VERSION),
  id: id(),
  /** Page size in px. */
  width: between(1, MAX_SIDE),
  height: between(1, MAX_SIDE),
  /** Unit the size was given in. */
  dimension_units: z.optional(z.enum(['px', 'in', 'mm', 'cm'])),
  /** What is printed beyond each edge and cut off, page px; none when absent [E-055]. */
  bleed: z.optional(between(0, MAX_BLEED)),
  /** What is heard as the design plays [E-062]. */
  sound: z.optional(soundTrack),
  /** Sets of colors it may be had in [E-090]. */
  colorways: z.optional(colorways),
  /** Category of the template it began from [D-028]. */
  category_id: z.optional(z.string()),
  /** Columns of the bulk sheet, in their order [B-024]. */
  bulk_labels: z.optional(z.array(bulkLabel).check(z.maxLength(MOST_BULK_LABELS))),
  /** What was filled in for them [B-025]. */
  bulk_rows: z.optional(z.array(bulkRow).check(z.maxLength(MOST_BULK_ROWS))),
};

const design = z.looseObject(designFields);
/** The file, without what the kinds of objects say of theirs. */
export const designFileShape = z.looseObject({ ...design.shape, pages: z.array(page).check(z.minLength(1)) });

/** What names an object's kind. */
const typedObject = z.looseObject({ type: z.string(), sub_type: z.optional(z.string()) });

export type DesignFields = Readonly<z.infer<typeof design>>;
export type PageFields = Readonly<z.infer<typeof pageOnly>>;
export type GroupEntry = Readonly<z.infer<typeof groupEntry>>;
export type RulerGuide = Readonly<z.infer<typeof guide>>;

/** An object as a file holds it; a packed group is unpacked on loading. */
export type StoredObject = DesignObject | GroupObject;

export interface StoredPage extends PageFields {
  readonly objects: readonly StoredObject[];
  readonly groups: readonly GroupEntry[];
  readonly background_image?: DesignObject | null;
}

/** The stored form of a design: `design_file` of spec 2 section 3, field for field, and `version` [B-034]. */
export type DesignFile = DesignFields & { readonly pages: readonly StoredPage[] };

/**
 * The design in a value that came from outside (parsed JSON, or its text), brought to the current version.
 * Throws DesignFileError, which names the path of the first fault; nothing is repaired silently.
 */
export function parseDesignFile(value: unknown): DesignFile {
  const parsed = check(designFileShape, migrate(typeof value === 'string' ? parseJson(value) : value), []);
  parsed.pages.forEach((stored, p) => {
    stored.objects.forEach((object, i) => {
      if (!isStoredObject(object)) parseStoredObject(object, ['pages', p, 'objects', i]);
    });
    const { background_image: background } = stored;
    if (background && !isObject(background)) parseObject(background, ['pages', p, 'background_image']);
  });
  const design = parsed as unknown as DesignFile;
  checkReferences(design);
  return design;
}

/** True only for an object that `parseStoredObject` takes; it says quickly what that would only confirm. */
function isStoredObject(value: unknown): boolean {
  if ((value as { type?: unknown } | null)?.type !== 'group') return isObject(value);
  return (
    schemaPredicate(groupObject)(value) &&
    (value as GroupObject).group_details.object_data.every((object) => isStoredObject(object))
  );
}

function isObject(value: unknown): boolean {
  if (!schemaPredicate(typedObject)(value)) return false;
  const name = kindOf(value as DesignObject);
  return Object.hasOwn(kinds, name) && schemaPredicate(kinds[name].schema)(value);
}

/** An object of a page; a packed group and all it holds are checked too. */
export function parseStoredObject(value: unknown, path: readonly PropertyKey[] = []): StoredObject {
  if ((value as { type?: unknown } | null)?.type !== 'group') return parseObject(value, path);
  const group = check(groupObject, value, path);
  group.group_details.object_data.forEach((object, i) =>
    parseStoredObject(object, [...path, 'group_details', 'object_data', i]),
  );
  return group;
}

function parseObject(value: unknown, path: readonly PropertyKey[]): DesignObject {
  const typed = check(typedObject, value, path);
  const name = kindOf(typed as DesignObject);
  if (!Object.hasOwn(kinds, name)) {
    const field = typed.sub_type === undefined ? 'type' : 'sub_type';
    throw new DesignFileError(pathText([...path, field]), `unknown kind "${name}"`);
  }
  return check(kinds[name].schema as z.ZodMiniType<DesignObject>, value, path);
}

function check<T>(schema: z.ZodMiniType<T>, value: unknown, path: readonly PropertyKey[]): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new DesignFileError(pathText([...path, ...issue.path]), issue.message || 'is not valid');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DesignFileError('', `is not JSON: ${(error as Error).message}`);
  }
}
