import { Component, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { scrollToHash, restorePosition, startAtTop } from './restore-position.js';
import { currentPosition } from './page-position.js';
import { SavedPositions } from './saved-positions.js';

/** A page names itself a moment after it is there, ms; and what was said is gone before anyone reads it again. */
const TITLE_MS = 300;
const SAID_MS = 2000;

/** Rendered after the page: brings the reader to the right place of it, and says which one it is if nothing else does. */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const [said, setSaid] = useState('');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const hush = () => timers.current.forEach(clearTimeout);
  useEffect(() => hush, []);
  const say = () => {
    hush();
    timers.current = [
      setTimeout(() => setSaid(document.title), TITLE_MS),
      setTimeout(() => setSaid(''), TITLE_MS + SAID_MS),
    ];
  };
  return (
    <>
      <PositionTracker location={location} type={type} onSilent={say} />
      {/* at the top: below the page it would make that 1 px longer */}
      <p className="sr-only" aria-live="polite" style={{ top: 0 }}>
        {said}
      </p>
    </>
  );
}

interface PositionTrackerProps {
  readonly location: Location;
  readonly type: NavigationType;
  /** A page came whose heading is not read out. */
  readonly onSilent: () => void;
}

/** A class, since nothing else is told before the former page is taken away. */
class PositionTracker extends Component<PositionTrackerProps> {
  readonly #positions = new SavedPositions();
  #stop = (): void => undefined;

  override componentDidMount(): void {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', this.#leave);
    this.#positions.load();
    const position = cameBack() ? this.#positions.of(this.props.location) : undefined;
    if (position) this.#stop = restorePosition(position, null);
    else if (this.props.location.hash) this.#stop = scrollToHash(this.props.location.hash);
  }

  override componentWillUnmount(): void {
    this.#stop();
    removeEventListener('pagehide', this.#leave);
    history.scrollRestoration = 'auto';
  }

  override getSnapshotBeforeUpdate({ location }: PositionTrackerProps): Element | null {
    if (location !== this.props.location) this.#positions.keep(location, currentPosition());
    return document.activeElement;
  }

  override componentDidUpdate(
    { location: before }: PositionTrackerProps,
    _: unknown,
    had: Element | null,
  ): void {
    const { location, type, onSilent } = this.props;
    if (location === before) return;
    this.#stop();
    this.#stop = () => undefined;
    const position = type === 'POP' ? this.#positions.of(location) : undefined;
    const samePath = location.pathname === before.pathname;
    if (position) {
      this.#stop = restorePosition(position, had);
      if (!samePath) onSilent();
    } else if (location.hash) this.#stop = scrollToHash(location.hash);
    // an address that was put right says nothing new
    else if (type === 'REPLACE' && samePath) return;
    else if (!startAtTop(samePath ? null : had)) onSilent();
  }

  override render() {
    return null;
  }

  #leave = (): void => {
    this.#positions.keep(this.props.location, currentPosition());
    this.#positions.store();
  };
}

/** Reloaded, or come back to from elsewhere. */
function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}
