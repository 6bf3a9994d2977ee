import type { BrandKit, Palette } from '../../../../../server/contract/brand-kit.js';

export const palette = (name: string, first = '#112233'): Palette => ({
  name,
  colors: [first, '#223344', '#334455', '#445566', '#556677'],
});

export const logo = (id: string) => ({
  _id: id,
  name: `Logo ${id}`,
  src: `/static/brand_file/${id}`,
  width: 1,
  height: 1,
});

export const font = (name: string, size: number) => ({ name, src: `/static/fonts/${name}.ttf`, size });

export const kit = (own: Partial<BrandKit> = {}): BrandKit => ({
  _id: 'k1',
  rev: 0,
  logos: [],
  color_palette: [],
  fonts: { heading: font('Fraunces', 31), sub_heading: font('Jost', 15), paragraph: font('Jost', 12) },
  selected_fonts: [],
  ...own,
});
