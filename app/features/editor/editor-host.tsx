import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { firstSight } from '../../../elements/shell/first-sight.js';
import { fetchPartsAhead } from '../../../elements/shell/load-part.js';
import { DmEditorShell } from '../../bridge/dm-editor-shell.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { fetchInTurn } from '../../ui/ahead/fetch-in-turn.js';
import { tellOpened } from '../../ui/ahead/opened.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { HistoryAction, loadHistoryDialog } from '../history/index.js';
import { ShareAction } from '../share/index.js';
import { AccountMenu } from '../account/index.js';
import { useAccountPictures } from './buying/use-account-pictures.js';
import { useSubscriptionWall } from './buying/wall/use-subscription-wall.js';
import { useCopies } from './copies/use-copies.js';
import { DownloadAction, loadDownloadDialog } from './download/download-action.js';
import { ConflictQuestion, loadConflictDialog } from './saving/conflict-question.js';
import { SaveBanner } from './saving/save-banner.js';
import { editor as strings, saving } from './strings.js';

interface EditorHostProps {
  readonly id: string;
  readonly session: EditorSession;
  /** Category the templates panel begins with. */
  readonly category: string;
}

/** What must be there when the network is not. */
async function fetchAhead(): Promise<void> {
  tellOpened();
  fetchPartsAhead();
  await Promise.allSettled([loadDownloadDialog, loadHistoryDialog, loadConflictDialog].map((load) => load()));
}

/** The editor element with the app's own actions around it. */
export function EditorHost({ id, session, category }: EditorHostProps) {
  const { leaving, leave } = useSaveAndLeave(session);
  useTitle(useSignal(session.name));
  useEffect(() => fetchInTurn(firstSight(session), [fetchAhead]), [session]);
  const { autosave } = session;
  const copies = useCopies(id, session);
  useAccountPictures(session);
  const { wall, dialog: wallDialog } = useSubscriptionWall();
  return (
    <div className="editor">
      <DmEditorShell
        session={session}
        category={category}
        copies
        subscriptionWall={wall}
        onDmBack={() => void leave()}
        onDmOpenCopy={copies.open}
        onDmSaveCopies={copies.save}
      >
        <div slot="actions" className="editor-actions">
          <div className="editor-actions-wide">
            <HistoryAction id={id} session={session} />
            <ShareAction id={id} />
          </div>
          <DownloadAction id={id} session={session} />
          <AccountMenu />
        </div>
        {autosave && <SaveBanner id={id} session={session} autosave={autosave} />}
      </DmEditorShell>
      {copies.dialog}
      {wallDialog}
      {autosave && <ConflictQuestion id={id} session={session} autosave={autosave} />}
      {leaving && (
        <div className="editor-leaving">
          <RouteLoader label={strings.saving} />
        </div>
      )}
    </div>
  );
}

/** Saves, then leaves; stays when something would be lost. What is only on this device is said. */
function useSaveAndLeave({ autosave }: EditorSession) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      const sent = (await autosave?.secure()) ?? true;
      if (!sent) notifier.warning(saving.keptHere);
      await navigate(START_ADDRESS);
    } catch {
      setLeaving(false);
      notifier.error(strings.failed, () => void leave());
    }
  };
  return { leaving, leave };
}
