import { AlertDialog } from 'radix-ui';
import { useMemo, useState } from 'react';
import { changedPage } from '../../../../elements/shell/versions/changed-page.js';
import { createEditor, type EditorSession } from '../../../../elements/shell/create-editor.js';
import { copyDesign, designAddress } from '../../../saved-designs.js';
import { DmPagePreview } from '../../../bridge/dm-page-preview.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import './saving.css';
import { saving as strings } from '../strings.js';

type Autosave = NonNullable<EditorSession['autosave']>;

export interface ConflictDialogProps {
  readonly id: string;
  readonly session: EditorSession;
  readonly autosave: Autosave;
}

/**
 * Somebody saved the design while it was changed here: the user sees both and says which stays. There is no way around the
 * question, and none of the answers loses anything.
 */
export function ConflictDialog({ id, session, autosave }: ConflictDialogProps) {
  const theirs = useSignal(autosave.conflict);
  const [busy, setBusy] = useState(false);
  const settle = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work().catch(() => notifier.error(strings.failed));
    setBusy(false);
  };
  const copy = async () => {
    // opened by the click itself: what comes after an answer, browsers block
    const tab = window.open('', '_blank');
    try {
      const address = designAddress(await copyDesign(id, autosave.text()));
      if (tab) tab.location.replace(address);
      else notifier.success(strings.copied);
      await autosave.takeTheirs();
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return (
    <AlertDialog.Root open={theirs !== null}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim" />
        <AlertDialog.Content className="dialog" onEscapeKeyDown={(event) => event.preventDefault()}>
          <header>
            <AlertDialog.Title className="title-2">{strings.conflict}</AlertDialog.Title>
          </header>
          <AlertDialog.Description className="conflict-help">{strings.conflictHelp}</AlertDialog.Description>
          {theirs && <BothStates session={session} theirs={theirs} />}
          <div className="conflict-actions">
            <button
              type="button"
              className="button second large"
              disabled={busy}
              onClick={() => void settle(copy)()}
            >
              {strings.saveCopy}
            </button>
            <button
              type="button"
              className="button second large"
              disabled={busy}
              onClick={() => void settle(() => autosave.takeTheirs())()}
            >
              {strings.takeTheirs}
            </button>
            <button
              type="button"
              className="button primary large"
              disabled={busy}
              onClick={() => void settle(() => autosave.keepMine())()}
            >
              {strings.keepMine}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface BothStatesProps {
  readonly session: EditorSession;
  readonly theirs: NonNullable<Autosave['conflict']['value']>;
}

/** The first page that differs, as it is here and as it was saved elsewhere. */
function BothStates({ session, theirs }: BothStatesProps) {
  const other = useMemo(() => {
    const host = { ...session.host, saveTarget: null, journal: null };
    return createEditor({ file: theirs.file, name: '', rev: theirs.rev }, host).editor;
  }, [session, theirs]);
  const pages = useMemo(() => changedPage(session.editor, other), [session, other]);
  return (
    <div className="conflict-states">
      <figure>
        <div className="conflict-stage">
          <DmPagePreview editor={session.editor} page={pages.mine} height={PREVIEW} />
        </div>
        <figcaption>{strings.mine}</figcaption>
      </figure>
      <figure>
        <div className="conflict-stage">
          <DmPagePreview editor={other} page={pages.theirs} height={PREVIEW} />
        </div>
        <figcaption>{strings.theirs}</figcaption>
      </figure>
    </div>
  );
}

/** CSS pixels. */
const PREVIEW = 132;
