import { Component, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { arriveAt, arriveBack, arriveNew } from './restore-position.js';
import { placeNow } from './page-position.js';
import { PlaceMemory } from './saved-positions.js';

/** A page names itself a moment after it is there, ms; and what was said is gone before anyone reads it again. */
const TITLE_MS = 300;
const SAID_MS = 2000;

/** Stands after the page: brings the reader to the right place of it, and says which one it is if nothing else does. */
export function PlaceKeeper() {
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
      <Keeper location={location} type={type} onSilent={say} />
      {/* at the top: below the page it would make that 1 px longer */}
      <p className="sr-only" aria-live="polite" style={{ top: 0 }}>
        {said}
      </p>
    </>
  );
}

interface KeeperProps {
  readonly location: Location;
  readonly type: NavigationType;
  /** A page came whose heading is not read out. */
  readonly onSilent: () => void;
}

/** A class, since nothing else is told before the former page is taken away. */
class Keeper extends Component<KeeperProps> {
  readonly #memory = new PlaceMemory();
  #stop = (): void => undefined;

  override componentDidMount(): void {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', this.#leave);
    this.#memory.load();
    const place = cameBack() ? this.#memory.of(this.props.location) : undefined;
    if (place) this.#stop = arriveBack(place, null);
    else if (this.props.location.hash) this.#stop = arriveAt(this.props.location.hash);
  }

  override componentWillUnmount(): void {
    this.#stop();
    removeEventListener('pagehide', this.#leave);
    history.scrollRestoration = 'auto';
  }

  override getSnapshotBeforeUpdate({ location }: KeeperProps): Element | null {
    if (location !== this.props.location) this.#memory.keep(location, placeNow());
    return document.activeElement;
  }

  override componentDidUpdate({ location: before }: KeeperProps, _: unknown, had: Element | null): void {
    const { location, type, onSilent } = this.props;
    if (location === before) return;
    this.#stop();
    this.#stop = () => undefined;
    const place = type === 'POP' ? this.#memory.of(location) : undefined;
    const samePath = location.pathname === before.pathname;
    if (place) {
      this.#stop = arriveBack(place, had);
      if (!samePath) onSilent();
    } else if (location.hash) this.#stop = arriveAt(location.hash);
    // an address that was put right says nothing new
    else if (type === 'REPLACE' && samePath) return;
    else if (!arriveNew(samePath ? null : had)) onSilent();
  }

  override render() {
    return null;
  }

  #leave = (): void => {
    this.#memory.keep(this.props.location, placeNow());
    this.#memory.store();
  };
}

/** Reloaded, or come back to from elsewhere. */
function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}
