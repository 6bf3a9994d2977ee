import type { Credit } from '../output.js';
import { artColors, type Art, type ArtPath } from '../svg/art.js';

/** A file of `source/icons`: a group with its drawings, brought in by `catalog/vendor/icons.ts`. */
export interface IconGroupFile {
  readonly id: string;
  readonly name: string;
  /** Lower comes first. */
  readonly priority: number;
  /** Who made the icons, by the key that an icon names. */
  readonly credits: Readonly<Record<string, Credit>>;
  readonly icons: readonly IconRecord[];
}

export interface IconRecord extends PackedArt {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly credit: string;
  /** Absent: free. */
  readonly free?: false;
}

/** A drawing in few letters. */
export interface PackedArt {
  /** Width and height of the view box. */
  readonly size: readonly [number, number];
  readonly colors: readonly string[];
  /** Bottom first: path data, which of the colors, and what else there is to say. */
  readonly paths: readonly (readonly [d: string, color: number, more?: Omit<ArtPath, 'd' | 'color'>])[];
}

export function packArt(art: Art): PackedArt {
  // what can be changed first, in the order of the slots
  const colors = [...new Set([...artColors(art), ...art.paths.map(({ color }) => color)])];
  return {
    size: [art.width, art.height],
    colors,
    paths: art.paths.map(({ d, color, ...more }) => {
      const at = colors.indexOf(color);
      return Object.keys(more).length > 0 ? [d, at, more] : [d, at];
    }),
  };
}

export const unpackArt = ({ size: [width, height], colors, paths }: PackedArt): Art => ({
  width,
  height,
  paths: paths.map(([d, color, more]) => ({ d, color: colors[color]!, ...more })),
});
