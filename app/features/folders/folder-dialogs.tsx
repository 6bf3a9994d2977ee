import { useState, type ReactNode } from 'react';
import { LONGEST_FOLDER_NAME, type FolderEntry } from '../../../server/contract/folder.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { NameDialog } from '../../ui/dialogs/name-dialog.js';
import { useUser } from '../account/index.js';
import { ShareDialog } from '../share/index.js';
import { useCreateFolder, useDeleteFolder, useLeaveFolder, useRenameFolder } from './calls.js';
import { truncateName } from '../../../elements/base/i18n/truncate-name.js';
import { dialogs as strings, type FolderType } from './strings.js';

type Opener = () => Element | null | undefined;

/** What a dialog is about. */
export type FolderRequest =
  | { readonly kind: 'create'; readonly type: FolderType }
  | { readonly kind: 'share' | 'rename' | 'delete' | 'leave'; readonly entry: FolderEntry };

interface FolderDialogs {
  /** `opener` finds what gets the focus back. */
  readonly ask: (what: FolderRequest, opener: Opener) => void;
  readonly dialog: ReactNode;
}

/** The dialogs of folders, one at a time; `onGone` is told when a folder was deleted or left. */
export function useFolderDialogs(onGone?: () => void): FolderDialogs {
  const [asked, setAsked] = useState<{ readonly what: FolderRequest; readonly opener: Opener } | null>(null);
  const onClose = () => setAsked(null);
  const gone = () => {
    onClose();
    onGone?.();
  };
  const dialog = asked && <Dialog {...asked} onClose={onClose} onGone={gone} />;
  return { ask: (what, opener) => setAsked({ what, opener }), dialog };
}

interface DialogProps {
  readonly what: FolderRequest;
  readonly opener: Opener;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

function Dialog({ what, onGone, ...common }: DialogProps) {
  const { opener, onClose } = common;
  if (what.kind === 'create') return <CreateDialog type={what.type} {...common} />;
  const { entry } = what;
  if (what.kind === 'rename') return <RenameDialog entry={entry} {...common} />;
  if (what.kind === 'delete')
    return <DeleteDialog entry={entry} opener={opener} onClose={onClose} onGone={onGone} />;
  if (what.kind === 'leave')
    return <LeaveDialog entry={entry} opener={opener} onClose={onClose} onGone={onGone} />;
  const folder = { kind: 'folder', id: entry.folder._id } as const;
  return <ShareDialog what={folder} open onOpenChange={(open) => !open && onClose()} opener={opener} />;
}

/** What a folder is asked to be called by, new or not (spec 3 section 5). */
const NAMED = {
  label: strings.name,
  cancel: strings.cancel,
  longest: LONGEST_FOLDER_NAME,
  large: true,
} as const;

type Common = Pick<DialogProps, 'opener' | 'onClose'>;

function CreateDialog({ type, ...common }: Common & { readonly type: FolderType }) {
  const { mutate, isPending } = useCreateFolder(common.onClose);
  return (
    <NameDialog
      {...NAMED}
      title={strings.create[type]}
      action={strings.createAction}
      example={strings.example[type]}
      busy={isPending}
      onName={(name) => mutate({ name, type })}
      {...common}
    />
  );
}

type OfEntry = Common & { readonly entry: FolderEntry };

function RenameDialog({ entry: { folder }, ...common }: OfEntry) {
  const { mutate, isPending } = useRenameFolder(folder._id, common.onClose);
  return (
    <NameDialog
      {...NAMED}
      title={strings.rename}
      action={strings.renameAction}
      example={strings.example[folder.type]}
      name={folder.name}
      busy={isPending}
      onName={(name) => mutate(name)}
      {...common}
    />
  );
}

type Leaving = OfEntry & Pick<DialogProps, 'onGone'>;

function DeleteDialog({ entry: { folder }, onGone, ...common }: Leaving) {
  const { mutate, isPending } = useDeleteFolder(folder._id, () => {
    notifier.success(strings.deleted[folder.type](truncateName(folder.name)));
    onGone();
  });
  return (
    <ConfirmDialog
      no={strings.no}
      yes={strings.yes}
      large
      title={strings.remove(truncateName(folder.name))}
      question={strings.nothingLost[folder.type]}
      busy={isPending}
      onYes={() => mutate(undefined)}
      {...common}
    />
  );
}

function LeaveDialog({ entry: { folder }, onGone, ...common }: Leaving) {
  const email = useUser()?.email ?? '';
  const { mutate, isPending } = useLeaveFolder(folder._id, email, onGone);
  return (
    <ConfirmDialog
      no={strings.no}
      yes={strings.yes}
      large
      title={strings.leave(truncateName(folder.name))}
      question={strings.leaveHelp}
      busy={isPending}
      onYes={() => mutate(undefined)}
      {...common}
    />
  );
}
