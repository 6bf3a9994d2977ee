/** From lightest to darkest of what a slot may be: lightness and chroma as ranges, the hue as told. */
export interface PaletteSlot {
  /** OKLCH lightness, 0 to 1. */
  readonly L: readonly [low: number, high: number];
  /** OKLCH chroma; reduced until the color can be shown. */
  readonly C: readonly [low: number, high: number];
  /** Degrees from the palette's base hue, or a range of hues of its own. */
  readonly hue: number | readonly [low: number, high: number];
}

export interface PaletteCategory {
  readonly id: string;
  readonly name: string;
  /** Base hues: a range that the palettes walk, or one for each. */
  readonly hues: { readonly from: number; readonly to: number } | readonly number[];
  /** Dark to light as a rule; the last is a ground, the first can be written with. */
  readonly slots: readonly PaletteSlot[];
  /** One name for each palette. */
  readonly names: readonly string[];
}

const slot = (low: number, high: number, c0: number, c1: number, hue: PaletteSlot['hue']): PaletteSlot => ({
  L: [low, high],
  C: [c0, c1],
  hue,
});

const words = (text: string): string[] => text.split(', ');
const ROUND = { from: 0, to: 360 };

/** The kinds of palettes, in the order they are offered. Yellow and green are dull when dark: bold kinds name their hues. */
export const paletteCategories: readonly PaletteCategory[] = [
  {
    ...{ id: 'warm', name: 'Warm', hues: { from: 15, to: 85 } },
    slots: [slot(0.24, 0.32, 0.04, 0.07, 0), slot(0.5, 0.6, 0.15, 0.2, -18), slot(0.66, 0.74, 0.15, 0.19, 18), slot(0.8, 0.87, 0.1, 0.15, 42), slot(0.95, 0.97, 0.012, 0.025, 60)],
    names: words('Hearth, Paprika, Clay oven, Persimmon, Brick lane, Marmalade, Kiln, Chestnut cart, Rooibos, Harissa, Candlelight, Saddle, Gingerbread, Copper pan, Turmeric, Hay bale'),
  },
  {
    ...{ id: 'cool', name: 'Cool', hues: { from: 195, to: 290 } },
    slots: [slot(0.22, 0.3, 0.05, 0.08, 10), slot(0.45, 0.55, 0.1, 0.16, 0), slot(0.64, 0.72, 0.09, 0.13, -28), slot(0.82, 0.88, 0.05, 0.08, -15), slot(0.96, 0.975, 0.008, 0.016, 0)],
    names: words('Glacier tongue, Ferry deck, First frost, Slate roof, Ice rink, Night train, Blue hour, Snowmelt, Ink bottle, Cornflower, Cold harbour, Winter sky, Bluebell, Iris bed, Lavender mist, Dusk window'),
  },
  {
    ...{ id: 'pastel', name: 'Pastel', hues: ROUND },
    slots: [slot(0.88, 0.92, 0.05, 0.07, 0), slot(0.88, 0.92, 0.05, 0.07, 62), slot(0.89, 0.93, 0.05, 0.07, 140), slot(0.86, 0.9, 0.06, 0.08, 230), slot(0.97, 0.98, 0.01, 0.018, 40)],
    names: words('Macaron, Sugared almond, Sorbet, Cotton blossom, Paper lantern, Pistachio milk, Sea glass, Nursery, Chalk box, Forget-me-not, Powder puff, Wisteria, Sherbet, Ballet shoe, Rose water, Marshmallow'),
  },
  {
    ...{ id: 'dark', name: 'Dark', hues: ROUND },
    slots: [slot(0.16, 0.2, 0.02, 0.04, 0), slot(0.26, 0.31, 0.04, 0.07, 0), slot(0.4, 0.46, 0.06, 0.1, 15), slot(0.68, 0.78, 0.13, 0.18, 170), slot(0.9, 0.94, 0.015, 0.03, 60)],
    names: words('Velvet curtain, Back room, Burnt sugar, Cellar, Olive press, Pine night, Deep wood, Lagoon night, Harbour lights, Submarine, Night swim, Observatory, Cosmos, Aubergine, Midnight rose, Black cherry'),
  },
  {
    ...{ id: 'earthy', name: 'Earthy', hues: { from: 40, to: 90 } },
    slots: [slot(0.28, 0.34, 0.03, 0.05, -10), slot(0.46, 0.52, 0.07, 0.1, -8), slot(0.62, 0.68, 0.06, 0.09, 60), slot(0.76, 0.82, 0.06, 0.09, 15), slot(0.94, 0.96, 0.015, 0.025, 25)],
    names: words('Terracotta, Acorn, Clay bank, Riverbed, Walnut, Sandstone, Barley, Mushroom, Fieldstone, Cork oak, Adobe, Flax, Peat, Wicker, Sage brush, Dry grass'),
  },
  {
    ...{ id: 'neon', name: 'Neon', hues: [292, 298, 304, 312, 320, 328, 334, 340, 346, 352, 358, 4, 10, 16, 24, 32] },
    slots: [slot(0.14, 0.18, 0.02, 0.05, 280), slot(0.6, 0.68, 0.26, 0.3, 0), slot(0.86, 0.92, 0.2, 0.26, [104, 152]), slot(0.76, 0.84, 0.14, 0.2, [190, 235]), slot(0.97, 0.99, 0, 0.01, 0)],
    names: words('Arcade, Laser tag, Night drive, Synth, Pixel, Roller disco, Glow stick, Hologram, Circuit, Karaoke, Ultraviolet, Jukebox, Cyber, Highlighter, After party, Signal'),
  },
  {
    ...{ id: 'monochrome', name: 'Monochrome', hues: ROUND },
    slots: [slot(0.24, 0.28, 0.06, 0.09, 0), slot(0.42, 0.48, 0.1, 0.15, 0), slot(0.6, 0.66, 0.11, 0.16, 0), slot(0.8, 0.84, 0.06, 0.09, 0), slot(0.955, 0.97, 0.01, 0.018, 0)],
    names: words('All rose, All coral, All rust, All amber, All brass, All olive, All moss, All fern, All jade, All teal, All cyan, All azure, All cobalt, All indigo, All violet, All plum'),
  },
  {
    ...{ id: 'vintage', name: 'Vintage', hues: { from: 20, to: 60 } },
    slots: [slot(0.3, 0.36, 0.03, 0.05, 200), slot(0.55, 0.6, 0.12, 0.14, -5), slot(0.72, 0.78, 0.1, 0.12, 45), slot(0.62, 0.68, 0.05, 0.07, 140), slot(0.93, 0.95, 0.025, 0.04, 55)],
    names: words('Postcard, Record sleeve, Diner, Matchbox, Railway poster, Picnic rug, Motel sign, Enamel mug, Film stock, Seed packet, Tin toy, Road map, Transistor, Tea tin, Paperback, Caravan'),
  },
  {
    ...{ id: 'vibrant', name: 'Vibrant', hues: [2, 12, 22, 32, 42, 252, 260, 268, 277, 286, 295, 305, 316, 328, 340, 352] },
    slots: [slot(0.26, 0.32, 0.1, 0.14, 255), slot(0.6, 0.66, 0.2, 0.25, 0), slot(0.78, 0.85, 0.15, 0.19, [68, 98]), slot(0.66, 0.74, 0.14, 0.18, 225), slot(0.97, 0.98, 0.008, 0.014, 40)],
    names: words('Carnival, Street art, Fruit stand, Bunting, Kite day, Swimming pool, Playground, Fairground, Toy box, Festival, Confetti, Parade, Tropic, Juice bar, Piñata, Bazaar'),
  },
  {
    ...{ id: 'nature', name: 'Nature', hues: { from: 115, to: 160 } },
    slots: [slot(0.26, 0.32, 0.05, 0.07, 10), slot(0.46, 0.54, 0.1, 0.13, 0), slot(0.68, 0.74, 0.1, 0.14, -18), slot(0.76, 0.82, 0.12, 0.15, -62), slot(0.96, 0.97, 0.012, 0.02, -20)],
    names: words('Olive grove, Meadow, Orchard, Allotment, Lichen, Vineyard, Clover, Bracken, Glasshouse, Undergrowth, Spring shoot, Canopy, Fern gully, Pond edge, Watercress, Rainforest'),
  },
  {
    ...{ id: 'sunset', name: 'Sunset', hues: { from: 20, to: 50 } },
    slots: [slot(0.25, 0.32, 0.09, 0.13, 270), slot(0.5, 0.56, 0.18, 0.21, -32), slot(0.66, 0.71, 0.17, 0.2, 0), slot(0.8, 0.85, 0.12, 0.15, 38), slot(0.94, 0.96, 0.03, 0.045, 50)],
    names: words('Last light, Pier at dusk, Afterglow, Beach fire, Desert evening, Flamingo sky, Golden hour, Rooftop bar, Heat haze, Long shadow, West window, Horizon, Sundown, Campfire, Mesa, Day’s end'),
  },
  {
    ...{ id: 'ocean', name: 'Ocean', hues: { from: 205, to: 245 } },
    slots: [slot(0.24, 0.3, 0.06, 0.08, 20), slot(0.46, 0.53, 0.09, 0.12, 0), slot(0.66, 0.72, 0.09, 0.11, -22), slot(0.8, 0.86, 0.1, 0.13, [55, 85]), slot(0.96, 0.975, 0.01, 0.016, -10)],
    names: words('Tide pool, Reef, Sandbar, Lighthouse, Kelp, Sailcloth, Driftwood, Surf shack, Island ferry, Rock pool, Sea wall, Deep water, Shoreline, Fishing boat, Salt flat, Blue bay'),
  },
  {
    ...{ id: 'luxury', name: 'Luxury', hues: ROUND },
    slots: [slot(0.17, 0.22, 0.015, 0.04, 0), slot(0.3, 0.36, 0.05, 0.09, 0), slot(0.7, 0.75, 0.085, 0.1, [78, 90]), slot(0.84, 0.88, 0.05, 0.065, [82, 92]), slot(0.96, 0.975, 0.008, 0.014, [80, 95])],
    names: words('Opera box, Cognac, Cigar lounge, Gold leaf, Laurel, Emerald room, Malachite, Peacock, Petrol silk, Grand hotel, Sapphire, Night velvet, Amethyst, Bordeaux, Garnet, Rouge noir'),
  },
  {
    ...{ id: 'neutral', name: 'Neutral', hues: { from: 30, to: 270 } },
    slots: [slot(0.22, 0.27, 0.005, 0.02, 0), slot(0.44, 0.5, 0.01, 0.025, 0), slot(0.66, 0.71, 0.012, 0.025, 0), slot(0.84, 0.88, 0.008, 0.018, 0), slot(0.96, 0.975, 0.003, 0.01, 0)],
    names: words('Taupe, Oatmeal, Linen, Chalk, Putty, Stone, Pebble, Lichen grey, Mist, Concrete, Zinc, Pewter, Graphite, Fog, Ash, Shale'),
  },
];
