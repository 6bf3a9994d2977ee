import { expect } from '@open-wc/testing';
import { createSubjectFinder } from '../../../../elements/shell/generating/find-subject.js';
import { fakeAssets } from '../../../support/fakes/fake-ports.js';

/** A dark disc on a light ground: there is no doubt what is to be kept. */
function disc(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [240, 160];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#f2efe8';
  context.fillRect(0, 0, 240, 160);
  context.fillStyle = '#7a1f12';
  context.beginPath();
  context.arc(120, 80, 50, 0, 2 * Math.PI);
  context.fill();
  return canvas.toDataURL();
}

const { signal } = new AbortController();

describe('finding the subject of a picture where no design is open', () => {
  it('gives what an object stores of it, named after the picture', async () => {
    const find = createSubjectFinder({ assets: fakeAssets({ 'src:disc': disc() }) });
    const removal = await find('src:disc', signal);
    expect(removal).to.include({ enabled: true, crf: 0, matting: 0, source: 'src:disc' });
    expect(removal!.mask).to.be.a('string').that.is.not.empty;
  });

  it('rejects for a picture that cannot be had, and with the reason when it is stopped', async () => {
    const find = createSubjectFinder({
      assets: fakeAssets({ 'src:disc': disc(), 'src:gone': '/no-such.png' }),
    });
    const failed = await find('src:gone', signal).catch((error: Error) => error.message);
    expect(failed).to.equal('src:gone answered 404');
    const stop = new AbortController();
    const stopped = find('src:disc', stop.signal).catch((error: Error) => error.message);
    stop.abort(new Error('not needed any more'));
    expect(await stopped).to.equal('not needed any more');
  });
});
