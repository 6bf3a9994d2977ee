/**
 * The 21 filters as data. Values are those of intensity 50; other intensities scale how far each is from doing nothing
 * (filter-steps.ts). A recipe's parts work in the order they are listed here.
 */
export interface Recipe {
  /** Colorfulness: 0 gray, 1 as it is. */
  readonly sat?: number;
  /** Cool -1 to warm 1. */
  readonly temp?: number;
  /** Slope of the middle tones; 1 as they are. */
  readonly con?: number;
  /** Added to all tones, -1 to 1. */
  readonly bri?: number;
  /** 0 in color to 1 in black and white. */
  readonly gray?: number;
  /** Dark and light color the tones are mapped to, and how far. */
  readonly duo?: readonly [dark: string, light: string, amount: number];
  /** A color laid over in soft light. */
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
  filter('Amber', { sat: 1.05, temp: 0.55, con: 1.08, hi: ['#ffc670', 0.5], fade: 0.02 }),
  filter('Lagoon', { sat: 1.15, con: 1.05, sh: ['#004a66', 0.7], hi: ['#c4fbff', 0.46] }),
  filter('Saffron', {
    sat: 0.9,
    temp: 0.12,
    con: 0.94,
    sh: ['#3b2a00', 0.6],
    hi: ['#fff0a8', 0.66],
    fade: 0.07,
  }),
  filter('Juniper', { sat: 0.6, con: 1.08, bri: -0.03, sh: ['#10301f', 0.8], hi: ['#e9f0d2', 0.45] }),
  filter('Slate', { sat: 0.3, temp: -0.2, con: 1.14, sh: ['#16202c', 0.35] }),
  filter('Linen', { sat: 0.72, con: 0.92, bri: 0.05, hi: ['#fff3e0', 0.6], fade: 0.09 }),
  filter('Rosewood', { sat: 0.85, con: 1.06, bri: -0.02, sh: ['#4a0d1a', 0.75], hi: ['#ffd9d2', 0.5] }),
  filter('Indigo', { con: 1.06, sh: ['#1b1464', 0.6], hi: ['#dfe0ff', 0.5] }),
  filter('Apricot', { temp: 0.12, con: 0.95, bri: 0.05, hi: ['#ffc8ae', 0.62], fade: 0.05 }),
  filter('Mint', { sat: 0.92, temp: -0.12, con: 0.96, bri: 0.03, hi: ['#c8ffe2', 0.6], fade: 0.05 }),
  filter('Ember', { sat: 1.15, con: 1.2, bri: 0.03, sh: ['#2a0a00', 0.6], hi: ['#ff9d5c', 0.44], vig: 0.3 }),
  filter('Glacier', { sat: 0.88, temp: -0.5, con: 1.06, bri: 0.05 }),
  filter('Polaroid', {
    sat: 0.88,
    bri: 0.04,
    sh: ['#22465a', 0.6],
    hi: ['#fff0c9', 0.6],
    fade: 0.1,
    vig: 0.22,
  }),
  filter('Vista', { sat: 1.38, con: 1.16 }),
  filter('Sepia', { con: 1.04, bri: 0.05, gray: 1, sh: ['#4a2a0e', 0.65], hi: ['#f3d3a0', 0.9] }),
  filter('Onyx', { con: 1.32, gray: 1, vig: 0.3 }),
  filter('Silver', { con: 0.96, bri: 0.04, gray: 1, fade: 0.07 }),
  filter('Duotone', { con: 1.12, duo: ['#2b1055', '#ffb36b', 0.95] }),
];

const byId = new Map(FILTERS.map((known) => [known.id, known.recipe]));

/** The recipe of a filter; undefined for None and for ids that are none of ours. */
export function filterRecipe(id: string): Recipe | undefined {
  const recipe = byId.get(id);
  return recipe && Object.keys(recipe).length > 0 ? recipe : undefined;
}
