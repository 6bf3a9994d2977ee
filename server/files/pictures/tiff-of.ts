import type { RawPicture } from './read-heic.js';

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const HEADER = 8;
const ENTRY = 12;
const UNASSOCIATED_ALPHA = 2;

type Entry = readonly [tag: number, type: number, count: number, value: number];

/**
 * An uncompressed TIFF (revision 6.0) of a picture: the plainest file that gives pixels together with their color profile to a
 * reader that knows profiles only from files.
 */
export function tiffOf({ width, height, pixels, profile }: RawPicture): Buffer {
  const channels = pixels.length / (width * height);
  const bits = Buffer.from(Uint16Array.from({ length: channels }, () => 8).buffer);
  const [strip, bitsAt] = [HEADER, HEADER + pixels.length];
  const profileAt = bitsAt + bits.length;
  const directoryAt = (profileAt + (profile?.length ?? 0) + 1) & ~1;
  const entries: Entry[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, strip],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
    ...(channels === 4 ? [[338, SHORT, 1, UNASSOCIATED_ALPHA] as const] : []),
    ...(profile ? [[34675, UNDEFINED, profile.length, profileAt] as const] : []),
  ];
  const file = Buffer.alloc(directoryAt + 2 + entries.length * ENTRY + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  file.set(pixels, strip);
  file.set(bits, bitsAt);
  if (profile) file.set(profile, profileAt);
  file.writeUInt16LE(entries.length, directoryAt);
  entries.forEach(([tag, type, count, value], i) => {
    const at = directoryAt + 2 + i * ENTRY;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}
