import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { answerPdf } from '../../../../elements/shell/answer-pdf.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { Icon } from '../../../ui/icon.js';
import { openLogin, useUser } from '../../account/index.js';
import { defaultChoice, type DownloadChoice, type DownloadDesign } from './download-choice.js';
import { DownloadDialog } from './download-dialog.js';
import { exporterOf } from './download-exporter.js';
import type { DownloadFormat } from './download-options.js';
import { addressForDownload, useDownloadReturn } from './download-return.js';
import { download } from '../strings.js';

/** A member's leads to the dialog, a visitor's to the account provider (spec 2 section 1), and the key for printing to a PDF. */
export function DownloadAction({ session }: { readonly session: EditorSession }) {
  return useUser() ? <MemberDownload session={session} /> : <VisitorDownload session={session} />;
}

/** Says why an account is asked. What is open is saved on the way there, and on coming back the dialog is open. */
function VisitorDownload({ session }: { readonly session: EditorSession }) {
  const ask = (format?: 'pdf') =>
    openLogin('login', { reason: download.needsAccount, address: addressForDownload(location, format) });
  useAskForPdf(session, () => ask('pdf'));
  return <DownloadButton onClick={() => ask()} />;
}

/** The design as the dialog needs it is read when the dialog opens: pages may have come and gone. */
function MemberDownload({ session }: { readonly session: EditorSession }) {
  const [design, setDesign] = useState<DownloadDesign | null>(null);
  const [choice, setChoice] = useState<DownloadChoice | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const exporter = useMemo(() => exporterOf(session), [session]);
  const show = (format?: DownloadFormat) => {
    const described = describe(session);
    setDesign(described);
    // kept while the editor is open
    setChoice((chosen) => ({ ...(chosen ?? defaultChoice(described)), ...(format && { format }) }));
    setOpen(true);
  };
  useAskForPdf(session, () => show('pdf'));
  useDownloadReturn(show);
  return (
    <>
      <DownloadButton onClick={() => show()} ref={opener} />
      {design && choice && (
        <DownloadDialog
          open={open}
          onOpenChange={setOpen}
          design={design}
          exporter={exporter}
          opener={opener}
          choice={choice}
          onChoose={setChoice}
        />
      )}
    </>
  );
}

/** The editor's key for a PDF leads here while the action is shown. */
function useAskForPdf(session: EditorSession, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => void (latest.current = ask));
  useEffect(() => answerPdf(session, () => latest.current()), [session]);
}

interface DownloadButtonProps {
  readonly onClick: () => void;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

function DownloadButton({ onClick, ref }: DownloadButtonProps) {
  return (
    <button type="button" className="button primary small" onClick={onClick} ref={ref}>
      <Icon name="download-simple" />
      {download.action}
    </button>
  );
}

function describe({ editor, name }: EditorSession): DownloadDesign {
  const pages = editor.index.pages.peek();
  const { width, height, dimension_units: unit = 'px', bleed } = editor.design;
  return {
    name: name.peek(),
    size: { width, height },
    unit,
    ...(bleed !== undefined && { bleed }),
    pageCount: pages.length,
    pageNames: pages.map((id) => editor.pageRecord(id).page.name ?? ''),
    currentPage: pages.indexOf(editor.page.peek()) + 1,
  };
}
