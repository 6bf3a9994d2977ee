import { center } from '../../math/geometry.js';
import { inkBounds } from '../../display/ink-bounds.js';
import { multiply, scaling, translation } from '../../math/matrix.js';
import { withLook } from '../apply-look.js';
import { EASES } from '../ease.js';
import { REST } from '../look.js';
import { along } from './moves.js';
import type { ElementPreset } from './preset.js';

/** How much larger the picture becomes, and how far it travels, as parts of its box. */
const GROWTH = 0.14;
const TRAVEL = 0.04;

/** The picture moves slowly inside its own shape, as a camera over a photo. */
export const kenBurns: NonNullable<ElementPreset['draw']> = (
  group,
  progress,
  { part },
  { box },
  direction,
) => {
  const ink = inkBounds(group.children);
  const { x, y } = center(ink);
  const [dx, dy] = along[direction];
  const scale = 1 + GROWTH * part;
  const move = TRAVEL * part;
  const moved = multiply(
    translation(x + dx * move * ink.width, y + dy * move * ink.height),
    multiply(scaling(scale), translation(-x, -y)),
  );
  const inside =
    part > 0
      ? {
          ...group,
          children: [
            {
              op: 'group' as const,
              mask: group.children,
              children: [{ op: 'group' as const, transform: moved, children: group.children }],
            },
          ],
        }
      : group;
  return withLook(inside, { ...REST, opacity: EASES.inOutSine(progress) }, box);
};
