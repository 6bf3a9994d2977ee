import { describe, expect, it } from 'vitest';
import {
  addLogo,
  addPalette,
  changePalette,
  removeFont,
  removeLogo,
  removePalette,
  renameFont,
  setFont,
  setFonts,
  withChanges,
} from '../../../../../app/features/brand-kit/kit/kit-changes.js';
import { brandKit } from '../../../../../server/contract/brand-kit.js';
import { font, kit, logo, palette } from './kit.js';

const names = ({ color_palette }: ReturnType<typeof kit>) => color_palette.map(({ name }) => name);

describe('a change of a brand kit', () => {
  const [a, b, c] = [palette('A'), palette('B'), palette('C')];

  it('puts back what was deleted where it was', () => {
    const before = kit({ color_palette: [a, b, c], logos: [logo('1'), logo('2'), logo('3')] });
    expect(names(withChanges(before, [removePalette(b), addPalette(b, 1)]))).toEqual(['A', 'B', 'C']);
    expect(withChanges(before, [removeLogo('1'), addLogo(logo('1'), 0)]).logos).toEqual(before.logos);
  });

  it('is done once, also when an answer was lost and it is tried again', () => {
    const before = kit();
    const twice = withChanges(before, [addPalette(a), addPalette(a), addLogo(logo('1')), addLogo(logo('1'))]);
    expect(names(twice)).toEqual(['A']);
    expect(twice.logos).toHaveLength(1);
    expect(removePalette(a)(before)).toBe(before);
    expect(removeLogo('1')(before)).toBe(before);
  });

  it('of several palettes of one name it finds its own by the colors, in any case of their letters', () => {
    const twin = palette('A', '#ABCDEF');
    const before = kit({ color_palette: [a, twin] });
    expect(removePalette(palette('A', '#abcdef'))(before)?.color_palette).toEqual([a]);
    expect(changePalette(twin, b)(before)?.color_palette).toEqual([a, b]);
  });

  it('does not bring back a palette that somebody else changed or deleted', () => {
    expect(changePalette(a, b)(kit({ color_palette: [c] }))).toBeNull();
    const done = kit({ color_palette: [b] });
    expect(changePalette(a, b)(done)).toBe(done);
  });

  it('sets fonts over those they were chosen over, and no others', () => {
    const before = kit();
    const chosen = font('Anton', 44);
    const after = setFont('heading', before.fonts.heading, chosen)(before)!;
    expect(after.fonts).toEqual({ ...before.fonts, heading: chosen });
    expect(after.selected_fonts.map(({ name }) => name)).toEqual(['Anton', 'Jost']);
    expect(setFont('heading', before.fonts.heading, font('Syne', 20))(after)).toBeNull();
    expect(setFont('heading', before.fonts.heading, chosen)(after)).toBe(after);
    expect(setFonts(before.fonts, { ...before.fonts, paragraph: font('Inter', 12) })(after)).toBeNull();
    expect(setFonts(after.fonts, before.fonts)(after)?.fonts).toEqual(before.fonts);
  });

  it('sets fonts whose names and addresses are as long as they may be, in the form the call takes', () => {
    const before = kit();
    const long = { name: 'N'.repeat(200), src: `/static/${'x'.repeat(290)}`, size: 400 };
    const after = setFont('heading', before.fonts.heading, long)(before);
    expect(brandKit.updateBrandData.input.safeParse({ brand_kit: after }).error).toBeUndefined();
  });

  it('that cannot be done is not shown, and those after it are', () => {
    const shown = withChanges(kit(), [changePalette(a, b), addPalette(c)]);
    expect(names(shown)).toEqual(['C']);
  });
});

it('a font of the team is renamed or taken out, the others stay', () => {
  const fonts = ['1', '2'].map((id) => ({ _id: id, name: `Font ${id}`, src: `/static/brand_file/${id}` }));
  expect(renameFont('2', 'Mine')(fonts).map(({ name }) => name)).toEqual(['Font 1', 'Mine']);
  expect(removeFont('1')(fonts)).toEqual([fonts[1]]);
});
