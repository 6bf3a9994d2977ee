import { useId, useRef, useState } from 'react';
import { MOST_PALETTES, type Palette } from '../../../../server/contract/brand-kit.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { ItemMenu, placeBelow } from '../../../ui/menus/item-menu.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { ChoosePaletteDialog } from './choose-palette-dialog.js';
import { DeleteDialog, ifConnected } from '../shared/delete-dialog.js';
import { addPalette, changePalette, removePalette, samePalette } from '../kit/kit-changes.js';
import { PaletteDialog } from './palette-dialog.js';
import { PaletteStrip } from './palette-strip.js';
import { SectionHead } from '../shared/section-head.js';
import { brandKit, palettes as strings } from '../strings.js';

type Open =
  | { readonly what: 'add' | 'choose'; readonly pressed: HTMLElement }
  | { readonly what: 'edit' | 'delete'; readonly palette: Palette; readonly pressed: HTMLElement };

/** The team's palettes, made of one's own colors or chosen from ours. */
export function Palettes() {
  const { kit, changeNow } = useBrandKit();
  const heading = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ palette: Palette; place: MenuPlace } | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const full = kit.color_palette.length >= MOST_PALETTES;
  const remove = (palette: Palette) => {
    const place = kit.color_palette.findIndex((other) => samePalette(other, palette));
    changeNow(removePalette(palette), () =>
      notifier.success(brandKit.removed(palette.name), () => changeNow(addPalette(palette, place))),
    );
  };
  return (
    <section className="brand-part" aria-labelledby={heading}>
      <SectionHead id={heading} name={strings.heading}>
        <button
          type="button"
          className="button second"
          disabled={full}
          onClick={({ currentTarget: pressed }) => setOpen({ what: 'choose', pressed })}
        >
          <Icon name="swatches" />
          {strings.choose}
        </button>
        <button
          type="button"
          className="button second"
          disabled={full}
          ref={add}
          onClick={({ currentTarget: pressed }) => setOpen({ what: 'add', pressed })}
        >
          <Icon name="plus" />
          {strings.add}
        </button>
      </SectionHead>
      {kit.color_palette.length === 0 && (
        <div className="brand-empty">
          <p>{strings.empty}</p>
          <p className="brand-note">{strings.emptyHelp}</p>
        </div>
      )}
      <ul className="brand-palettes" aria-label={strings.list}>
        {kit.color_palette.map((palette) => (
          <li key={`${palette.name} ${palette.colors.join()}`}>
            <PaletteStrip colors={palette.colors} />
            <div className="brand-palette-foot">
              <span className="brand-name" dir="auto" title={palette.name}>
                {palette.name}
              </span>
              <button
                type="button"
                className="icon-button brand-dots"
                aria-label={brandKit.menuOf(palette.name)}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => setMenu({ palette, place: placeBelow(currentTarget) })}
              >
                <Icon name="dots-three" size={16} />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {full && <p className="brand-note">{strings.full(MOST_PALETTES)}</p>}
      {menu && (
        <ItemMenu
          label={brandKit.menuOf(menu.palette.name)}
          place={menu.place}
          onClose={() => setMenu(null)}
          verbs={[
            {
              label: strings.edit,
              icon: 'pencil-simple',
              run: (pressed) => setOpen({ what: 'edit', palette: menu.palette, pressed }),
            },
            {
              label: brandKit.delete,
              icon: 'trash',
              danger: true,
              run: (pressed) => setOpen({ what: 'delete', palette: menu.palette, pressed }),
            },
          ]}
        />
      )}
      {open && (
        <OpenDialog
          {...{ open, remove }}
          onClose={() => setOpen(null)}
          opener={() => ifConnected(open.pressed) ?? add.current}
        />
      )}
    </section>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly remove: (palette: Palette) => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null;
}

function OpenDialog({ open, remove, ...dialog }: OpenDialogProps) {
  const { change } = useBrandKit();
  switch (open.what) {
    case 'choose':
      return <ChoosePaletteDialog {...dialog} />;
    case 'add':
      return (
        <PaletteDialog {...dialog} palette={null} onPalette={(palette) => change(addPalette(palette))} />
      );
    case 'edit':
      return (
        <PaletteDialog
          {...dialog}
          palette={open.palette}
          onPalette={(palette) => change(changePalette(open.palette, palette))}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          {...dialog}
          item={strings.item}
          name={open.palette.name}
          onYes={() => remove(open.palette)}
        />
      );
  }
}
