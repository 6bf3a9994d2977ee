import { finished } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';

/** Work that goes on after a response. A server that closes waits for it. */
export class AfterResponse {
  readonly #running = new Set<Promise<void>>();
  log: FastifyBaseLogger | null = null;

  start(app: FastifyInstance): void {
    this.log = app.log;
    app.addHook('onClose', async () => void (await Promise.all(this.#running)));
  }

  /** Begins once the response is out: not even the time it takes may tell what comes after it. */
  run(reply: FastifyReply, work: () => Promise<void>): void {
    const sent = new Promise<void>((resolve) => finished(reply.raw, () => resolve()));
    const running = sent
      .then(work)
      .catch((err: unknown) => this.log?.error({ err }, 'work after an answer failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}
