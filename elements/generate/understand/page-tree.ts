import type { Box, Rect } from '../../math/geometry.js';

/** What a text is for: headings, sub headings and paragraphs as font sets name them, and what stands around them. */
export const TEXT_PARTS = [
  'heading',
  'sub_heading',
  'paragraph',
  /** A short line above or beside a heading: a category, a season, an issue. */
  'tag',
  /** A fact: date, time, place, price, address, phone, site. */
  'detail',
  /** The words of a button. */
  'button',
  /** A large figure, a quotation mark, an initial: read as a picture. */
  'figure',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** What anything else is for. */
export const SHAPE_PARTS = [
  /** Covers the page behind all else. */
  'background',
  /** The picture that the page is about. */
  'hero',
  /** Any other picture. */
  'picture',
  /** A brand's mark. */
  'logo',
  /** A small drawing that belongs to a text. */
  'icon',
  /** A panel that texts or pictures stand on. */
  'underlay',
  /** Parts one text from another. */
  'separator',
  /** Runs along the edges of the page. */
  'frame',
  'decoration',
] as const;
export type ShapePart = (typeof SHAPE_PARTS)[number];

/** How the parts of a group stand to each other. */
export type Arrangement =
  /** One beneath the other, one beside the other, in rows and columns of equal cells. */
  | 'stack'
  | 'row'
  | 'grid'
  /** One on another: what is first lies beneath and holds the rest. */
  | 'overlay'
  /** Placed freely. */
  | 'free';

/** One object of the page. */
export interface Leaf {
  readonly kind: 'object';
  /** Id of the object. */
  readonly id: string;
  readonly part: TextPart | ShapePart;
  /** On the page, turned, px. */
  readonly box: Box;
  /** The upright rectangle around what is seen of it: a text's letters, not its box. */
  readonly ink: Rect;
  /** Place in the stack, 0 at the bottom. */
  readonly order: number;
  /** Em size of most of its letters, px; 0 for anything but a text. */
  readonly size: number;
  /** Sides of the page that it reaches or passes. */
  readonly bleeds: readonly Side[];
}

export type Side = 'left' | 'top' | 'right' | 'bottom';

/** Objects that belong together, by the user's groups or by how they stand. */
export interface Branch {
  readonly kind: 'group';
  readonly arrangement: Arrangement;
  /** The edge or middle that a stack's parts share across it, a row's along it. */
  readonly align: 'start' | 'center' | 'end' | null;
  /** Between neighbors of a stack, row or grid, the median, px; 0 where they overlap. */
  readonly gap: number;
  /** The upright rectangle around the ink of its parts. */
  readonly box: Box;
  /** Reading order; an overlay's bottom first. */
  readonly children: readonly Node[];
  /** 0 to 1: how sure it is that they belong together; 1 for groups the user made. */
  readonly confidence: number;
}

export type Node = Leaf | Branch;

/** What the page as a whole is. */
export type Archetype =
  | 'overlay'
  | 'split'
  | 'framed-center'
  | 'stack'
  | 'card-grid'
  | 'collage'
  | 'table'
  | 'badge';

/** A page as it is understood: its objects by what they are for, and which belong together. */
export interface PageTree {
  /** Objects that cover the page behind all else, bottom first; a photo among them is a 'hero'. */
  readonly background: readonly Leaf[];
  /**
   * Frames, decoration and whole drawings that belong to the page and not to a group, bottom first; also what is hidden. A
   * drawing is a group of arrangement 'free' whose shapes overlap: it is moved as one.
   */
  readonly around: readonly Node[];
  /** All else, in reading order. */
  readonly content: Branch;
  readonly archetype: Archetype;
  /** 0 to 1. */
  readonly confidence: number;
}

/** The objects of a part of the tree, in its order. */
export const leavesOf = (node: Node): readonly Leaf[] =>
  node.kind === 'object' ? [node] : node.children.flatMap(leavesOf);

/** Every object of the page, each once: background, what is around, content. */
export const leavesOfTree = ({ background, around, content }: PageTree): readonly Leaf[] => [
  ...background,
  ...around.flatMap(leavesOf),
  ...leavesOf(content),
];

/** What a node is seen to cover. */
export const inkOf = (node: Node): Rect => (node.kind === 'object' ? node.ink : node.box);

const TEXTS: ReadonlySet<string> = new Set(TEXT_PARTS);

export const isTextPart = (part: TextPart | ShapePart): part is TextPart => TEXTS.has(part);

/** Several shapes that overlap and show one thing: never taken apart. */
export const isDrawing = (node: Node): node is Branch =>
  node.kind === 'group' &&
  node.arrangement === 'free' &&
  node.children.length > 1 &&
  leavesOf(node).every(({ part }) => part === 'decoration' || part === 'icon');
