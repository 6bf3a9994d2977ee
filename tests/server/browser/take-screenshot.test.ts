import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScreenshotQueue, NoBrowserError } from '../../../server/browser/screenshot-queue.js';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { PageUnreachableError, takeScreenshot } from '../../../server/browser/take-screenshot.js';
import { openGuardingProxy, type Connect } from '../../../server/net/guarding-proxy.js';
import { PrivateAddressError } from '../../../server/net/public-address.js';

let site: Server;
let port: number;
/** What was asked of the machine itself, past the proxy. */
const asked: string[] = [];

const PAGE = `<!doctype html><body style="margin:0;background:#20407f">
  <script>
    for (const host of ['private.example', 'localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])
      fetch('http://' + host + '/secret', { mode: 'no-cors' }).catch(() => undefined);
    new WebSocket('ws://127.0.0.1:PORT/secret');
  </script>`;

beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE.replaceAll('PORT', String(port)));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
});
afterAll(() => site.close());

/** One name leads to the site of this test; nothing else leads anywhere. */
const toSite: Connect = (host) => {
  if (host !== 'page.example') throw new PrivateAddressError();
  return connect(port, '127.0.0.1');
};

/** A plain request through the proxy. */
function through(proxy: string, target: string): Promise<number> {
  const { hostname, port: at } = new URL(proxy);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(at), hostname, () => socket.write(target));
    socket.setEncoding('utf8').on('data', (text: string) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('the proxy of strangers’ pages', () => {
  it('reaches nothing private, by name, by number, by tunnel or by another port', async () => {
    const proxy = await openGuardingProxy();
    const plain = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const tunnel = (to: string) => `CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`;
    const requests = [
      ...['http://127.0.0.1/', `http://127.0.0.1:${port}/`, 'http://localhost/', 'http://[::1]/'].map(plain),
      ...['http://10.0.0.1/', 'http://169.254.169.254/latest', 'file:///etc/passwd'].map(plain),
      ...['127.0.0.1:443', `localhost:${port}`, '[::1]:443', '8.8.8.8:22', '0.0.0.0:80', 'x'].map(tunnel),
    ];
    for (const request of requests) expect(await through(proxy.address, request), request).toBe(502);
    expect(asked).toEqual([]);
    proxy.close();
  });
});

describe('pictures of web pages', () => {
  it('are what a browser shows of them, and the page reaches nothing else', async () => {
    const { executablePath: browser } = await browserLaunchOptions();
    const picture = await takeScreenshot('http://page.example/', { browser, connect: toSite });
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1440, 900]);
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x20, 0x40, 0x7f]);
    expect(asked).not.toContain('/secret');
  });

  it('are refused for a page that does not come', async () => {
    const { executablePath: browser } = await browserLaunchOptions();
    const taking = takeScreenshot('http://gone.example/', { browser, connect: toSite });
    await expect(taking).rejects.toThrow(PageUnreachableError);
  });

  it('are taken one at a time, few wait, and without a browser it is said that there is none', async () => {
    await expect(createScreenshotQueue(undefined, () => null)('https://x.example')).rejects.toThrow(
      NoBrowserError,
    );
    const ends: (() => void)[] = [];
    const take = () => new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('x'))));
    const pictures = createScreenshotQueue(take, () => '/browser');
    const waiting = Array.from({ length: 4 }, () => pictures('https://x.example'));
    await expect(pictures('https://x.example')).rejects.toMatchObject({ code: 'too_many' });
    for (let turn = 1; turn <= 4; turn += 1) {
      await expect.poll(() => ends.length).toBe(turn);
      ends[turn - 1]!();
    }
    expect(await Promise.all(waiting)).toHaveLength(4);
  });
});
