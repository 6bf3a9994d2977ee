import { expect } from '@open-wc/testing';
import { isCameraPicture, plainPicture } from '../../../app/ports/uploads/camera-picture.js';
import { PictureRefused } from '../../../app/ports/uploads/picture-check.js';
import { heicOf } from '../../support/media/heic.js';

/** 16 by 8 px of red. */
const AVIF = Uint8Array.from(
  atob(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAvbWRhdBIACgg4DL+0gIaDSDIZF4JjBMAAMoAAAABYxcZw6ELtJYltog4ZwA==',
  ),
  (letter) => letter.codePointAt(0)!,
);

const refused = (file: Uint8Array<ArrayBuffer>) =>
  plainPicture('a.heic', file).then(
    () => 'taken',
    (error: unknown) => (error instanceof PictureRefused ? error.message : String(error)),
  );

describe('pictures of cameras, for a visitor', () => {
  it('are known by their content', () => {
    expect(isCameraPicture(AVIF)).to.equal(true);
    expect(isCameraPicture(heicOf())).to.equal(true);
    expect(isCameraPicture(new TextEncoder().encode('II*\0rest'))).to.equal(true);
    expect(isCameraPicture(new TextEncoder().encode('RIFFxxxxWEBP'))).to.equal(false);
    expect(isCameraPicture(new Uint8Array(3))).to.equal(false);
  });

  it('become a picture that every page shows', async () => {
    const plain = await plainPicture('a.avif', AVIF);
    const { width, height } = await createImageBitmap(plain);
    expect([plain.type, width, height]).to.deep.equal(['image/webp', 16, 8]);
  });

  it('are refused with a way out where the browser cannot open them', async () => {
    expect(await refused(Uint8Array.from(heicOf()))).to.equal(
      'a.heic cannot be opened by this browser. Sign in to upload it, or save it as a JPG.',
    );
  });

  it('are refused before they are decoded when they claim too many pixels', async () => {
    const huge = Uint8Array.from(AVIF);
    const view = new DataView(huge.buffer);
    const at = huge.findIndex((_, i) => i + 4 <= huge.length && view.getUint32(i) === 0x69737065);
    view.setUint32(at + 8, 40_000);
    view.setUint32(at + 12, 40_000);
    expect(await refused(huge)).to.include('has 1600 megapixels');
  });
});
