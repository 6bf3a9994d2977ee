import { withoutBulk } from '../../document/bulk/without-bulk.js';
import type { DesignFile } from '../../document/design-file.js';
import { labeledSlots, type LabeledSlot } from '../../document/bulk/labeled-slots.js';
import { fillDesign } from '../../generate/fill/fill-design.js';
import type { PictureInput } from '../../generate/fill/fill-inputs.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import { sourceFields } from '../../objects/picture-source.js';
import type { TextObject } from '../../objects/text/model.js';
import { isSoft } from '../../preflight/checks/low-resolution.js';
import { awaitedLetters } from '../../text/awaited-letters.js';
import { objectsOfFile, objectsOfPage } from '../page-objects.js';
import type { Task, TaskEnv } from '../task.js';

export interface BulkRowInput {
  /** With its bulk labels. */
  readonly file: DesignFile;
  /** Words by id of the label. */
  readonly texts: Readonly<Record<string, string>>;
  /** Source keys by id of the label. */
  readonly images: Readonly<Record<string, string>>;
  /** Longer side of the picture, device pixels. */
  readonly side: number;
}

/**
 * What the user should know of a value before designs are kept. 'too-long': its letters are too small to read.
 * 'word-broken': a word is wider than its place. 'low-resolution': the picture looks soft. 'missing-picture': it could not be
 * had. 'no-object': the label fills nothing. 'waiting-letters': the font of some of its letters could not be had.
 */
export interface RowFault {
  /** Id of the label. */
  readonly label: string;
  readonly kind:
    | 'too-long'
    | 'word-broken'
    | 'low-resolution'
    | 'missing-picture'
    | 'no-object'
    | 'waiting-letters';
  /** Those that wait. */
  readonly letters?: readonly string[];
}

export interface BulkRowOutput {
  /** An ordinary design, without labels. */
  readonly file: DesignFile;
  /** Its first page. */
  readonly picture: ImageBitmap;
  readonly faults: readonly RowFault[];
}

/** A design of one row of the bulk sheet, its picture, and what is wrong with it [B-026]. */
export const bulkRow: Task<BulkRowInput, BulkRowOutput> = {
  async run({ file, texts, images, side }, env) {
    const slots = labeledSlots(objectsOfFile(file), file.bulk_labels ?? []);
    const missing = new Set(await env.load([...withWords(file, slots, texts), ...probes(images)]));
    await env.pause();
    const filled = fillDesign(
      file,
      { by: 'bulk-label', texts, images: pictures(images, missing, env) },
      env.objects,
    );
    await env.load(objectsOfFile(filled.file));
    await env.pause();
    const faults = [
      ...filled.faults.map(({ slot, kind }): RowFault => ({ label: slot, kind })),
      ...letterFaults(filled.file, slots, texts, env),
      ...pictureFaults(filled.file, slots, images, missing, env),
      ...unused(slots, { ...texts, ...images }),
    ];
    const made = withoutBulk(filled.file);
    const [page] = made.pages;
    return { file: made, picture: env.picture({ page: page!, size: made, side }), faults: distinct(faults) };
  },
  transferred: ({ picture }) => [picture],
};

/** The objects as they will be, for the letters that their fonts need. */
const withWords = (
  file: DesignFile,
  slots: readonly LabeledSlot[],
  texts: BulkRowInput['texts'],
): DesignObject[] =>
  objectsOfFile(file).map((object) => {
    const words =
      object.type === 'text' ? texts[slots.find(({ id }) => id === object.id)?.label ?? ''] : undefined;
    if (words === undefined) return object;
    const { text_details: details } = object as TextObject;
    return { ...(object as TextObject), text_details: { ...details, text: words } };
  });

/** Objects that have nothing but a picture, to have it loaded. */
const probes = (images: BulkRowInput['images']): DesignObject[] =>
  Object.values(images).map((source, i) => ({
    ...{ id: `probe-${i}`, type: 'image', layer_index: 0, rotation: 0, opacity: 1, locked: false },
    ...{ position: { x: 0, y: 0 }, width: 1, height: 1 },
    image_details: sourceFields(source) as Record<string, string>,
  }));

/** A picture that cannot be had leaves its place as it was. */
function pictures(
  images: BulkRowInput['images'],
  missing: ReadonlySet<string>,
  env: TaskEnv,
): Record<string, PictureInput> {
  const here = Object.entries(images).filter(([, source]) => !missing.has(source));
  return Object.fromEntries(
    here.map(([label, source]): [string, PictureInput] => {
      const natural = env.objects.resources.image(source);
      const size = natural && { width: natural.width, height: natural.height };
      return [label, { source, fit: 'cover', ...(size && { size }) }];
    }),
  );
}

function pictureFaults(
  file: DesignFile,
  slots: readonly LabeledSlot[],
  images: BulkRowInput['images'],
  missing: ReadonlySet<string>,
  env: TaskEnv,
): RowFault[] {
  const objects = new Map(file.pages.flatMap(objectsOfPage).map((object) => [object.id, object]));
  return Object.entries(images).flatMap(([label, source]): RowFault[] => {
    if (missing.has(source)) return [{ label, kind: 'missing-picture' }];
    const own = slots.filter((slot) => slot.label === label).flatMap(({ id }) => objects.get(id) ?? []);
    const soft = own.some((object) => isSoft(object, file.dimension_units ?? 'px', env.objects));
    return soft ? [{ label, kind: 'low-resolution' }] : [];
  });
}

/** Letters of the row's words that show in another font, or as boxes. */
function letterFaults(
  file: DesignFile,
  slots: readonly LabeledSlot[],
  texts: BulkRowInput['texts'],
  env: TaskEnv,
): RowFault[] {
  const { awaited } = env.objects.fonts;
  if (awaited.isEmpty) return [];
  const objects = new Map(objectsOfFile(file).map((object) => [object.id, object]));
  return Object.keys(texts).flatMap((label): RowFault[] => {
    const needs = slots
      .filter((slot) => slot.label === label)
      .flatMap(({ id }) => objects.get(id) ?? [])
      .flatMap((object) => kindFor(object).needs(object));
    const { letters } = awaitedLetters(
      awaited,
      needs.filter((need) => need.type === 'font'),
    );
    return letters.length > 0 ? [{ label, kind: 'waiting-letters', letters }] : [];
  });
}

/** Values of labels whose objects are gone. */
const unused = (slots: readonly LabeledSlot[], values: Readonly<Record<string, string>>): RowFault[] =>
  Object.keys(values)
    .filter((label) => !slots.some((slot) => slot.label === label))
    .map((label) => ({ label, kind: 'no-object' }));

const distinct = (faults: readonly RowFault[]): RowFault[] => [
  ...new Map(faults.map((fault) => [`${fault.label} ${fault.kind}`, fault])).values(),
];
