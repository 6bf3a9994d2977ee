import { ConfigError, readConfig, type Config } from './config.js';
import { prepareDataFolder } from './config/data-folder.js';
import { reasonOf } from './db/reason-of.js';
import type { Role } from './work.js';

/** What an operator reads: one plain line each. The log goes to stderr too, as JSON. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Long enough for the answers that say what happened to leave, ms. */
const LAST_WORDS = 500;

const NAMES: Readonly<Record<Role, string>> = { server: 'Design Maker', worker: 'A worker of Design Maker' };

let ending = false;

/** The supervisor starts the process again; the database recovers what was acknowledged. */
function endSoon(error: Error): void {
  if (ending) return;
  ending = true;
  complain(`The database failed and the server ends: ${error.message}`);
  setTimeout(() => process.exit(1), LAST_WORDS);
}

/** Runs a process of ours until it is told to stop. */
export function run(role: Role): void {
  start(role).catch((error: Error) => {
    complain(
      error instanceof ConfigError
        ? `Configuration: ${error.message}`
        : `The ${role} cannot start: ${reasonOf(error)}`,
    );
    process.exit(1);
  });
}

async function start(role: Role): Promise<void> {
  const config = readConfig();
  if (role === 'worker') requireShared(config);
  if (!config.databaseUrl || !config.s3) await prepareDataFolder(config.dataFolder);
  // all else takes seconds to load: a configuration that cannot work is said at once
  const { startServer } = await import('./server.js');
  const server = await startServer(config, endSoon, role);
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopped ??= server.stop().then(() => process.exit(0));
    });
  }
  for (const warning of server.warnings) complain(`Note: ${warning}`);
  say(`${NAMES[role]} is ready at ${server.address}`);
  if (server.outbox !== undefined) say(`Mails are kept at ${server.outbox}`);
}

/** The embedded database belongs to one process. */
function requireShared({ databaseUrl }: Config): void {
  if (databaseUrl === undefined)
    throw new ConfigError('DATABASE_URL: must be set, since a worker shares the database with servers');
}
