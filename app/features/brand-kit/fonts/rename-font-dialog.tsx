import { useQueryClient } from '@tanstack/react-query';
import type { TeamFont } from '../../../../server/contract/brand-kit.js';
import { NameDialog } from '../../../ui/dialogs/name-dialog.js';
import { changeFonts } from '../calls.js';
import { FormFailure } from '../shared/form-failure.js';
import { renameFont } from '../kit/kit-changes.js';
import { brandKit, fonts as strings } from '../strings.js';
import { LONGEST_NAME } from '../upload/upload-rules.js';
import { useSaving } from '../shared/use-saving.js';

interface RenameFontDialogProps {
  readonly font: TeamFont;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Asks for another name of a font. */
export function RenameFontDialog({ font, onClose, opener }: RenameFontDialogProps) {
  const client = useQueryClient();
  const { save, busy, failure } = useSaving(onClose);
  return (
    <NameDialog
      title={strings.renameTitle}
      label={strings.name}
      action={strings.rename}
      cancel={brandKit.cancel}
      longest={LONGEST_NAME}
      name={font.name}
      busy={busy}
      failure={<FormFailure failure={failure} />}
      onName={(name) => save(async () => void (await changeFonts(client, renameFont(font._id, name))))}
      onClose={onClose}
      opener={opener}
    />
  );
}
