/** What is known when a button of the mockup editor is pressed. */
export interface EditorState {
  readonly signedIn: boolean;
  /** A picture was made of what was put in. */
  readonly output: boolean;
  /** Something was changed since it was opened or saved. */
  readonly altered: boolean;
}

export type DisabledReason = 'login' | 'alter' | null;

/** What is missing for the high-resolution image: an account, and something to make it of (C-008). */
export const downloadDisabledReason = ({ signedIn, output }: EditorState): DisabledReason =>
  !signedIn ? 'login' : output ? null : 'alter';

/** What is missing for saving (C-008). */
export const saveDisabledReason = ({ signedIn, altered }: EditorState): DisabledReason =>
  !signedIn ? 'login' : altered ? null : 'alter';
