import { useEffect, useRef, useState, type RefObject } from 'react';
import { answerPdf } from '../../../../elements/shell/answer-pdf.js';
import { pageTimes } from '../../../../elements/shell/exporting/page-times.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { Icon } from '../../../ui/icon.js';
import { dialogOnDemand } from '../../../ui/on-demand.js';
import { openLogin, useUser } from '../../account/index.js';
import { hearBought } from '../buying/bought-tabs.js';
import { showBought } from '../buying/show-bought.js';
import {
  defaultChoice,
  offeredFormats,
  type DownloadChoice,
  type DownloadDesign,
} from './download-choice.js';
import type { DownloadFormat } from './download-options.js';
import { addressForDownload, useDownloadReturn } from './download-return.js';
import { download } from '../strings.js';

export const loadDownloadDialog = async () => (await import('./member-dialog.js')).MemberDialog;

const MemberDialog = dialogOnDemand(loadDownloadDialog);

/** A member's leads to the dialog, a visitor's to the account provider (spec 2 section 1), and the key for printing to a PDF. */
export function DownloadAction({ id, session }: DownloadActionProps) {
  const user = useUser();
  // another account has another dialog: nothing of what one saw is shown to the other
  return user ? (
    <MemberDownload key={user._id} id={id} session={session} user={user._id} />
  ) : (
    <VisitorDownload session={session} />
  );
}

interface DownloadActionProps {
  /** Of the saved design. */
  readonly id: string;
  readonly session: EditorSession;
}

/** Says why an account is asked. What is open is saved on the way there, and on coming back the dialog is open. */
function VisitorDownload({ session }: Pick<DownloadActionProps, 'session'>) {
  const ask = (format?: 'pdf') =>
    openLogin('login', { reason: download.needsAccount, address: addressForDownload(location, format) });
  useAskForPdf(session, () => ask('pdf'));
  return <DownloadButton onClick={() => ask()} />;
}

/** The design as the dialog needs it is read when the dialog opens: pages may have come and gone. */
function MemberDownload({ id, session, user }: DownloadActionProps & { readonly user: string }) {
  const [design, setDesign] = useState<DownloadDesign | null>(null);
  const [choice, setChoice] = useState<DownloadChoice | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // what other tabs buy shows here too, whether or not the dialog was ever open
  useEffect(() => hearBought(user, (refs) => void showBought(session, refs)), [session, user]);
  const show = (format?: DownloadFormat) => {
    const described = describe(session);
    setDesign(described);
    // kept while the editor is open
    setChoice((chosen) => {
      const kept = { ...(chosen ?? defaultChoice(described)), ...(format && { format }) };
      // what moved may be at rest by now
      return offeredFormats(described).includes(kept.format) ? kept : { ...kept, format: 'png' };
    });
    setOpen(true);
  };
  useAskForPdf(session, () => show('pdf'));
  useDownloadReturn(show);
  return (
    <>
      <DownloadButton onClick={() => show()} ref={opener} />
      {design && choice && (
        <MemberDialog
          id={id}
          session={session}
          user={user}
          open={open}
          onOpenChange={setOpen}
          design={design}
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
  // the view of a phone has room for its face alone (DECISIONS 18)
  if (useMedia(PHONE))
    return (
      <button
        type="button"
        className="icon-button medium"
        aria-label={download.action}
        onClick={onClick}
        ref={ref}
      >
        <Icon name="download-simple" />
      </button>
    );
  return (
    <button type="button" className="button primary small" onClick={onClick} ref={ref}>
      <Icon name="download-simple" />
      {download.action}
    </button>
  );
}

function describe(session: EditorSession): DownloadDesign {
  const { editor, name } = session;
  const times = pageTimes(session);
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
    ...times,
  };
}
