import { FILLED_ICONS, REGULAR_ICONS, type IconName } from './icons.gen.js';

interface IconProps {
  readonly name: IconName;
  /** CSS pixels: 20, 16 in fields and menus, 24 on phones. */
  readonly size?: 12 | 16 | 20 | 24;
  /** The filled face: only for what is open. Icons without one keep the regular face. */
  readonly fill?: boolean;
}

const FILLED: Partial<Record<IconName, string>> = FILLED_ICONS;

/** An icon in the text color. It is always decoration: the control that holds it carries the name. */
export function Icon({ name, size = 20, fill = false }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 256 256" width={size} height={size} aria-hidden="true">
      <path d={(fill && FILLED[name]) || REGULAR_ICONS[name]} />
    </svg>
  );
}
