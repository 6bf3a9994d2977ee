import type { BlendMode } from '../../../elements/display/ops.js';
import type { OutlineName } from '../../../elements/objects/outline.js';
import type { TextPreset } from '../../../elements/objects/text/effect-presets.js';
import type { Mode, Palette, Roles } from './roles.js';

/**
 * A recipe is a layout told in roles: which text, picture or color goes where, never which words or which red. Lengths
 * are in u, a hundredth of the page's shorter side, so that one recipe serves any page of about that shape.
 */
export interface Recipe extends PageRecipe {
  readonly id: string;
  /** Id of the child category it makes templates for; '' for text templates. */
  readonly category: string;
  /** Page pixels. */
  readonly size: readonly [width: number, height: number];
  readonly mode?: Mode;
  /** The pages after the first. Slots of the copy are the whole design's: a text of each page has a name of its own. */
  readonly pages?: readonly PageRecipe[];
}

/** What is on one page. */
export interface PageRecipe {
  /** Color word of the page; 'bg' when absent. */
  readonly ground?: string;
  readonly layers: readonly Layer[];
}

/** x, y, width and height in u. */
export type At = readonly [x: number, y: number, width: number, height: number];

export type Layer = TextLayer | ShapeLayer | LineLayer | ArtLayer | PhotoLayer | GridLayer | BackgroundLayer;

interface Placed {
  /** The whole page when absent. */
  readonly at?: At;
  /** Name that other layers may refer to. */
  readonly id?: string;
  /** Starts `gap` u under, or ends `gap` u above, or starts right of the text with that id. */
  readonly below?: string;
  readonly above?: string;
  readonly right?: string;
  readonly gap?: number;
  /** Degrees clockwise. */
  readonly rotate?: number;
  readonly opacity?: number;
  readonly blend?: BlendMode;
  readonly shadow?: ShadowChoice;
}

/** A drop shadow; lengths and values as the panel shows them, 0 to 100 (spec 2 section 9). */
export interface ShadowChoice {
  readonly color: string;
  readonly offset: number;
  /** Degrees, 0 to the right, clockwise. */
  readonly direction: number;
  readonly blur: number;
  readonly opacity: number;
  readonly size?: number;
}

export interface TextLayer extends Placed {
  readonly k: 'text';
  /** Slot of the copy; also the text's role label. */
  readonly t: string;
  readonly font: 'heading' | 'sub' | 'body';
  /** Largest and smallest em size, u. */
  readonly size: readonly [largest: number, smallest: number];
  /** Most lines; 1 when absent. */
  readonly lines?: number;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly caps?: boolean;
  /** Tracking, em; the pairing's when absent. */
  readonly tracking?: number;
  /** Line box, em; the pairing's when absent. */
  readonly leading?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Which part of the block sits in the box: its capitals' top, its last baseline, or its middle. */
  readonly v?: 'top' | 'middle' | 'bottom';
  readonly color: string;
  /** Color word of what lies behind, or 'photo'; the page's ground when absent. */
  readonly on?: string;
  /** How words that the copy puts between asterisks, as in 'every *single* day', are set apart. */
  readonly emphasis?: Emphasis;
  /** One of the eight ready-made effects, in colors that suit the text's, or one made for this text. */
  readonly effect?: TextPreset | LetterEffect;
  /** Letters in color words along the angle (90 from top to bottom), evenly spread; they read as `color` does. */
  readonly gradient?: { readonly angle: number; readonly colors: readonly string[] };
}

/** What lies round and under letters, in color words; values as the panel shows them, 0 to 100. */
export interface LetterEffect {
  readonly stroke?: { readonly color: string; readonly size: number };
  readonly glow?: { readonly color: string; readonly intensity: number; readonly opacity: number };
  /** The first lies at the bottom. */
  readonly shadows?: readonly Omit<ShadowChoice, 'size'>[];
}

export interface Emphasis {
  readonly italic?: boolean;
  readonly weight?: number;
  /** Another of the pairing's families. */
  readonly font?: 'heading' | 'sub' | 'body';
  readonly color?: string;
  readonly underline?: boolean;
}

export interface ShapeLayer extends Placed {
  readonly k: 'shape';
  readonly outline: OutlineName;
  /** An outline of its own instead: path data in a box of 100 by 100 that is stretched over the shape's. */
  readonly path?: string;
  /** Fill; none when absent. */
  readonly color?: string;
  /** Instead of a plain fill: color words along the angle (0 from left to right), evenly spread. */
  readonly gradient?: {
    readonly angle: number;
    readonly colors: readonly string[];
    readonly radial?: boolean;
  };
  readonly stroke?: { readonly color: string; readonly width: number };
  /** Fraction of the shorter side. */
  readonly radius?: number;
  /** A scrim: the color fading out along the angle (0 from left to right), with the opacity at 0, a half and 1. */
  readonly fade?: { readonly angle: number; readonly opacity: readonly [number, number, number] };
}

export interface LineLayer extends Placed {
  readonly k: 'line';
  readonly color: string;
  /** u. */
  readonly thickness: number;
  readonly pattern?: 'solid' | 'dashed' | 'dotted';
}

/** An icon or motif of the catalog; a template chooses it by the slot's name. */
export interface ArtLayer extends Placed {
  readonly k: 'art';
  /** Slot of the template's art, or the id of an icon itself. */
  readonly art: string;
  /** Color words by slot of the drawing; those the drawing has no slot for are left out; its own colors where there are none. */
  readonly colors: readonly string[];
}

export interface PhotoLayer extends Placed {
  readonly k: 'photo';
  /** Slot of the template's photos; also the role label. */
  readonly photo: string;
  /** Outline it shows through; a plain rectangular crop when absent. */
  readonly frame?: OutlineName;
  /** 1 covers the box just so. */
  readonly zoom?: number;
  readonly filter?: FilterChoice;
}

/** One of the 21 filters by its id. */
export interface FilterChoice {
  readonly id: string;
  /** 0 to 100; 50 when absent. */
  readonly intensity?: number;
}

/** Boxes side by side with a picture or a color in each. */
export interface GridLayer extends Placed {
  readonly k: 'grid';
  /** Id of a layout of the Elements panel. */
  readonly layout: string;
  /** In the order of the layout's boxes: 'photo:<slot>' or a color word. */
  readonly boxes: readonly string[];
  /** Between boxes, u. */
  readonly gap?: number;
  /** Corners, u. */
  readonly radius?: number;
  readonly filter?: FilterChoice;
}

/** The picture behind the page: a photo or a background of the catalog, by the template's slot. */
export interface BackgroundLayer extends Placed {
  readonly k: 'background';
  readonly photo: string;
  /** Color words by slot of a recolorable background; its own colors when absent. */
  readonly colors?: readonly string[];
  readonly filter?: FilterChoice;
}

/** The faces of a pairing, and how its type likes to be set. */
export interface FontChoice {
  readonly family: string;
  readonly weight: number;
  /** em. */
  readonly tracking?: number;
  readonly leading?: number;
  /** Optical scale: wide faces take less size for the same presence, condensed ones more. */
  readonly scale?: number;
}

export interface Pairing {
  readonly heading: FontChoice;
  readonly sub: FontChoice;
  readonly body: FontChoice;
}

/** One template: a recipe and what fills it. */
export interface TemplateSource {
  readonly id: string;
  readonly name: string;
  readonly recipe: string;
  readonly pairing: string;
  readonly palette: string;
  readonly keywords: readonly string[];
  readonly copy: Readonly<Record<string, string>>;
  /** Language of the copy, BCP 47; English when absent. Right-to-left ones mirror the layout (see layers/writing-system.ts). */
  readonly lang?: string;
  /** Photo ids by slot, with a focus of its own where the recipe's box asks for one. */
  readonly photos?: Readonly<Record<string, PhotoChoice>>;
  /** Icon ids by slot, with color words of their own where the recipe's do not suit the drawing. */
  readonly art?: Readonly<Record<string, string | ArtChoice>>;
  /** Roles that the palette alone would give to another color. */
  readonly roles?: Partial<Roles>;
  /** How every page of it moves; at rest when absent. */
  readonly motion?: TemplateMotion;
}

/** As pages store it (`elements/animation`). */
export interface TemplateMotion {
  readonly animation: string;
  /** How a page takes the place of the one before it. */
  readonly transition?: string;
  /** Of each page; the editor's default when absent. */
  readonly seconds?: number;
}

export interface ArtChoice {
  readonly id: string;
  readonly colors: readonly string[];
}

export interface PhotoChoice {
  readonly id: string;
  readonly focus?: { readonly x: number; readonly y: number };
  readonly zoom?: number;
}

export type Palettes = Readonly<Record<string, Palette>>;
export type Pairings = Readonly<Record<string, Pairing>>;
export type Recipes = Readonly<Record<string, Recipe>>;
