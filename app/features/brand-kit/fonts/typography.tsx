import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { MOST_FONTS } from '../../../../server/contract/brand-kit.js';
import { Icon } from '../../../ui/icon.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { refreshTeam } from '../calls.js';
import { ChooseFontsDialog } from './choose-fonts-dialog.js';
import { CustomizeFontDialog } from './customize-font-dialog.js';
import { ifConnected } from '../shared/delete-dialog.js';
import { FontSample } from './font-sample.js';
import { ROLES, setFont, type Role, type StyledFont } from '../kit/kit-changes.js';
import { SectionHead } from '../shared/section-head.js';
import { fonts, typography as strings } from '../strings.js';
import { TeamFonts } from './team-fonts.js';
import { UploadDialog } from '../upload/upload-dialog.js';

/** The fonts of the team for headings, sub headings and normal text. */
export function Typography() {
  const { team, kit, change } = useBrandKit();
  const client = useQueryClient();
  const heading = useId();
  const [editing, setEditing] = useState<{ role: Role; font: StyledFont; pressed: HTMLElement } | null>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const [uploading, setUploading] = useState(false);
  const full = team.font_uploads.length >= MOST_FONTS;
  const [choosing, setChoosing] = useState<HTMLElement | null>(null);
  return (
    <section className="brand-part" aria-labelledby={heading}>
      <SectionHead id={heading} name={strings.heading}>
        <button
          type="button"
          className="button second"
          onClick={({ currentTarget }) => setChoosing(currentTarget)}
        >
          <Icon name="text-aa" />
          {strings.choose}
        </button>
        <button
          type="button"
          className="button second"
          disabled={full}
          ref={upload}
          onClick={() => setUploading(true)}
        >
          <Icon name="upload-simple" />
          {strings.upload}
        </button>
      </SectionHead>
      <ul>
        {ROLES.map((role) => {
          const font = kit.fonts[role];
          return (
            <li key={role} className="brand-font">
              <span className="brand-role">{strings.roles[role]}</span>
              <FontSample src={font.src} size={font.size} text={strings.samples[role]} />
              <span className="brand-font-name">
                <bdi title={font.name}>{font.name}</bdi>
                <span>, {strings.size(font.size)}</span>
              </span>
              <button
                type="button"
                className="icon-button medium edge"
                aria-label={strings.edit(strings.roles[role])}
                onClick={({ currentTarget: pressed }) => setEditing({ role, font, pressed })}
              >
                <Icon name="pencil-simple" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      {full && <p className="brand-note">{fonts.full(MOST_FONTS)}</p>}
      <TeamFonts instead={() => upload.current} />
      {uploading && (
        <UploadDialog
          type="font"
          onUploaded={() => refreshTeam(client)}
          onClose={() => setUploading(false)}
          opener={() => upload.current}
        />
      )}
      {editing && (
        <CustomizeFontDialog
          role={editing.role}
          font={editing.font}
          onFont={(font) => change(setFont(editing.role, editing.font, font))}
          onClose={() => setEditing(null)}
          opener={() => ifConnected(editing.pressed)}
        />
      )}
      {choosing && (
        <ChooseFontsDialog onClose={() => setChoosing(null)} opener={() => ifConnected(choosing)} />
      )}
    </section>
  );
}
