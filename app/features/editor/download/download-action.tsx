import { useMemo, useRef, useState, type RefObject } from 'react';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { Icon } from '../../../ui/icon.js';
import { useSignInRedirect, useUser } from '../../account/index.js';
import type { DownloadDesign } from './download-choice.js';
import { DownloadDialog } from './download-dialog.js';
import { exporterOf } from './download-exporter.js';
import { download } from '../strings.js';

/** A member's leads to the dialog, a visitor's to the account provider (spec 2 section 1). */
export function DownloadAction({ session }: { readonly session: EditorSession }) {
  return useUser() ? <MemberDownload session={session} /> : <VisitorDownload />;
}

/** What is open is saved first: it is to be there on coming back. */
function VisitorDownload() {
  const { redirect, redirecting } = useSignInRedirect(download.failedPreparation);
  return <DownloadButton onClick={() => redirect()} busy={redirecting} />;
}

/** The design as the dialog needs it is read when the dialog opens: pages may have come and gone. */
function MemberDownload({ session }: { readonly session: EditorSession }) {
  const [design, setDesign] = useState<DownloadDesign | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const exporter = useMemo(() => exporterOf(session), [session]);
  const show = () => {
    setDesign(describe(session));
    setOpen(true);
  };
  return (
    <>
      <DownloadButton onClick={show} ref={opener} />
      {design && (
        <DownloadDialog
          open={open}
          onOpenChange={setOpen}
          design={design}
          exporter={exporter}
          opener={opener}
        />
      )}
    </>
  );
}

interface DownloadButtonProps {
  readonly onClick: () => void;
  readonly busy?: boolean;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

function DownloadButton({ onClick, busy = false, ref }: DownloadButtonProps) {
  return (
    <button
      type="button"
      className="button primary small"
      onClick={onClick}
      aria-busy={busy || undefined}
      ref={ref}
    >
      {busy ? <span className="spinner" /> : <Icon name="download-simple" />}
      {download.action}
    </button>
  );
}

function describe({ editor, name }: EditorSession): DownloadDesign {
  const pages = editor.index.pages.peek();
  const { width, height, dimension_units: unit = 'px' } = editor.design;
  return {
    name: name.peek(),
    size: { width, height },
    unit,
    pageCount: pages.length,
    pageNames: pages.map((id) => editor.pageRecord(id).page.name ?? ''),
    currentPage: pages.indexOf(editor.page.peek()) + 1,
  };
}
