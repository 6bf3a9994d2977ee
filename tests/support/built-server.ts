import { prepare } from '../../scripts/prepare.mjs';

/** The programs that tests start, and those of the threads, are the built ones. Takes a moment where they are fresh. */
export default async function builtServer(): Promise<void> {
  if ((await prepare('server')) !== 0) throw new Error('the server cannot be built');
}
