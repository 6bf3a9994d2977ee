import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router-dom';
import { formatsOf, templateAddress, useCategories } from '../../catalog.js';
import { AnchoredMenu } from '../../ui/menus/anchored-menu.js';
import { Icon } from '../../ui/icon.js';
import { dimensionsText, type Dimensions } from '../../ui/dimensions.js';
import { dashboard as strings } from './strings.js';

interface GenerateNewMenuProps {
  readonly opener: HTMLElement;
  readonly onClose: () => void;
  readonly onGo?: () => void;
  /** Begins a blank design; asked of who stays when the menu is gone. */
  readonly onBlank: (dimensions: Dimensions) => void;
}

/** The formats under the names of their categories. Letters typed lead to the next format that begins with them. */
export function GenerateNewMenu({ opener, onClose, onGo, onBlank }: GenerateNewMenuProps) {
  return (
    <AnchoredMenu
      label={strings.generateNew}
      className="generate-new-menu"
      opener={opener}
      align="start"
      onClose={onClose}
    >
      <Formats onGo={onGo} onBlank={onBlank} />
    </AnchoredMenu>
  );
}

interface FormatsProps {
  readonly onGo: (() => void) | undefined;
  readonly onBlank: (dimensions: Dimensions) => void;
}

/** On their way, failed, none, or the formats, each with a blank page of it. */
function Formats({ onGo, onBlank }: FormatsProps) {
  const navigate = useNavigate();
  const { data, isPending, refetch } = useCategories();
  if (isPending) return <DropdownMenu.Label className="menu-note">{strings.loading}</DropdownMenu.Label>;
  if (!data) return <Failed onRetry={() => void refetch()} />;
  const groups = data
    .map(({ _id, name, ...category }) => ({ _id, name, formats: formatsOf([{ _id, name, ...category }]) }))
    .filter(({ formats }) => formats.length > 0);
  if (groups.length === 0)
    return <DropdownMenu.Label className="menu-note">{strings.noFormats}</DropdownMenu.Label>;
  const open = (customUrl: string) => {
    onGo?.();
    void navigate(templateAddress(customUrl));
  };
  return groups.map(({ _id, name, formats }) => (
    <DropdownMenu.Group key={_id} aria-label={name}>
      <DropdownMenu.Label className="menu-caption">{name}</DropdownMenu.Label>
      {formats.map((format) => (
        <div key={format.id} role="presentation" className="generate-new-row">
          <DropdownMenu.Item
            className="menu-row"
            textValue={format.name}
            onSelect={() => open(format.customUrl)}
          >
            <span className="generate-new-name">{format.name}</span>
            <span className="generate-new-measures">{dimensionsText(format.dimensions)}</span>
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-row generate-new-blank"
            textValue={strings.blank(format.name)}
            aria-label={strings.blank(format.name)}
            title={strings.blank(format.name)}
            onSelect={() => onBlank(format.dimensions)}
          >
            <Icon name="plus" size={16} />
          </DropdownMenu.Item>
        </div>
      ))}
    </DropdownMenu.Group>
  ));
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <DropdownMenu.Label className="menu-note">{strings.failed}</DropdownMenu.Label>
      <DropdownMenu.Item
        className="menu-row"
        onSelect={(event) => {
          // stays open for what comes
          event.preventDefault();
          onRetry();
        }}
      >
        {strings.retry}
      </DropdownMenu.Item>
    </>
  );
}
