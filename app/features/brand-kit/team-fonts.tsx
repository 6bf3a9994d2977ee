import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { MOST_FONTS, type TeamFont } from '../../../server/contract/brand-kit.js';
import { Icon } from '../../ui/icon.js';
import { useBrand } from './brand.js';
import { refreshTeam } from './calls.js';
import { DeleteDialog, standing } from './delete-dialog.js';
import { FontSample } from './font-sample.js';
import { RenameFontDialog } from './rename-font-dialog.js';
import { fonts as strings, typography } from './strings.js';
import { UploadDialog } from './upload-dialog.js';
import { useFontsChange } from './use-fonts-change.js';

/** px; a name in its own face. */
const NAME_SIZE = 20;

interface Open {
  readonly what: 'rename' | 'delete';
  readonly font: TeamFont;
  readonly pressed: HTMLElement;
}

/** The fonts the team has uploaded. */
export function TeamFonts() {
  const { team } = useBrand();
  const client = useQueryClient();
  const heading = useId();
  const upload = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [uploading, setUploading] = useState(false);
  const { gone, remove } = useFontsChange();
  const own = team.font_uploads.filter(({ _id }) => !gone.has(_id));
  const full = own.length >= MOST_FONTS;
  return (
    <section className="brand-own-fonts" aria-labelledby={heading}>
      <header className="brand-head">
        <h3 className="brand-sub-head" id={heading}>
          {strings.heading}
        </h3>
        <div className="brand-actions">
          <button
            type="button"
            className="button second"
            disabled={full}
            ref={upload}
            onClick={() => setUploading(true)}
          >
            <Icon name="upload-simple" />
            {typography.upload}
          </button>
        </div>
      </header>
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
      {full && <p className="brand-note">{strings.full(MOST_FONTS)}</p>}
      {open?.what === 'rename' && (
        <RenameFontDialog
          font={open.font}
          onClose={() => setOpen(null)}
          opener={() => standing(open.pressed) ?? upload.current}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          item={strings.item}
          name={open.font.name}
          onYes={() => remove(open.font)}
          onClose={() => setOpen(null)}
          opener={() => standing(open.pressed) ?? upload.current}
        />
      )}
      {uploading && (
        <UploadDialog
          type="font"
          onUploaded={() => refreshTeam(client)}
          onClose={() => setUploading(false)}
          opener={() => upload.current}
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
