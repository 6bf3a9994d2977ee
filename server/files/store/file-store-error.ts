/** The store cannot do its work now; the message is one line for the operator. */
export class FileStoreError extends Error {
  constructor(
    message: string,
    /** Why: nobody answers or lets us in, or there is no room for more. */
    readonly reason: 'away' | 'full',
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'FileStoreError';
  }
}
