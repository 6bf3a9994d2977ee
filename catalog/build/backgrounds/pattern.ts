import { joined, rectangle } from '../art/path-builders.js';
import type { Art, ArtPath } from '../svg/art.js';

/** Pattern families: drawings that a user recolors. Each takes a seed and its colors, ground first. */
export type Pattern = (seed: number, colors: readonly string[]) => Art;

export const WIDTH = 1600;
export const HEIGHT = 1200;

export const onGround = (ground: string, paths: readonly ArtPath[]): Art => ({
  width: WIDTH,
  height: HEIGHT,
  paths: [{ d: rectangle(0, 0, WIDTH, HEIGHT), color: ground }, ...paths],
});

export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

/** Figures collected by color, one path each, in the order of the colors. */
export class ByColor {
  readonly #parts = new Map<string, string[]>();
  constructor(colors: readonly string[]) {
    for (const color of colors) this.#parts.set(color, []);
  }
  add(color: string, d: string): void {
    this.#parts.get(color)!.push(d);
  }
  paths(shared: Partial<ArtPath> = {}): ArtPath[] {
    return [...this.#parts]
      .filter(([, parts]) => parts.length)
      .map(([color, parts]) => ({ d: joined(parts), color, ...shared }));
  }
}
