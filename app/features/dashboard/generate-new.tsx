import { Icon } from '../../ui/icon.js';
import { MenuButton } from '../../ui/menus/menu-button.js';
import { onDemand } from '../../ui/on-demand.js';
import { useCreateDesign } from '../new-design/index.js';
import { dashboard as strings } from './strings.js';

const loadMenu = async () => (await import('./generate-new-menu.js')).GenerateNewMenu;

const GenerateNewMenu = onDemand(loadMenu);

/** 'Generate New': every format by category; one opens the template that shows it, or a blank page of it. */
export function GenerateNew({ onGo }: { readonly onGo?: () => void }) {
  const { create } = useCreateDesign();
  return (
    <MenuButton
      className="button primary generate-new"
      load={loadMenu}
      menu={(opener, close) => (
        <GenerateNewMenu opener={opener} onClose={close} onBlank={create} {...(onGo && { onGo })} />
      )}
    >
      <Icon name="plus" />
      <span>{strings.generateNew}</span>
      <Icon name="caret-down" size={16} />
    </MenuButton>
  );
}
