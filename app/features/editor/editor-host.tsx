import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { renderPages } from '../../../elements/shell/render-pages.js';
import { DmDesignEditor } from '../../bridge/dm-design-editor.js';
import { notifier } from '../../ports/notifier.js';
import { Icon } from '../../ui/icon.js';
import { RouteLoader } from '../../ui/route-loader.js';
import { useSignal } from '../../ui/use-signal.js';
import { useTitle } from '../../ui/use-title.js';
import type { DownloadDesign } from './download-choice.js';
import { DownloadDialog } from './download-dialog.js';
import type { RenderPages } from './download-options.js';
import { download, editor as strings, START_ADDRESS } from './strings.js';

interface EditorHostProps {
  readonly session: EditorSession;
  /** Category the templates panel begins with. */
  readonly category: string;
}

/** The editor element with the app's own actions around it. */
export function EditorHost({ session, category }: EditorHostProps) {
  const { leaving, leave } = useSaveAndLeave(session);
  useTitle(useSignal(session.name));
  return (
    <div className="editor">
      <DmDesignEditor session={session} category={category} onDmBack={() => void leave()}>
        <div slot="actions" className="editor-actions">
          <DownloadAction session={session} />
        </div>
      </DmDesignEditor>
      {leaving && (
        <div className="editor-leaving">
          <RouteLoader label={strings.saving} />
        </div>
      )}
    </div>
  );
}

/** The design as the dialog needs it is read when the dialog opens: pages may have come and gone. */
function DownloadAction({ session }: { readonly session: EditorSession }) {
  const [design, setDesign] = useState<DownloadDesign | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const render: RenderPages = useCallback(
    (options, signal, onProgress) => renderPages(session, options, signal, onProgress),
    [session],
  );
  const show = () => {
    setDesign(describe(session));
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="button primary small" onClick={show} ref={opener}>
        <Icon name="download-simple" />
        {download.action}
      </button>
      {design && (
        <DownloadDialog
          open={open}
          onOpenChange={setOpen}
          design={design}
          renderPages={render}
          opener={opener}
        />
      )}
    </>
  );
}

function describe({ editor, name }: EditorSession): DownloadDesign {
  const pages = editor.index.pages.peek();
  const { width, height } = editor.size;
  return {
    name: name.peek(),
    size: { width, height },
    pageCount: pages.length,
    currentPage: pages.indexOf(editor.page.peek()) + 1,
  };
}

/** Saves, then leaves; a save that fails keeps the user where nothing is lost. */
function useSaveAndLeave({ autosave }: EditorSession) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await autosave?.flush();
      await navigate(START_ADDRESS);
    } catch {
      setLeaving(false);
      notifier.error(strings.failed, () => void leave());
    }
  };
  return { leaving, leave };
}
