/**
 * The 21 filters as data. Values are those of intensity 50; other intensities scale how far each is from doing nothing
 * (filter-steps.ts). A recipe's parts work in the order they are listed here.
 */
export interface Recipe {
  /** Colourfulness: 0 grey, 1 as it is. */
  readonly sat?: number;
  /** Cool -1 to warm 1. */
  readonly temp?: number;
  /** Slope of the middle tones; 1 as they are. */
  readonly con?: number;
  /** Added to all tones, -1 to 1. */
  readonly bri?: number;
  /** 0 in colour to 1 in black and white. */
  readonly gray?: number;
  /** Dark and light colour the tones are mapped to, and how far. */
  readonly duo?: readonly [dark: string, light: string, amount: number];
  /** A colour laid over in soft light. */
  readonly ov?: readonly [color: string, amount: number];
  /** Screened into the shadows. */
  readonly sh?: readonly [color: string, amount: number];
  /** Multiplied into the lights. */
  readonly hi?: readonly [color: string, amount: number];
  /** How far black is lifted, 0 to 1. */
  readonly fade?: number;
  /** Vignette, 0 to 1. */
  readonly vig?: number;
}

export interface Filter {
  readonly id: string;
  /** As shown; names are the product's own words. */
  readonly name: string;
  readonly recipe: Recipe;
}

const filter = (name: string, recipe: Recipe): Filter => ({ id: name.toLowerCase(), name, recipe });

/** In the order they are shown in; None first. */
export const FILTERS: readonly Filter[] = [
  filter('None', {}),
  filter('Citrine', { sat: 1.12, temp: 0.28, ov: ['#ffd84d', 0.48], bri: 0.03 }),
  filter('Raspberry', { sat: 1.08, con: 1.05, sh: ['#5b0f3a', 0.7], hi: ['#ffb3c6', 0.56] }),
  filter('Amber', { temp: 0.6, con: 1.06, hi: ['#ffcf87', 0.5], fade: 0.03 }),
  filter('Lagoon', { sat: 1.08, sh: ['#003a4d', 0.7], hi: ['#c9fff2', 0.44] }),
  filter('Saffron', { temp: 0.2, sh: ['#3b1c00', 0.6], hi: ['#ffe2a1', 0.7], fade: 0.05 }),
  filter('Juniper', { sat: 0.7, con: 1.04, sh: ['#0d2b26', 0.8], hi: ['#eaf0d8', 0.4] }),
  filter('Slate', { sat: 0.3, temp: -0.14, con: 1.12 }),
  filter('Linen', { sat: 0.78, con: 0.92, bri: 0.05, hi: ['#fff3e0', 0.6], fade: 0.1 }),
  filter('Rosewood', { sat: 0.92, sh: ['#3a0d12', 0.7], hi: ['#ffdcd0', 0.56] }),
  filter('Indigo', { con: 1.08, sh: ['#1b1464', 0.9], hi: ['#e6e6ff', 0.4] }),
  filter('Apricot', { temp: 0.16, con: 0.96, hi: ['#ffd1b3', 0.76], fade: 0.06 }),
  filter('Mint', { temp: -0.1, con: 0.97, hi: ['#d2ffe6', 0.68], fade: 0.06 }),
  filter('Ember', { sat: 1.15, con: 1.22, sh: ['#2a0a00', 0.6], hi: ['#ff9d5c', 0.44], vig: 0.35 }),
  filter('Glacier', { sat: 0.9, temp: -0.6, con: 1.06, bri: 0.05 }),
  filter('Polaroid', { sat: 0.9, sh: ['#22364a', 0.6], hi: ['#fff0c9', 0.7], fade: 0.12, vig: 0.25 }),
  filter('Vista', { sat: 1.35, con: 1.12 }),
  filter('Sepia', { bri: 0.06, gray: 1, sh: ['#2f1c0a', 0.4], hi: ['#f3dcb6', 0.7] }),
  filter('Onyx', { con: 1.32, gray: 1, vig: 0.3 }),
  filter('Silver', { con: 0.98, bri: 0.03, gray: 1, fade: 0.07 }),
  filter('Duotone', { duo: ['#2b1055', '#ffb36b', 1] }),
];

const byId = new Map(FILTERS.map((known) => [known.id, known.recipe]));

/** The recipe of a filter; undefined for None and for ids that are none of ours. */
export function filterRecipe(id: string): Recipe | undefined {
  const recipe = byId.get(id);
  return recipe && Object.keys(recipe).length > 0 ? recipe : undefined;
}
