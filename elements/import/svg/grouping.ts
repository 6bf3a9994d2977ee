import type { DrawnGroup, DrawnItem, DrawnShape } from './drawing.js';

/** What all items have. */
export type Look = Pick<DrawnShape, 'name' | 'opacity' | 'blend' | 'shadow'>;

/** Whether something in it blends with what lies beneath. */
export const blends = (item: DrawnItem): boolean =>
  item.blend !== undefined || (item.type === 'group' && item.opacity === 1 && item.children.some(blends));

/** A group that says nothing of itself. */
export const isPlain = ({ opacity, blend, name }: DrawnGroup): boolean => opacity === 1 && !blend && !name;

/** Several items as a group; one alone takes over what is said of it. */
export function together(
  items: readonly DrawnItem[],
  { name, opacity, blend, shadow }: Look,
): readonly DrawnItem[] {
  const [only, more] = items;
  if (!only) return [];
  if (more)
    return [{ type: 'group', name, opacity, ...(blend && { blend }), children: items } satisfies DrawnGroup];
  return [
    {
      ...only,
      opacity: only.opacity * opacity,
      ...((only.blend ?? blend) && { blend: only.blend ?? blend }),
      ...(shadow && only.type !== 'group' && { shadow }),
    },
  ];
}
