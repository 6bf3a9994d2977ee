import { blankPage } from '../../../../elements/document/blank-design.js';
import type { StoredObject, StoredPage } from '../../../../elements/document/design-file.js';
import { understandPage } from '../../../../elements/generate/understand/understand-page.js';
import { leavesOf, type Node, type PageTree } from '../../../../elements/generate/understand/page-tree.js';
import type { Size } from '../../../../elements/math/geometry.js';
import { shapeOf, textOf } from '../../../support/objects.js';

export type At = readonly [x: number, y: number, width: number, height: number];

const placed = (id: string, [x, y, width, height]: At) => ({ id, position: { x, y }, width, height });

/** A text of one line box; no face is needed, since letters are guessed from sizes. */
export const words = (id: string, text: string, fontSize: number, at: At, more: object = {}) =>
  textOf({ text, fontSize, textAlign: 'left', lineHeight: 0 }, { ...placed(id, at), ...more });

export const panel = (id: string, at: At, more: object = {}) =>
  shapeOf({ outline: 'rectangle', fill: '#336699' }, { ...placed(id, at), ...more });

/** A page of these, bottom first. */
export const pageOf = (objects: readonly StoredObject[], more: Partial<StoredPage> = {}): StoredPage => ({
  ...blankPage(),
  objects: objects.map((object, layer_index) => ({ ...object, layer_index })),
  ...more,
});

export const SQUARE: Size = { width: 1000, height: 1000 };

export const treeOf = (objects: readonly StoredObject[], more: Partial<StoredPage> = {}): PageTree =>
  understandPage(pageOf(objects, more), SQUARE);

/** The parts of a tree by the ids of their objects. */
export const partsOf = ({ background, around, content }: PageTree): Record<string, string> =>
  Object.fromEntries([...background, ...around, content].flatMap(leavesOf).map(({ id, part }) => [id, part]));

/** A tree in brief: 'stack(a row(b c))'. */
export const brief = (node: Node): string =>
  node.kind === 'object' ? node.id : `${node.arrangement}(${node.children.map(brief).join(' ')})`;
