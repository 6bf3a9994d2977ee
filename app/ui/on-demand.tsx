import { useEffect, useState, type ComponentType } from 'react';
import { notifier } from '../ports/notifications/notifier.js';

/**
 * A part of a page that few visits need, such as a dialog: fetched when it is first shown. Nothing shows until it has come;
 * when it cannot be fetched the user is told, with a way to try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => part);
    useEffect(() => {
      if (Part) return;
      let gone = false;
      const fetchIt = () =>
        load().then(
          (loaded) => {
            part = loaded;
            if (!gone) setPart(() => loaded);
          },
          () => !gone && notifier.error('Something went wrong', () => void fetchIt()),
        );
      void fetchIt();
      return () => {
        gone = true;
      };
    }, [Part]);
    return Part && <Part {...props} />;
  };
}

/** A dialog that is fetched when it is first opened; it stays for its way out. */
export function dialogOnDemand<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = onDemand(load);
  return function DialogOnDemand(props: Props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted && <Dialog {...props} />;
  };
}

/**
 * For the button that opens such a part: it is fetched when somebody comes near. One that cannot be fetched ahead is asked
 * for again with the press, which says what is wrong.
 */
export function preloadProps(load: () => Promise<unknown>) {
  const fetchIt = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
