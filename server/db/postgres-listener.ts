import pg from 'pg';
import type { Listener } from './database.js';

/** Before a lost line is tried again, ms. */
const RETRY = 1000;

/** How often a quiet line is asked whether it still stands, and how long it may take to say so, ms. */
const WATCH = { every: 10_000, patience: 5000 };

/** A connection of its own for LISTEN: pooled ones come and go. A lost line is taken up again until it is closed. */
export class PostgresListener {
  readonly #listeners = new Map<string, Listener>();
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly watch = WATCH,
  ) {}

  async listen(channel: string, listener: Listener): Promise<void> {
    this.#listeners.set(channel, listener);
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
    listener.onConnected(true);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ channel, payload }) =>
      this.#listeners.get(channel)?.onMessage(payload ?? ''),
    );
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.connect();
    for (const channel of this.#listeners.keys())
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.#client = client;
    this.#watch = setInterval(() => void this.#prove(client), this.watch.every).unref();
  }

  /** A connection that was cut somewhere on the way, unnoticed, is silent for ever: only a query shows it. */
  async #prove(client: pg.Client): Promise<void> {
    const question = { text: 'select 1', query_timeout: this.watch.patience };
    await client.query(question).catch(() => {
      this.#lost(client);
      // the end of a broken connection may never be acknowledged
      client.end().catch(() => undefined);
    });
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    clearInterval(this.#watch);
    this.#tell(false);
    this.#retry();
  }

  #retry(): void {
    this.#timer = setTimeout(
      () =>
        void this.#connect().then(
          () => this.#tell(true),
          () => this.#closed || this.#retry(),
        ),
      RETRY,
    );
    this.#timer.unref();
  }

  #tell(connected: boolean): void {
    for (const { onConnected } of this.#listeners.values()) onConnected(connected);
  }
}
