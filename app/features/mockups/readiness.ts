/** What is known when a button of the desk is pressed. */
export interface DeskState {
  readonly signedIn: boolean;
  /** A picture was made of what was put in. */
  readonly output: boolean;
  /** Something was changed since it was opened or saved. */
  readonly altered: boolean;
}

export type Obstacle = 'login' | 'alter' | null;

/** What stands before the high-resolution image: an account, and something to make it of (C-008). */
export const downloadObstacle = ({ signedIn, output }: DeskState): Obstacle =>
  !signedIn ? 'login' : output ? null : 'alter';

/** What stands before saving (C-008). */
export const saveObstacle = ({ signedIn, altered }: DeskState): Obstacle =>
  !signedIn ? 'login' : altered ? null : 'alter';
