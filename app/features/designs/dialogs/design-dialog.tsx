import { useState, type ComponentType } from 'react';
import { BulkDownloadDialog, designItems } from '../../bulk-download/index.js';
import { ShareDialog } from '../../share/index.js';
import { DeleteDialog } from './delete-dialog.js';
import type { DesignAct, DesignDialogProps } from './design-dialog-types.js';
import '../designs.css';
import { MoveDialog } from './move-dialog.js';
import { designs as strings } from '../strings.js';
import { RenameDialog } from './rename-dialog.js';

interface DesignDialogActProps extends DesignDialogProps {
  readonly act: DesignAct;
}

const DIALOGS: Record<DesignAct, ComponentType<DesignDialogProps>> = {
  move: MoveDialog,
  delete: DeleteDialog,
  rename: RenameDialog,
  share: ShareDesign,
  download: DownloadDesigns,
};

/** The dialog of one action on designs. */
export function DesignDialog({ act, ...props }: DesignDialogActProps) {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
}

function ShareDesign({ designs: [design], onClose, opener }: DesignDialogProps) {
  if (!design) return null;
  return (
    <ShareDialog what={{ kind: 'design', id: design._id }} open onOpenChange={onClose} opener={opener} />
  );
}

function DownloadDesigns({ designs, onClose, opener }: DesignDialogProps) {
  const [items] = useState(() => designItems(designs.map(({ _id: id, name }) => ({ id, name }))));
  return (
    <BulkDownloadDialog
      name={designs.length === 1 ? designs[0]!.name : strings.all}
      items={items}
      onClose={onClose}
      opener={() => opener() ?? null}
    />
  );
}
