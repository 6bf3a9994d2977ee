import { expect, it } from 'vitest';
import { testServer } from '../support/server.js';

/** Asks as often as one address may, and once more; gives the last answer's status. */
async function tooOften(proxies: number, forwardedFor: (i: number) => string): Promise<number> {
  const server = await testServer({ rateLimits: true, proxies });
  const ask = (i: number) =>
    server.app.inject({ url: '/auth/signed-out', headers: { 'x-forwarded-for': forwardedFor(i) } });
  for (let i = 0; i < 120; i += 1) expect((await ask(i)).statusCode).toBe(303);
  const { statusCode } = await ask(120);
  await server.close();
  return statusCode;
}

it('whoever writes addresses of their own into X-Forwarded-For is counted by the one the proxy saw', async () => {
  expect(await tooOften(1, (i) => `198.51.100.${i}, 203.0.113.7`)).toBe(429);
  expect(await tooOften(2, (i) => `198.51.100.${i}, 203.0.113.7, 10.0.0.1`)).toBe(429);
});

it('users behind proxies are told apart, and without a proxy nobody is believed', async () => {
  expect(await tooOften(1, (i) => `203.0.113.${i}`)).toBe(303);
  expect(await tooOften(2, (i) => `203.0.113.${i}, 10.0.0.1`)).toBe(303);
  expect(await tooOften(0, (i) => `203.0.113.${i}`)).toBe(429);
});
