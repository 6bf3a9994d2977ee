import { Dialog } from 'radix-ui';
import { HomeLink } from './home-link.js';
import { SideNavigation, type NavSection } from './side-navigation.js';
import { dashboard as strings } from './strings.js';

interface DrawerProps {
  readonly sections: readonly NavSection[];
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** The side navigation over the page, from its left edge. */
export function Drawer({ sections, opener, onClose }: DrawerProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="side-nav drawer"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.focus();
          }}
        >
          <Dialog.Title className="sr-only">{strings.drawer}</Dialog.Title>
          <HomeLink height={24} />
          <SideNavigation sections={sections} onGo={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
