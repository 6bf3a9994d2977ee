import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Executor } from '../../db/database.js';
import { sandboxEvent } from '../../db/schema.js';
import type { Sandbox } from './sandbox.js';

/** Hands a message to our webhook; gives the status it was answered with. */
export type Deliver = (body: string, signature: string) => Promise<number>;

export interface DeliveryParts {
  readonly db: Executor;
  readonly sandbox: Sandbox;
  readonly sdk: Stripe;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
}

/** Between looks for messages that another process or an earlier life left, ms. */
const LOOK_EVERY = 5000;
/** Longest wait before a message is sent again, seconds. */
const LONGEST_WAIT = 300;

/** Delivers the messages of the test shop, again and again until they are taken, as Stripe does. */
export class SandboxDelivery {
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #unlisten: (() => void) | undefined;

  constructor(private readonly parts: DeliveryParts) {}

  start(onError: (error: unknown) => void): void {
    const look = () => void this.drain().catch(onError);
    this.#unlisten = this.parts.sandbox.onRequest(look);
    // months pass here, too
    const pass = () => void this.parts.sandbox.advance().catch(onError).then(look);
    this.#timer = setInterval(pass, LOOK_EVERY).unref();
    look();
  }

  /** Delivers what is due. One that is asked while another runs has it look again. */
  drain(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unlisten?.();
    clearInterval(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      while (!this.#stopped && (await this.#deliverOne()));
    }
  }

  async #deliverOne(): Promise<boolean> {
    const { db, sdk, webhookSecret, deliver } = this.parts;
    const taken = await takeEvent(db);
    if (!taken) return false;
    const payload = JSON.stringify(taken.body);
    const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const status = await deliver(payload, signature);
    if (status < 300)
      await db
        .update(sandboxEvent)
        .set({ delivered_at: sql`now()` })
        .where(eq(sandboxEvent.id, taken.id));
    return true;
  }
}

/** The next message that is due. It comes again after a while, unless it is told to be delivered. */
async function takeEvent(db: Executor): Promise<{ id: string; body: object } | null> {
  const next = db
    .select({ id: sandboxEvent.id })
    .from(sandboxEvent)
    .where(and(isNull(sandboxEvent.delivered_at), lte(sandboxEvent.due_at, sql`now()`)))
    .orderBy(asc(sandboxEvent.created_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(sandboxEvent)
    .set({
      tries: sql`${sandboxEvent.tries} + 1`,
      due_at: sql`now() + make_interval(secs => least(power(2, ${sandboxEvent.tries} + 1), ${LONGEST_WAIT}))`,
    })
    .where(eq(sandboxEvent.id, sql`(${next})`))
    .returning({ id: sandboxEvent.id, body: sandboxEvent.body });
  return taken ?? null;
}
