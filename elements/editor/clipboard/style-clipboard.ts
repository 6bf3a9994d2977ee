import { signal } from '@preact/signals-core';
import { kindOf, type DesignObject, type ObjectKind } from '../../objects/kinds.js';
import { announce } from '../accessibility/announce.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

type Fields = Readonly<Record<string, unknown>>;

/** The looks of an object: what every kind has, and what only its own does. */
interface Look {
  readonly kind: ObjectKind;
  readonly common: Fields;
  readonly own: Fields;
}

/** Looks that any object can take. */
const COMMON = ['opacity', 'blend_mode', 'shadow'] as const;

/** Where a kind keeps its looks, and the fields in there that are content, not look. */
const OWN: Partial<Record<ObjectKind, { readonly details: string; readonly content: readonly string[] }>> = {
  text: { details: 'text_details', content: ['text', 'runs', 'paragraphs', 'language'] },
  shape: { details: 'shape_details', content: ['outline', 'path', 'view_box'] },
  line: { details: 'line_details', content: [] },
};

/** Kinds whose picture carries adjustments, a filter and a border. */
const FILTERED: ReadonlySet<ObjectKind> = new Set(['image', 'frame', 'background', 'mockup']);

/** One for all designs of this tab, beside the clipboard of objects. */
const copied = signal<Look | null>(null);

const detailsOf = (object: DesignObject, name: string): Fields | undefined =>
  (object as unknown as Record<string, Fields | undefined>)[name];

const picked = (from: Fields, keep: (key: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keep(key)));

function lookOf(object: DesignObject): Look {
  const kind = kindOf(object);
  const own = OWN[kind];
  const common = Object.fromEntries(COMMON.map((key) => [key, object[key]]));
  if (FILTERED.has(kind)) return { kind, common, own: filterOf(object) };
  const details = own ? (detailsOf(object, own.details) ?? {}) : {};
  return { kind, common, own: picked(details, (key) => !own?.content.includes(key)) };
}

const filterOf = (object: DesignObject): Fields => ({
  filter: detailsOf(object, 'filter') ?? null,
  preset: detailsOf(object, 'image_details')?.['filter'] ?? null,
  border: detailsOf(object, 'border_details') ?? null,
});

export const canCopyStyle = (editor: Editor): boolean => editor.selection.objects.value.length === 1;

export const canPasteStyle = (editor: Editor): boolean =>
  copied.value !== null && editor.selection.objects.value.length > 0 && !editor.selection.locked.value;

export function copyStyle(editor: Editor): void {
  const [object] = editor.selection.objects.peek();
  if (!object) return;
  copied.value = lookOf(object);
  announce(editor, t('copiedStyle'));
}

/** Gives the looks to all that is selected: a kind's own only to its own kind. */
export function pasteStyle(editor: Editor): void {
  const look = copied.peek();
  if (!look) return;
  editor.run(t('pasteStyle'), () => {
    for (const object of editor.selection.objects.peek()) {
      const next = { ...object, ...look.common, ...ownPatch(object, look) } as DesignObject;
      editor.patch(object.id, { ...next, ...editor.settled(next) } as Partial<DesignObject>);
    }
  });
}

function ownPatch(object: DesignObject, look: Look): Fields {
  const kind = kindOf(object);
  if (FILTERED.has(kind) && FILTERED.has(look.kind)) {
    const details = detailsOf(object, 'image_details') ?? {};
    const { filter, preset, border } = look.own;
    // what lies behind the page has no edge
    const edge = kind === 'background' ? {} : { border_details: border };
    return { filter, image_details: { ...details, filter: preset }, ...edge };
  }
  const own = OWN[kind];
  if (kind !== look.kind || !own) return {};
  const details = detailsOf(object, own.details) ?? {};
  const content = picked(details, (key) => own.content.includes(key));
  const runs = linksAlone(content['runs']);
  return {
    [own.details]: { ...look.own, ...picked(content, (key) => key !== 'runs'), ...(runs && { runs }) },
  };
}

/** Runs of a text without their looks: where its words lead is content. Undefined when they lead nowhere. */
function linksAlone(runs: unknown): readonly Fields[] | undefined {
  const linked = ((runs ?? []) as readonly Fields[]).filter(({ link }) => link);
  if (linked.length === 0) return undefined;
  return linked.map(({ start, end, link }) => ({ start, end, link }));
}
