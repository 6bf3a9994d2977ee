import type { ReactNode } from 'react';
import { DmEmptyState } from '../../bridge/dm-empty-state.js';

interface EmptyPageProps {
  readonly heading: string;
  /** One line on what to do. */
  readonly help?: string;
  /** Another drawing, 232 x 148. */
  readonly drawing?: ReactNode;
  /** The one button. */
  readonly children?: ReactNode;
}

/** A page with nothing in it, in the middle of its room: a drawing, the sentence, a line of help, a button. */
export function EmptyPage({ heading, help = '', drawing, children }: EmptyPageProps) {
  return (
    <DmEmptyState className="empty-page" heading={heading} help={help}>
      {drawing && <div slot="drawing">{drawing}</div>}
      {children && <div slot="action">{children}</div>}
    </DmEmptyState>
  );
}
