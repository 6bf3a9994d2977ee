import type { Drawing } from './scene.js';

/**
 * A drawing of the catalog from its SVG text. The catalog's build leaves only paths of plain colors, so that no parser is
 * needed; null for a drawing that is anything else.
 */
export function readDrawing(svg: string): Drawing | null {
  const view = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!view) return null;
  const paths = [...svg.matchAll(/<path\b([^>]*)>/g)].flatMap(([, attributes]) => {
    const value = (name: string): string | undefined =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(attributes!)?.[1];
    const [d, fill] = [/\bd="([^"]*)"/.exec(attributes!)?.[1], value('fill')];
    if (d === undefined || fill === undefined || !/^#[0-9a-f]{6}$/i.test(fill)) return [];
    return [{ d, fill, ...(value('fill-rule') === 'evenodd' && { rule: 'evenodd' as const }) }];
  });
  return paths.length === 0 ? null : { width: Number(view[1]), height: Number(view[2]), paths };
}
