import type { MockupPackage } from '../compose/package.js';

/** px of the preview's tier, which is the largest that reaches a browser. */
export function previewSize({ tiers, width, height }: MockupPackage): { width: number; height: number } {
  const { px } = tiers[0]!;
  return { width: px, height: Math.round((px * height) / width) };
}
