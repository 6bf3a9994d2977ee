import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockup } from '../../../server/contract/mockup.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
let picture: string;
let plate: string;
beforeAll(async () => {
  server = await testServer();
  const record = await server.visitor().api(mockup.getOne, { id: 'mug' });
  picture = record.placeholders[0]!;
  plate = record.package_src.replace('mockup.json', 'plate-32.webp');
});
afterAll(() => server.close());

const widthOf = async (path: string): Promise<number | undefined> => {
  const answer = await fetch(server.address + path);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
};

describe('pictures of mockups for cards', () => {
  it('are as small as a card needs them, of the finished picture alone and in one size', async () => {
    const whole = await widthOf(picture);
    expect(whole).toBeGreaterThan(460);
    expect(await widthOf(`${picture}?width=460`)).toBe(460);
    expect(await widthOf(`${picture}?width=459`)).toBe(whole);
    expect(await widthOf(`${picture}?width=460&width=460`)).toBe(whole);
    expect(await widthOf(`${plate}?width=460`)).toBe(await widthOf(plate));
  });

  it('are told apart from the whole, and not sent again', async () => {
    const [whole, small] = await Promise.all(
      [picture, `${picture}?width=460`].map((path) => fetch(server.address + path)),
    );
    const tag = small!.headers.get('etag')!;
    expect(tag).not.toBe(whole!.headers.get('etag'));
    expect(small!.headers.get('cache-control')).toBe(whole!.headers.get('cache-control'));
    const again = await fetch(`${server.address + picture}?width=460`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });
});
