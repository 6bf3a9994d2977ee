import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TemplateListItem } from '../../../server/contract/design.js';
import { templateAddress } from '../../catalog.js';
import { ItemMenu } from '../../ui/menus/item-menu.js';
import type { MenuPlace, MenuVerb } from '../../ui/menus/item-menu-types.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { ShareDialog } from '../share/index.js';
import { templates as strings } from './strings.js';
import type { TemplateClick } from './template-click.js';
import { useCopies, type Copied } from './use-copy-template.js';

/** What a card tells of a template. */
export type ShownTemplate = Omit<TemplateListItem, 'keywords' | 'active'>;

interface Actions {
  readonly openMenu: (template: ShownTemplate, category: string | undefined, place: MenuPlace) => void;
  readonly copy: (template: Copied, category?: string) => void;
  /** Id of the template that is being copied. */
  readonly copying: string | undefined;
  /** Nothing is edited on a phone: there every click previews (DECISIONS 18). */
  readonly phone: boolean;
}

const ActionsContext = createContext<Actions | null>(null);

/** What is done with the templates of this page. */
export function useTemplateActions(): Actions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('a template card stands outside of TemplateActions');
  return actions;
}

interface MenuRequest {
  readonly template: ShownTemplate;
  readonly category: string | undefined;
  readonly place: MenuPlace;
}

interface TemplateActionsProps {
  /** What a click on a card does; the menu offers the other. */
  readonly click: TemplateClick;
  readonly children: ReactNode;
}

/** One menu, one share dialog and one copy at a time for all templates of a page. */
export function TemplateActions({ click, children }: TemplateActionsProps) {
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const { copy, copying } = useCopies();
  const { share, dialog } = useSharing();
  const phone = useMedia(PHONE);
  const verbsOf = useVerbs(click === 'preview' && !phone, copy, share);
  const latest = useRef(copy);
  useEffect(() => {
    latest.current = copy;
  });
  // the same functions for good, so that a menu that opens draws no card again
  const openMenu = useCallback<Actions['openMenu']>(
    (template, category, place) => setMenu({ template, category, place }),
    [],
  );
  const press = useCallback<Actions['copy']>((...args) => latest.current(...args), []);
  const actions = useMemo(
    () => ({ openMenu, copy: press, copying, phone }),
    [openMenu, press, copying, phone],
  );
  return (
    <ActionsContext value={actions}>
      {children}
      <p className="sr-only" role="status">
        {copying && strings.copying}
      </p>
      {menu && (
        <ItemMenu
          key={menu.template._id}
          label={strings.menuOf(menu.template.name)}
          place={menu.place}
          verbs={verbsOf(menu)}
          onClose={() => setMenu(null)}
        />
      )}
      {dialog}
    </ActionsContext>
  );
}

/** Share and Preview; where a click previews, Share and Use this template. */
function useVerbs(offersUse: boolean, copy: Actions['copy'], share: ShareTemplate) {
  const navigate = useNavigate();
  return ({ template, category }: MenuRequest): MenuVerb[] => [
    { label: strings.share, icon: 'share-network', run: (opener) => share(template.custom_url, opener) },
    offersUse
      ? { label: strings.use, icon: 'plus', run: () => copy(template, category) }
      : {
          label: strings.preview,
          icon: 'eye',
          run: () => void navigate(templateAddress(template.custom_url)),
        },
  ];
}

type ShareTemplate = (customUrl: string, opener: HTMLElement) => void;

/** The share dialog keeps its template while it closes, so that its words stay to the end. */
function useSharing() {
  const [shared, setShared] = useState<{ readonly customUrl: string; readonly opener: HTMLElement } | null>(
    null,
  );
  const [open, setOpen] = useState(false);
  const share: ShareTemplate = (customUrl, opener) => {
    setShared({ customUrl, opener });
    setOpen(true);
  };
  const dialog = shared && (
    <ShareDialog
      what={{ kind: 'template', customUrl: shared.customUrl }}
      open={open}
      onOpenChange={setOpen}
      opener={() => shared.opener}
    />
  );
  return { share, dialog };
}
