import { rmSync } from 'node:fs';
import { OwnServer } from './own-server.js';

/**
 * Before all journeys: a store into which the catalog has been read, which every server of theirs begins with a copy of.
 * Reading it in takes longer than most journeys.
 */
export default async function seedStore(): Promise<() => void> {
  const server = await OwnServer.start();
  const folder = await server.stop();
  process.env['E2E_SEED'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
