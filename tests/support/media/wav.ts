/** A WAV file of one channel, 16 bits a sample, from samples of -1 to 1. */
export function wav(samples: ArrayLike<number>, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string): void =>
    [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  for (let i = 0; i < samples.length; i++) view.setInt16(44 + 2 * i, Math.round(samples[i]! * 32767), true);
  return bytes;
}

/** So many seconds of a tone, as loud as 1 is the most. */
export const tone = (seconds: number, { rate = 48000, hertz = 440, loud = 0.5 } = {}): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => loud * Math.sin((2 * Math.PI * hertz * i) / rate),
  );
