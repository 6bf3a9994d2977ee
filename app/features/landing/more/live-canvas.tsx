import { useEffect, useState } from 'react';
import { createEditor, type EditorSession } from '../../../../elements/shell/create-editor.js';
import { design } from '../../../../server/contract/design.js';
import { api } from '../../../api.js';
import { DmCanvas } from '../../../bridge/dm-canvas.js';
import { editorPorts } from '../../editor/index.js';

interface LiveCanvasProps {
  /** Of a template. */
  readonly id: string;
  readonly onReady: () => void;
}

/** The editor's own canvas with a template on it, to drag and type on. Nothing of it is kept. */
export function LiveCanvas({ id, onReady }: LiveCanvasProps) {
  const [session, setSession] = useState<EditorSession | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api(design.getOne, { id }, { signal: stop.signal }).then(
      ({ design_file: file, name }) => {
        if (stop.signal.aborted) return;
        setSession(createEditor({ file, name, rev: 0 }, { ...editorPorts(id), saveTarget: null }));
        onReady();
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [id, onReady]);
  return session && <DmCanvas className="landing-canvas" editor={session.editor} />;
}
