import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetchRemote } from '../../../server/net/fetch-remote.js';
import {
  guardedLookup,
  isPublic,
  PrivateAddressError,
  publicUrl,
} from '../../../server/net/public-address.js';

/** A server of the inner network: whoever reaches it has broken out. */
let inner: Server;
let hits = 0;
beforeAll(async () => {
  inner = createServer((_request, response) => {
    hits += 1;
    response.end('secret');
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => inner.close(resolve)));

const names: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'mixed.example': ['93.184.216.34', '10.0.0.7'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'cloud.example': ['169.254.169.254'],
};
const resolve = (name: string) =>
  Promise.resolve((names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

describe('what the server may ask', () => {
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '100.64.0.1',
      '224.0.0.1',
    ],
    ...[
      '255.255.255.255',
      '::1',
      '::',
      'fc00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      'ff02::1',
      'not an address',
    ],
  ])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://[::1]/',
    ],
    ...[
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
    ],
    ...[
      'ftp://93.184.216.34/',
      'http://93.184.216.34:8080/',
      'http://user:word@93.184.216.34/',
      'gopher://93.184.216.34/',
    ],
  ])('%s is refused before anything is sent', (address) =>
    expect(() => publicUrl(address)).toThrow(PrivateAddressError),
  );

  it.each(Object.keys(names))('%s is refused by what its name leads to', async (name) => {
    const fetchRemote = createFetchRemote(resolve);
    await expect(fetchRemote(`http://${name}/`)).rejects.toThrow(/not public/);
  });

  it('a name that leads nowhere is refused', async () => {
    await expect(createFetchRemote(resolve)('http://nowhere.example/')).rejects.toThrow();
  });

  it('the address that was checked is the one that is used', async () => {
    let asked = 0;
    const fickle = () =>
      Promise.resolve([{ address: asked++ === 0 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
    const given = await new Promise((done) =>
      guardedLookup(fickle)('x.example', {}, (_error, address) => done(address)),
    );
    expect([given, asked]).toEqual(['93.184.216.34', 1]);
  });

  it('a redirect into the inner network is judged like the first address', () => {
    const { port } = inner.address() as AddressInfo;
    const from = new URL('http://93.184.216.34/a');
    expect(() => publicUrl(`http://127.0.0.1:${port}/`, from)).toThrow(PrivateAddressError);
    expect(() => publicUrl('//localhost.localdomain:8080/', from)).toThrow(PrivateAddressError);
    expect(publicUrl('/b', from).href).toBe('http://93.184.216.34/b');
  });

  it('none of this reached the inner server', () => expect(hits).toBe(0));
});
