import { useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import { preloadProps, onDemand } from '../../../ui/on-demand.js';
import { frame as strings } from '../strings.js';

const loadPanel = async () => (await import('./drawer-panel.js')).DrawerPanel;

const DrawerPanel = onDemand(loadPanel);

/** What the bar of a narrow window has no room for, behind a button (C-006). */
export function MockupDrawer({ categories }: { readonly categories: boolean }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button large mockup-menu"
        aria-label={strings.open}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        {...preloadProps(loadPanel)}
      >
        <Icon name="list" />
      </button>
      {opener && <DrawerPanel categories={categories} opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
}
