import { rulerTicks, type RulerScale } from './ruler-ticks.js';

interface RulerProps extends RulerScale {
  readonly along: 'top' | 'left';
  readonly className?: string;
}

/** A ruler along an artboard's edge, 20 px deep. Hidden from screen readers. */
export function Ruler({ along, className = '', ...scale }: RulerProps) {
  const { major, middle, minor } = rulerTicks(scale);
  const across = along === 'top';
  const draw = (ats: readonly number[], from: number) =>
    ats.map((at) => (across ? `M${at} ${from}V20` : `M${from} ${at}H20`)).join('');
  return (
    <svg
      className={`ruler ruler-${along} ${className}`}
      width={across ? scale.length : 20}
      height={across ? 20 : scale.length}
      aria-hidden="true"
    >
      <path
        className="ruler-strong"
        d={draw(
          major.map(({ at }) => at),
          0,
        )}
      />
      <path d={draw(middle, 12) + draw(minor, 15)} />
      {major.map(({ at, figure }) => (
        <text key={figure} {...(across ? { x: at + 4, y: 10 } : downward(at))}>
          {figure}
        </text>
      ))}
    </svg>
  );
}

/** Figures of the left ruler read upwards and end below their tick. */
const downward = (at: number) => ({
  transform: `translate(10 ${at + 4}) rotate(-90)`,
  textAnchor: 'end' as const,
});
