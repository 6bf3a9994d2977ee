import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Holds a file while `work` runs; one bake at a time is enough for any machine. Throws while another process holds it. */
export async function locked(file: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) throw new Error(`process ${holder} is baking; wait for it`);
    writeFileSync(file, String(process.pid));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  await work().finally(release);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
