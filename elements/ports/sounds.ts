/** Where the user's own sounds are kept [E-062]. */
export interface SoundSource {
  /** Whether somebody is signed in: sounds are kept with an account. */
  signedIn(): boolean;
  signIn(): void;
  /**
   * Keeps an MP3, M4A or WAV file and gives the source key that a design stores. Rejects with an Error whose message is fit
   * to show, or without one where another try may help.
   */
  upload(file: File): Promise<{ readonly source: string; readonly name: string }>;
}
