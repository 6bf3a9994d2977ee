import type { OutlineName } from '../../../elements/objects/outline.js';
import type { Mode, Palette, Roles } from './roles.js';

/**
 * A recipe is a layout told in roles: which text, picture or colour goes where, never which words or which red. Lengths
 * are in u, a hundredth of the page's shorter side, so that one recipe serves any page of about that shape.
 */
export interface Recipe {
  readonly id: string;
  /** Id of the child category it makes templates for; '' for text templates. */
  readonly category: string;
  /** Page pixels. */
  readonly size: readonly [width: number, height: number];
  readonly mode?: Mode;
  /** Colour word of the page; 'bg' when absent. */
  readonly ground?: string;
  readonly layers: readonly Layer[];
}

/** x, y, width and height in u. */
export type At = readonly [x: number, y: number, width: number, height: number];

export type Layer = TextLayer | ShapeLayer | LineLayer | ArtLayer | PhotoLayer | BackgroundLayer;

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
  /** Colour word of what lies behind, or 'photo'; the page's ground when absent. */
  readonly on?: string;
}

export interface ShapeLayer extends Placed {
  readonly k: 'shape';
  readonly outline: OutlineName;
  /** Fill; none when absent. */
  readonly color?: string;
  readonly stroke?: { readonly color: string; readonly width: number };
  /** Fraction of the shorter side. */
  readonly radius?: number;
  /** A scrim: the colour fading out along the angle (0 from left to right), with the opacity at 0, a half and 1. */
  readonly fade?: { readonly angle: number; readonly opacity: readonly [number, number, number] };
}

export interface LineLayer extends Placed {
  readonly k: 'line';
  readonly color: string;
  /** u. */
  readonly thickness: number;
}

/** An icon or motif of the catalogue; a template chooses it by the slot's name. */
export interface ArtLayer extends Placed {
  readonly k: 'art';
  /** Slot of the template's art, or the id of an icon itself. */
  readonly art: string;
  /** Colour words by slot of the drawing; those the drawing has no slot for are left out. */
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
}

/** The picture behind the page: a photo slot of the template, or a background of the catalogue. */
export interface BackgroundLayer extends Placed {
  readonly k: 'background';
  readonly photo: string;
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
  /** Photo ids by slot, with a focus of its own where the recipe's box asks for one. */
  readonly photos?: Readonly<Record<string, PhotoChoice>>;
  /** Icon ids by slot, with colour words of their own where the recipe's do not suit the drawing. */
  readonly art?: Readonly<Record<string, string | ArtChoice>>;
  /** Roles that the palette alone would give to another colour. */
  readonly roles?: Partial<Roles>;
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
