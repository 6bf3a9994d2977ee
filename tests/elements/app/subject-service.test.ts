import { expect } from '@open-wc/testing';
import { createSubjectService } from '../../../app/ports/assets/subject-service.js';
import type { UploadCall, UploadOptions } from '../../../app/ports/uploads/upload-call.js';
import type { Rect } from '../../../elements/math/geometry.js';

interface Sent {
  readonly path: string;
  readonly file: File;
  readonly signal: AbortSignal | undefined;
}

/** A server whose model keeps the left half of what it sees. */
function serverOf() {
  const sent: Sent[] = [];
  const send = (async (call: { path: string }, _: unknown, file: File, { signal }: UploadOptions = {}) => {
    sent.push({ path: call.path, file, signal });
    const { width, height } = await createImageBitmap(file);
    const kept = Array.from({ length: width * height }, (_, i) => (i % width < width / 2 ? 255 : 0));
    return { width, height, mask: btoa(String.fromCharCode(...kept)), score: 0.5 };
  }) as unknown as UploadCall;
  return { sent, service: createSubjectService(send) };
}

async function pictureOf(width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.fillRect(0, 0, width, height);
  return (await fetch(canvas.toDataURL())).blob();
}

describe('subjects found on the product server', () => {
  it('are asked for with a picture that is no larger than models look at', async () => {
    const { sent, service } = serverOf();
    const stop = new AbortController();
    const found = await service.find(await pictureOf(4096, 64), {}, { signal: stop.signal });
    expect(found).to.include({ width: 1024, height: 16, score: 0.5 });
    expect([found!.data[100], found!.data[900]]).to.deep.equal([255, 0]);
    expect(sent[0]).to.include({ path: 'cutout/find_subject', signal: stop.signal });
  });

  it('show the model only what lies in the rectangle, and nothing beside it is kept', async () => {
    const { sent, service } = serverOf();
    const rectangle: Rect = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const found = (await service.find(await pictureOf(80, 40), { rectangle }, {}))!;
    const seen = await createImageBitmap(sent[0]!.file);
    expect([seen.width, seen.height]).to.deep.equal([40, 20]);
    const at = (x: number, y: number) => found.data[y * found.width + x];
    expect(found).to.include({ width: 80, height: 40 });
    expect([at(10, 10), at(45, 10), at(70, 10), at(45, 30)]).to.deep.equal([0, 255, 0, 0]);
  });

  it('leave strokes of the brush to the page', async () => {
    const { sent, service } = serverOf();
    const strokes = [{ keep: true, radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }];
    expect(await service.find(await pictureOf(8, 8), { strokes }, {})).to.equal(null);
    expect(sent).to.deep.equal([]);
  });
});
