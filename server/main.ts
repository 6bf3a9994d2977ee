import { ConfigError, readConfig } from './config.js';
import { startServer } from './server.js';

/** What an operator reads: one plain line each. The log goes to stderr too, as JSON. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** The supervisor starts the process again; the database recovers what was acknowledged. */
function endAtOnce(error: Error): void {
  complain(`The database failed and the server ends: ${error.message}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const server = await startServer(readConfig(), endAtOnce);
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopped ??= server.stop().then(() => process.exit(0));
    });
  }
  for (const warning of server.warnings) complain(`Note: ${warning}`);
  say(`Design Maker is ready at ${server.address}`);
}

main().catch((error: Error) => {
  complain(
    error instanceof ConfigError
      ? `Configuration: ${error.message}`
      : `The server cannot start: ${error.message}`,
  );
  process.exit(1);
});
