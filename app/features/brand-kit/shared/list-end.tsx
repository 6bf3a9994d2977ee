import { useEffect, useEffectEvent, useRef } from 'react';

interface ListEndProps {
  readonly more: boolean;
  /** How many are shown: once there are more, it is looked again whether the end is near. */
  readonly shown: number;
  /** More is on its way already. */
  readonly busy?: boolean;
  readonly onNear: () => void;
  /** What is said where there is no more. */
  readonly end?: string;
}

/** The end of a list that grows: asks for more when one scrolls near it. */
export function ListEnd({ more, shown, busy = false, onNear, end }: ListEndProps) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!more || busy || !mark.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near());
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [more, shown, busy]);
  if (more) return <div className="brand-list-end" ref={mark} aria-hidden="true" />;
  return end ? <p className="brand-list-end">{end}</p> : null;
}
