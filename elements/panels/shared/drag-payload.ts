import type { Resource, StockPhoto } from '../../ports/assets.js';
import type { MockupCard } from '../../ports/mockups.js';

/** What a thumbnail of a panel stands for while it is dragged to the page. */
export type DragPayload =
  | Resource
  | { readonly kind: 'template'; readonly id: string; readonly category: string }
  | { readonly kind: 'stock-photo'; readonly provider: string; readonly photo: StockPhoto }
  | { readonly kind: 'mockup'; readonly card: MockupCard }
  | { readonly kind: 'text-template'; readonly object: unknown }
  | { readonly kind: 'shape' | 'frame' | 'grid'; readonly id: string };

const KINDS: ReadonlySet<unknown> = new Set<DragPayload['kind']>([
  'photo',
  'icon',
  'background',
  'upload',
  'template',
  'mockup',
  'stock-photo',
  'text-template',
  'shape',
  'frame',
  'grid',
]);

/** Reads what a drag carries; null for what is not ours, since any page may drop anything. */
export function readDragPayload(json: string): DragPayload | null {
  try {
    const value = JSON.parse(json) as { readonly kind?: unknown } | null;
    return KINDS.has(value?.kind) ? (value as DragPayload) : null;
  } catch {
    return null;
  }
}
