import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../elements/base/i18n/error-message.js';
import { groupIsSelected } from '../../../elements/shell/authoring.js';
import { DmEditorShell } from '../../bridge/dm-editor-shell.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { refreshAllQueries } from '../../query-client.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { Icon } from '../../ui/icon.js';
import { useAskBeforeLeaving } from '../../ui/hooks/use-ask-before-leaving.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { AccountMenu } from '../account/index.js';
import { authoringAddress, type AuthoredKind } from './authored-kinds.js';
import { ConflictDialog } from './conflict-dialog.js';
import { DetailsDialog } from './details-dialog.js';
import type { Draft } from './draft.js';
import { authoring as strings } from './strings.js';

interface AuthoringHostProps {
  readonly kind: AuthoredKind;
  readonly draft: Draft;
  readonly onMade: (id: string) => void;
}

/** The editor element over a template, with what its author needs in the place of Share and Download. */
export function AuthoringHost({ kind, draft, onMade }: AuthoringHostProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [detailed, setDetailed] = useState(false);
  const details = useRef<HTMLButtonElement>(null);
  const save = useSave(draft, onMade);
  useTitle(useSignal(draft.session.name));
  return (
    <div className="authoring">
      <DmEditorShell
        session={draft.session}
        category={search.get('category') ?? ''}
        onDmBack={() => void navigate(START_ADDRESS)}
      >
        <div slot="actions" className="authoring-actions">
          <Unlisted draft={draft} />
          <button
            type="button"
            className="button second small"
            ref={details}
            onClick={() => setDetailed(true)}
          >
            <Icon name="pencil-simple" />
            {strings.details}
          </button>
          <SaveButton kind={kind} draft={draft} onSave={() => void save()} />
          <AccountMenu />
        </div>
      </DmEditorShell>
      {detailed && (
        <DetailsDialog draft={draft} onClose={() => setDetailed(false)} opener={() => details.current} />
      )}
      <ConflictDialog draft={draft} onOverwrite={(rev) => void save(rev)} />
      <LeaveQuestion kind={kind} draft={draft} />
    </div>
  );
}

/** Saves and says what came of it; work is never lost with a save. */
function useSave(draft: Draft, onMade: (id: string) => void) {
  const client = useQueryClient();
  const save = async (over?: number): Promise<void> => {
    const before = draft.id.peek();
    try {
      if (!(await draft.save(over))) return;
    } catch (error) {
      notifier.error(errorMessage(error), () => void save(over));
      return;
    }
    notifier.success(strings.saved);
    void refreshAllQueries(client);
    const id = draft.id.peek();
    if (before === null && id !== null) onMade(id);
  };
  return save;
}

/** A new template is a draft until its author lists it: who looks for it among the others is told why it is not there. */
function Unlisted({ draft }: { readonly draft: Draft }) {
  const { active } = useSignal(draft.listing);
  const id = useSignal(draft.id);
  return active || id === null ? null : <span className="authoring-unlisted">{strings.unlisted}</span>;
}

interface SaveButtonProps {
  readonly kind: AuthoredKind;
  readonly draft: Draft;
  readonly onSave: () => void;
}

function SaveButton({ kind, draft, onSave }: SaveButtonProps) {
  const group = useMemo(() => groupIsSelected(draft.session), [draft]);
  const off = !useSignal(group) && kind.needsGroup;
  const busy = useSignal(draft.busy);
  return (
    <button
      type="button"
      className="button primary small"
      disabled={off}
      title={off ? strings.selectGroup : undefined}
      aria-busy={busy || undefined}
      onClick={onSave}
    >
      {busy && <span className="spinner" />}
      {kind.saveLabel}
    </button>
  );
}

/** Whoever leaves unsaved work is asked: by the browser when the page goes, here when only the view does. */
function LeaveQuestion({ kind, draft }: { readonly kind: AuthoredKind; readonly draft: Draft }) {
  const dirty = useSignal(draft.dirty);
  useAskBeforeLeaving(dirty);
  const blocker = useBlocker(({ nextLocation }) => {
    const id = draft.id.peek();
    const stays = id !== null && nextLocation.pathname === authoringAddress(kind, id);
    return draft.dirty.peek() && !stays;
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked' && !dirty) blocker.proceed();
  }, [state, dirty, blocker]);
  if (state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={strings.leaveTitle}
      question={strings.leaveQuestion}
      no={strings.stay}
      yes={strings.leave}
      onYes={() => blocker.proceed()}
      onClose={() => blocker.reset()}
      opener={() => document.querySelector('dm-editor-shell')}
    />
  );
}
