import { useId, useState } from 'react';
import type { TeamFont } from '../../../../server/contract/brand-kit.js';
import { Icon } from '../../../ui/icon.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { DeleteDialog, ifConnected } from '../shared/delete-dialog.js';
import { FontSample } from './font-sample.js';
import { RenameFontDialog } from './rename-font-dialog.js';
import { fonts as strings } from '../strings.js';
import { useDeleteFont } from './use-delete-font.js';

/** px; a name in its own face. */
const NAME_SIZE = 20;

interface Open {
  readonly what: 'rename' | 'delete';
  readonly font: TeamFont;
  readonly pressed: HTMLElement;
}

interface TeamFontsProps {
  /** What gets the focus where a font is gone. */
  readonly instead: () => HTMLElement | null;
}

/** The fonts the team has uploaded. */
export function TeamFonts({ instead }: TeamFontsProps) {
  const { team } = useBrandKit();
  const heading = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const { gone, remove } = useDeleteFont();
  const own = team.font_uploads.filter(({ _id }) => !gone.has(_id));
  return (
    <section className="brand-own-fonts" aria-labelledby={heading}>
      <h3 className="brand-sub-head" id={heading}>
        {strings.heading}
      </h3>
      {own.length === 0 && (
        <div className="brand-empty">
          <p>{strings.empty}</p>
          <p className="brand-note">{strings.emptyHelp}</p>
        </div>
      )}
      <ul aria-label={strings.list}>
        {own.map((font) => (
          <OwnFont key={font._id} font={font} onOpen={(what, pressed) => setOpen({ what, font, pressed })} />
        ))}
      </ul>
      {open?.what === 'rename' && (
        <RenameFontDialog
          font={open.font}
          onClose={() => setOpen(null)}
          opener={() => ifConnected(open.pressed) ?? instead()}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          item={strings.item}
          name={open.font.name}
          onYes={() => remove(open.font)}
          onClose={() => setOpen(null)}
          opener={() => ifConnected(open.pressed) ?? instead()}
        />
      )}
    </section>
  );
}

interface OwnFontProps {
  readonly font: TeamFont;
  readonly onOpen: (what: Open['what'], pressed: HTMLElement) => void;
}

function OwnFont({ font, onOpen }: OwnFontProps) {
  return (
    <li className="brand-own-font">
      <FontSample src={font.src} size={NAME_SIZE} text={font.name} />
      <button
        type="button"
        className="icon-button medium"
        aria-label={`${strings.rename} ${font.name}`}
        onClick={({ currentTarget }) => onOpen('rename', currentTarget)}
      >
        <Icon name="pencil-simple" size={16} />
      </button>
      <button
        type="button"
        className="icon-button medium"
        aria-label={`${strings.remove} ${font.name}`}
        onClick={({ currentTarget }) => onOpen('delete', currentTarget)}
      >
        <Icon name="trash" size={16} />
      </button>
    </li>
  );
}
