import type { FastifyInstance } from 'fastify';

/** How long requests and jobs that are under way may take to finish, ms. */
const PATIENCE = 10_000;

/**
 * Runs the steps in order, each given its time, the last one always to its end. A step that fails or hangs does not keep
 * the next from running: the database, closed last, must get its turn.
 */
export async function shutdownInOrder(
  steps: readonly (() => Promise<unknown>)[],
  patience = PATIENCE,
): Promise<void> {
  const last = steps.at(-1);
  for (const step of steps.slice(0, -1)) await atMost(step(), patience);
  await last?.();
}

async function atMost(work: Promise<unknown>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** While a balancer is still sending calls to a server that stops, each answer ends its connection: the next goes elsewhere. */
export function closeWhileStopping(app: FastifyInstance, stopping: () => boolean): void {
  app.addHook('onRequest', (_, reply, done) => {
    if (stopping()) reply.header('connection', 'close');
    done();
  });
}
