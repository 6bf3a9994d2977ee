import { setTimeout as delay } from 'node:timers/promises';
import { startProcess, type ServerProcess } from '../support/processes/server-process.js';
import { SavingClient } from './saving-client.js';

/** Clients that save at once. */
const CLIENTS = 4;
/** Between the first acknowledged save of a stream and the kill, ms. */
const LONGEST = 900;

export interface KillFigures {
  readonly kills: number;
  /** Saves that were acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged saves that were not found again, and other contradictions; must be empty. */
  readonly lost: readonly string[];
  /** Revisions that were kept and compared at the end. */
  readonly revisions: number;
  /** From the start of the process to its first answer after a kill, ms. */
  readonly restart: { readonly median: number; readonly longest: number };
}

/** Kills the server at random moments of a stream of saves, starts it again each time, and counts what was lost. */
export async function killInStream(env: Record<string, string>, kills: number): Promise<KillFigures> {
  const times: number[] = [];
  let server = startProcess(env);
  const clients = await beginAll(await server.ready);
  for (let kill = 0; kill < kills; kill += 1) {
    await killWhileSaving(server, clients);
    const started = Date.now();
    server = startProcess(env);
    const address = await server.ready;
    times.push(Date.now() - started);
    await Promise.all(clients.map((client) => client.check(address)));
  }
  const kept = await Promise.all(clients.map((client) => client.checkRevisions()));
  server.child.kill('SIGTERM');
  await server.ended;
  return {
    kills,
    acknowledged: acknowledgedBy(clients),
    lost: clients.flatMap(({ lost }) => lost),
    revisions: sum(kept),
    restart: { median: times.sort((a, b) => a - b)[times.length >> 1] ?? 0, longest: times.at(-1) ?? 0 },
  };
}

async function beginAll(address: string): Promise<SavingClient[]> {
  const clients = Array.from({ length: CLIENTS }, () => new SavingClient(address));
  await Promise.all(clients.map((client) => client.begin()));
  return clients;
}

async function killWhileSaving(server: ServerProcess, clients: readonly SavingClient[]): Promise<void> {
  const before = acknowledgedBy(clients);
  const saving = Promise.all(clients.map((client) => client.saveUntilGone()));
  // a server that was killed before it answered anything would prove nothing
  while (acknowledgedBy(clients) === before) await delay(1);
  await delay(Math.random() * LONGEST);
  server.child.kill('SIGKILL');
  await server.ended;
  await saving;
}

const acknowledgedBy = (clients: readonly SavingClient[]): number =>
  sum(clients.map(({ acknowledged }) => acknowledged));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
