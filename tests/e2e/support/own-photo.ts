import sharp from 'sharp';

/** A photo of the user's own: stripes that no catalog picture has. */
export const ownPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2255dd' } })
    .composite([
      { input: { create: { width: 400, height: 900, channels: 3, background: '#ffcc00' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();
