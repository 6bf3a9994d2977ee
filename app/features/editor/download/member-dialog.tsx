import { useLayoutEffect, useMemo } from 'react';
import { photoCredits } from '../../../../elements/shell/exporting/photo-credits.js';
import { pictureSources } from '../../../../elements/shell/picture-sources.js';
import { soldRefs } from '../../../ports/sold-pictures.js';
import { useBuying, type Buyer } from '../buying/use-buying.js';
import { DownloadDialog, type DownloadDialogProps } from './download-dialog.js';
import { exporterOf } from './download-exporter.js';

type MemberDialogProps = Buyer & Omit<DownloadDialogProps, 'exporter' | 'flow'>;

/** The download of the open design by its member, with what is to be bought first. */
export function MemberDialog({ id, session, user, open, onOpenChange, design, ...shown }: MemberDialogProps) {
  const exporter = useMemo(() => exporterOf(session), [session]);
  const flow = useBuying({ id, session, user });
  const credited = useMemo(
    () => ({ ...design, credits: (pages: readonly number[]) => photoCredits(session, pages) }),
    [design, session],
  );
  // before anything is painted: the form must not show for a moment where there is something to buy
  useLayoutEffect(() => {
    if (open) void flow.open(soldRefs(pictureSources(session)));
    else flow.close();
  }, [open, flow, session]);
  return (
    <DownloadDialog
      {...shown}
      design={credited}
      open={open}
      onOpenChange={onOpenChange}
      exporter={exporter}
      flow={flow}
    />
  );
}
