import { defineStrings } from '../../base/i18n/strings.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { kindNameOf, pictureNameOf, wordsOfText } from '../layers/object-name.js';
import { pageName } from '../pages/page-names.js';
import { levelOf, readingStops, stopAt } from './reading-order.js';
import { t as named } from '../strings.js';
import { t as gestures } from '../transform/strings.js';

/** Sentences for somebody who hears the page. */
export const en = {
  at: ({ x, y }: { x: number; y: number }) => `x ${x}, y ${y}`,
  background: 'Background selected',
  degrees: ({ value }: { value: number }) => (value === 1 ? '1 degree' : `${value} degrees`),
  done: ({ name }: { name: string }) => `${name}, done`,
  editingText: 'Editing text. Escape ends.',
  group: ({ name, count }: { name: string; count: number }) => `${name}, ${count} objects`,
  hidden: 'hidden',
  groupName: 'Group',
  locked: 'locked',
  many: ({ count }: { count: number }) => `${count} objects selected`,
  nothing: 'Nothing selected',
  of: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  page: ({ number, count }: { number: number; count: number }) => `Page ${number} of ${count}`,
  quoted: ({ words }: { words: string }) => `“${words}”`,
  redid: ({ name }: { name: string }) => `Redid ${name}`,
  size: ({ width, height }: { width: number; height: number }) => `${width} by ${height}`,
  undid: ({ name }: { name: string }) => `Undid ${name}`,
  deleted: 'Deleted',
  cut: 'Cut',
  pasted: 'Pasted',
  duplicated: 'Duplicated',
  grouped: 'Grouped',
  ungrouped: 'Ungrouped',
  locking: 'Locked',
  unlocking: 'Unlocked',
  hiding: 'Hidden',
  showing: 'Shown',
} as const;

const t = defineStrings('spoken', en);

const round = (value: number): number => Math.round(value);

/** What is selected: 'Text, “Summer sale”, 2 of 9, locked'. */
export function selectionAnnouncement(editor: Editor): string {
  const { selection } = editor;
  const [only, ...others] = selection.objects.peek();
  if (editor.editingText.peek()) return t('editingText');
  if (!only) return t('nothing');
  if (others.length === 0 && editor.objectRecord(only.id)?.slot === 'background') return t('background');
  const stops = readingStops(editor, levelOf(editor));
  const at = stopAt(editor, stops);
  const here = stops[at];
  const count = selection.ids.length;
  // a selection of several that is no group, or spans some, is only counted
  if (here && here.ids.length !== count) return t('many', { count });
  if (!here && count > 1) return t('many', { count });
  const what = here?.group ? groupParts(editor, here.group, count) : objectParts(only);
  const place = here ? [t('of', { number: at + 1, count: stops.length })] : [];
  return [...what, ...place, ...stateOf(selection.objects.peek())].join(', ');
}

function groupParts(editor: Editor, id: string, count: number): string[] {
  const record = editor.store.get(id);
  const own = record?.typeName === 'group' ? record.extra['name'] : undefined;
  return [t('group', { name: typeof own === 'string' && own ? own : t('groupName'), count })];
}

/** Its own name or its picture's, and kind, its words, or its size. */
function objectParts(object: DesignObject): string[] {
  const words = wordsOfText(object);
  const { width, height } = object;
  const name = object.name?.trim() || pictureNameOf(object);
  return [
    ...(name ? [name] : []),
    kindNameOf(object),
    words ? t('quoted', { words }) : t('size', { width: round(width), height: round(height) }),
  ];
}

const stateOf = (objects: readonly DesignObject[]): string[] => [
  ...(objects.some(({ locked }) => locked) ? [t('locked')] : []),
  ...(objects.every(({ hidden }) => hidden) ? [t('hidden')] : []),
];

/** Words for steps whose name is an order. */
const DONE: readonly (readonly [step: () => string, said: () => string])[] = [
  [() => named('delete'), () => t('deleted')],
  [() => named('cut'), () => t('cut')],
  [() => named('paste'), () => t('pasted')],
  [() => named('duplicate'), () => t('duplicated')],
  [() => named('group'), () => t('grouped')],
  [() => named('ungroup'), () => t('ungrouped')],
  [() => named('lock'), () => t('locking')],
  [() => named('unlock'), () => t('unlocking')],
  [() => named('hide'), () => t('hiding')],
  [() => named('show'), () => t('showing')],
];

/** What a step of this name came to, as it is now: where things lie, how large they are, or that it was done. */
export function stepAnnouncement(editor: Editor, name: string): string {
  const box = editor.selection.box.peek();
  if (box && (name === gestures('move') || name === gestures('nudge')))
    return t('at', { x: round(box.x), y: round(box.y) });
  if (box && name === gestures('resize'))
    return t('size', { width: round(box.width), height: round(box.height) });
  if (box && name === gestures('rotate')) return t('degrees', { value: round(box.rotation) });
  const known = DONE.find(([step]) => step() === name);
  return known ? known[1]() : t('done', { name });
}

/** Which page shows. */
export function pageAnnouncement(editor: Editor): string {
  const pages = editor.index.pages.peek();
  const page = editor.page.peek();
  const place = t('page', { number: pages.indexOf(page) + 1, count: pages.length });
  return [place, pageName(editor, page)].filter(Boolean).join(', ');
}

export const undoAnnouncement = (name: string): string => t('undid', { name });
export const redoAnnouncement = (name: string): string => t('redid', { name });
