import { useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { preloadProps, onDemand } from '../../ui/on-demand.js';
import type { NavSection } from './side-navigation.js';
import { dashboard as strings } from './strings.js';

const loadDrawer = async () => (await import('./drawer.js')).Drawer;

const Drawer = onDemand(loadDrawer);

/** The side navigation of a narrow window, behind a button; fetched when somebody comes near. */
export function NavigationDrawer({ sections }: { readonly sections: readonly NavSection[] }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button medium"
        aria-label={strings.open}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        {...preloadProps(loadDrawer)}
      >
        <Icon name="list" />
      </button>
      {opener && <Drawer sections={sections} opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
}
