import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take a port before its server does. */
const LOWEST = 20_000;
const COUNT = 10_000;
const ATTEMPTS = 100;

/** A TCP port of this machine that nobody listens on just now. */
export async function freePort(): Promise<number> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port among ${ATTEMPTS} from ${LOWEST} on`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
