import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react';
import { Icon } from '../../../ui/icon.js';
import { templates as strings } from '../strings.js';
import type { TemplatePages } from './use-template-pages.js';
import './template-pager.css';

/** How far a finger must go sideways to turn a page, CSS pixels. */
const SWIPE = 32;

interface TemplatePagerProps {
  readonly of: TemplatePages;
  readonly name: string;
  readonly style?: CSSProperties;
}

/** Turns the pages of a template: two buttons, or the arrow keys on either, and says which page is in sight. */
export function TemplatePager({ of: { page, pages, turn, busy, failed }, name, style }: TemplatePagerProps) {
  return (
    <div
      className="template-pager"
      role="group"
      aria-label={strings.pagesOf(name)}
      style={style}
      onKeyDown={(event) => turnByKey(event, turn)}
    >
      <Step label={strings.previousPage} icon="caret-left" off={page === 1} onClick={() => turn(-1)} />
      <span className="template-pager-count" role="status" aria-busy={busy || undefined}>
        {failed ? strings.pageFailed : strings.pageOf(page, pages)}
      </span>
      <Step label={strings.nextPage} icon="caret-right" off={page === pages} onClick={() => turn(1)} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'caret-left' | 'caret-right';
  /** There is nothing beyond; it keeps the focus that the last press gave it. */
  readonly off: boolean;
  readonly onClick: () => void;
}

const Step = ({ label, icon, off, onClick }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={onClick}>
    <Icon name={icon} size={16} />
  </button>
);

/** The list around has arrow keys of its own, which lead to other templates. */
function turnByKey(event: KeyboardEvent, turn: TemplatePages['turn']): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  turn(by);
}

interface SwipeProps {
  readonly turn: TemplatePages['turn'];
  readonly className: string;
  readonly children: ReactNode;
}

/** What a finger drawn sideways over it pages through; the tap that would follow is none. */
export function SwipedPages({ turn, className, children }: SwipeProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const swiped = useRef(false);
  const start = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    swiped.current = false;
    from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!from.current || !touch) return;
    const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
    from.current = null;
    if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
    swiped.current = true;
    turn(x < 0 ? 1 : -1);
  };
  return (
    <div
      className={className}
      onTouchStart={start}
      onTouchEnd={end}
      onClickCapture={(event) => {
        if (!swiped.current) return;
        swiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
