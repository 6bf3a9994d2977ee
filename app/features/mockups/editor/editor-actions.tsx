import { useRef, useState } from 'react';
import type { Mockup } from '../../../../server/contract/mockup.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { fileStem } from '../../../../elements/math/file-names.js';
import { saveFile } from '../../../files/save-file.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { money } from '../../../ui/money.js';
import { onDemand } from '../../../ui/on-demand.js';
import { useUser } from '../../account/index.js';
import { downloadDisabledReason, saveDisabledReason, type DisabledReason } from './disabled-reasons.js';
import type { OpenSaved } from './mockup-heading.js';
import { HistoryButtons } from './history-buttons.js';
import { editing as strings } from '../strings.js';
import type { EditedInputs } from './use-mockup-inputs.js';
import { useSave } from './use-save.js';

const RenderDialog = onDemand(async () => (await import('../rendering/render-dialog.js')).RenderDialog);

interface EditorActionsProps {
  readonly slot: string;
  readonly mockup: Mockup;
  readonly edited: EditedInputs;
  /** The saved mockup that is open. */
  readonly saved: OpenSaved | undefined;
  readonly onSaved: (saved: OpenSaved) => void;
  /** The watermarked picture as it is now. */
  readonly picture: () => Promise<Blob>;
  /** Names of the layers whose pictures would look soft at the size that is sold. */
  readonly soft: () => readonly string[];
}

const HINTS = { login: strings.loginFirst, alter: strings.alterFirst } as const;

/**
 * Download, Save, and the preview for everybody (C-008, C-009). A button that cannot act yet says why when it is pressed.
 */
export function EditorActions({ slot, mockup, edited, saved, onSaved, picture, soft }: EditorActionsProps) {
  const user = useUser();
  const state = { signedIn: user !== null, output: edited.output, altered: edited.altered };
  const [pressed, setPressed] = useState<'download' | 'save' | null>(null);
  const [rendering, setRendering] = useState<{ readonly soft: readonly string[] } | null>(null);
  const download = useRef<HTMLButtonElement>(null);
  const saving = useSave((kept, sent) => {
    onSaved(kept);
    edited.saved(sent);
  });
  const reasons = { download: downloadDisabledReason(state), save: saveDisabledReason(state) };
  // once the reason is gone, so is the hint
  const hint = pressed && reasons[pressed];
  const act = (which: 'download' | 'save') => {
    setPressed(reasons[which] && which);
    if (reasons[which] || !user) return;
    if (which === 'download') return setRendering({ soft: soft() });
    save(user, saved?._id);
  };
  const save = (member: UserDetails, over: string | undefined) =>
    saving.start({
      ...{ user: member, mockup: mockup._id, inputs: edited.inputs, picture },
      ...{ saved: over, name: saved?.name },
    });
  return (
    <div slot={slot} className="mockup-editor-actions">
      <div className="mockup-editor-buttons">
        <Action reason={reasons.download} primary onClick={() => act('download')} button={download}>
          <Icon name="download-simple" />
          {strings.download}
        </Action>
        <Action reason={reasons.save} busy={saving.isPending} onClick={() => act('save')}>
          {strings.save}
        </Action>
      </div>
      <p className="mockup-editor-hint" role="alert">
        {hint && HINTS[hint]}
      </p>
      <div className="mockup-editor-quiet">
        <PreviewButton name={mockup.name} picture={picture} />
        <HistoryButtons edited={edited} />
      </div>
      {saved && user && (
        <button
          type="button"
          className="button quiet small mockup-editor-preview"
          aria-disabled={!edited.output || saving.isPending}
          onClick={() => edited.output && save(user, undefined)}
        >
          {strings.saveAsNew}
        </button>
      )}
      <p className="mockup-editor-about">
        {strings.about(mockup.width, mockup.height, money(Math.round(mockup.price * 100)))}
      </p>
      {rendering && user && (
        <RenderDialog
          mockup={mockup}
          user={user}
          inputs={edited.inputs}
          soft={rendering.soft}
          onClose={() => setRendering(null)}
          opener={() => download.current}
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly reason: DisabledReason;
  readonly primary?: boolean;
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly button?: React.Ref<HTMLButtonElement>;
  readonly children: React.ReactNode;
}

/** Can be pressed while it cannot act: the hint is the answer. */
const Action = ({ reason, primary = false, busy = false, onClick, button, children }: ActionProps) => (
  <button
    type="button"
    ref={button}
    className={primary ? 'button primary large' : 'button second large'}
    aria-disabled={reason !== null}
    aria-busy={busy || undefined}
    onClick={onClick}
  >
    {busy && <span className="spinner" />}
    {children}
  </button>
);

interface PreviewButtonProps {
  readonly name: string;
  readonly picture: () => Promise<Blob>;
}

/** For everybody, with or without an account. */
function PreviewButton({ name, picture }: PreviewButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    if (busy) return;
    setBusy(true);
    void downloadPreview(name, picture).finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className="button quiet small mockup-editor-preview"
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="spinner" /> : <Icon name="image" size={16} />}
      {strings.preview}
    </button>
  );
}

/** Hands the watermarked picture to the browser's download; a failure is told. */
async function downloadPreview(name: string, picture: () => Promise<Blob>): Promise<void> {
  try {
    saveFile({ name: `${fileStem(name)}.png`, blob: await picture() });
  } catch {
    notifier.error(strings.failed, () => void downloadPreview(name, picture));
  }
}
