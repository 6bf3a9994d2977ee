import { useState } from 'react';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { restoreVersion } from '../../../elements/shell/versions/restore-version.js';
import { DmDesignViewer } from '../../bridge/dm-design-viewer.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Icon } from '../../ui/icon.js';
import { Failure } from '../../ui/feedback/failure.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { useRevision, useRevisions } from './calls.js';
import { history as strings } from './strings.js';
import { VersionList } from './version-list.js';

interface VersionsProps {
  readonly id: string;
  readonly session: EditorSession;
  readonly onDone: () => void;
}

/** What the dialog holds, in its four states. */
export function Versions({ id, session, onDone }: VersionsProps) {
  const { data, isPending, isFetching, refetch } = useRevisions(id, session);
  const [picked, setPicked] = useState<number | null>(null);
  if (isPending) return <RouteLoader label={strings.loading} />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const first = data[0];
  if (!first) return <NoVersions />;
  const chosen = picked ?? first.rev;
  return (
    <div className="versions">
      <VersionList versions={data} chosen={chosen} onChoose={setPicked} />
      <ChosenVersion id={id} rev={chosen} session={session} onDone={onDone} />
    </div>
  );
}

function NoVersions() {
  return (
    <div className="versions-empty">
      <Icon name="clock-counter-clockwise" size={24} />
      <p className="title-2">{strings.empty}</p>
      <p>{strings.emptyHelp}</p>
    </div>
  );
}

interface ChosenVersionProps extends VersionsProps {
  readonly rev: number;
}

function ChosenVersion({ id, rev, session, onDone }: ChosenVersionProps) {
  const { data: version, isError, isFetching, refetch } = useRevision(id, rev, session.host);
  const [restoring, setRestoring] = useState(false);
  const restore = async () => {
    setRestoring(true);
    try {
      await restoreVersion(session, version!.editor.toFile());
      notifier.success(strings.restored);
      onDone();
    } catch {
      setRestoring(false);
      notifier.error(strings.failed, () => void restore());
    }
  };
  return (
    <div className="version">
      <div className="version-stage">
        {version ? (
          <DmDesignViewer session={version} />
        ) : isError ? (
          <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <RouteLoader label={strings.loading} />
        )}
      </div>
      <div className="version-actions">
        <p>{strings.kept}</p>
        <button
          type="button"
          className="button primary"
          disabled={!version || restoring}
          onClick={() => void restore()}
        >
          {strings.restore}
        </button>
      </div>
    </div>
  );
}
