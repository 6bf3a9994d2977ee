import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { externalProvider, type AccountProvider } from '../../../../server/accounts/account-provider.js';
import { freePort } from '../../../support/free-port.js';

const PROGRAM = fileURLToPath(new URL('./provider-process.ts', import.meta.url));

export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly refuse?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly provider: AccountProvider;
  /** Starts it; `product` is the origin of the product. */
  start(product: string): Promise<void>;
  /** Says who comes next. */
  next(person: Person): Promise<void>;
  /** Parameters of what browsers asked for, in order. */
  seen(): Promise<Record<string, string>[]>;
  stop(): Promise<void>;
}

const credentials = (id: string) => ({ id, secret: `${id}-secret-of-32-letters-and-more` });

/** What the server is told of it. */
export const TEST_CLIENTS = {
  design: credentials('the-design-client'),
  mockup: credentials('the-mockup-client'),
};

/** An account provider that is not ours, in a process of its own on a free port. */
export async function testProvider(): Promise<TestProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  let child: ReturnType<typeof spawn> | null = null;
  const start = async (product: string) => {
    child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, String(port), product], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(child.stdout!, 'data');
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'close');
    child.kill();
    await ended;
  };
  return {
    ...{ issuer, start, stop },
    provider: externalProvider({ issuer, clients: TEST_CLIENTS }),
    next: async (person) =>
      void (await fetch(`${issuer}/test/next`, { method: 'POST', body: JSON.stringify(person) })),
    seen: async () => (await (await fetch(`${issuer}/test/seen`)).json()) as Record<string, string>[],
  };
}
