/** What the dialogs need to know of a design. */
export interface NamedDesign {
  readonly _id: string;
  readonly name: string;
}

export interface DesignDialogProps {
  readonly designs: readonly NamedDesign[];
  readonly onClose: () => void;
  /** Gets the focus back when the dialog closes. */
  readonly opener: () => Element | null | undefined;
  /** They were deleted, or moved. */
  readonly onDone?: (() => void) | undefined;
}

export type DesignAct = 'move' | 'delete' | 'rename' | 'share' | 'download';

/** What is asked for. */
export interface DesignRequest {
  readonly act: DesignAct;
  readonly designs: readonly NamedDesign[];
  readonly opener: HTMLElement;
}
