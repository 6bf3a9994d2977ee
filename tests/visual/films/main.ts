/**
 * Has films of six animated designs read by ffmpeg and ffprobe: neither complains, the duration is exact, and frame k is what
 * the player shows at k / fps. Prints what it saw; exit code 1 when anything is not so. Part of `npm run soak`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { openTestPage } from '../../support/browser.js';
import { ssim } from '../ssim.js';
import { decoded, hasFfmpeg, heard, probe, type ProbedStream } from './ffmpeg.js';
import type { Made, Wanted } from './page.js';

const SIZE = { width: 320, height: 240 };
const SECONDS = 2;
/** Of 24: at the beginning, as the page turns, as objects come and leave, the last one. */
const FRAMES = [2, 8, 12, 15, 23];
/** Samples at the most before a tone is heard: a millisecond. */
const MOST_LATE = 48;
/** How alike the frame and the player's picture look at least (SSIM). */
const ALIKE = 0.98;

const DESIGNS: readonly Pick<Wanted, 'animation' | 'transition'>[] = [
  { animation: 'simple', transition: null },
  { animation: 'cascade', transition: null },
  { animation: 'letters', transition: 'fade' },
  { animation: 'blur_in', transition: null },
  { animation: 'block', transition: 'slide' },
  { animation: 'light_sweep', transition: null },
];
const KINDS: readonly Pick<Wanted, 'format' | 'encoder' | 'sound'>[] = [
  { format: 'mp4', encoder: 'avc', sound: true },
  { format: 'mp4', encoder: 'avc-software', sound: true },
  { format: 'gif', sound: false },
];

const video = fileURLToPath(new URL('../../../elements/export/video', import.meta.url));
const WASM: Readonly<Record<string, string>> = {
  '/h264.wasm': 'h264/h264.wasm',
  '/i420.wasm': 'i420/i420.wasm',
};

/** What is not as it should be. */
function* faultsOf(stream: ProbedStream): Generator<string> {
  const meant =
    stream.codec_type === 'audio'
      ? { codec_name: 'aac', profile: 'LC', channels: 2 }
      : stream.codec_name === 'gif'
        ? { nb_read_frames: '24', avg_frame_rate: '12/1' }
        : {
            ...{ codec_name: 'h264', pix_fmt: 'yuv420p', color_range: 'tv', color_space: 'bt709' },
            ...{ nb_read_frames: '24', avg_frame_rate: '12/1', start_time: '0.000000', duration: '2.000000' },
          };
  for (const [key, value] of Object.entries(meant))
    if (stream[key as keyof ProbedStream] !== value)
      yield `${key} is ${stream[key as keyof ProbedStream]}, not ${value}`;
}

/** Of a tone of 440 on the left: how much of it is that tone, dB. */
function clearness(samples: Float32Array): number {
  const [from, to] = [0.5 * 48_000, 1.5 * 48_000];
  let [sine, cosine, power] = [0, 0, 0];
  for (let i = from; i < to; i++) {
    const value = samples[2 * i]!;
    const phase = (2 * Math.PI * 440 * i) / 48_000;
    sine += value * Math.sin(phase);
    cosine += value * Math.cos(phase);
    power += value * value;
  }
  const tone = (2 * (sine * sine + cosine * cosine)) / (to - from);
  return 10 * Math.log10(tone / (power - tone));
}

async function faultsOfFilm(page: Page, wanted: Wanted, folder: string): Promise<string[]> {
  const { file, shown } = (await page.evaluate(`film(${JSON.stringify(wanted)})`)) as Made;
  const path = join(folder, `film.${wanted.format}`);
  await writeFile(path, Buffer.from(file, 'base64'));
  const { format, streams } = await probe(path);
  const faults = streams.flatMap((stream) => [...faultsOf(stream)]);
  const expected = wanted.sound ? 2 : 1;
  if (streams.length !== expected) faults.push(`${streams.length} streams, not ${expected}`);
  // the last block of a sound is filled up
  if (Math.abs(Number(format.duration) - SECONDS) > (wanted.sound ? 1024 / 48_000 : 0.001))
    faults.push(`it lasts ${format.duration} s`);
  const frames = await decoded(path);
  const bytes = 4 * SIZE.width * SIZE.height;
  const alike = FRAMES.map((frame, i) => {
    const picture = frames.subarray(frame * bytes, (frame + 1) * bytes);
    return ssim(picture, Buffer.from(shown[i]!, 'base64'), SIZE.width).all;
  });
  const least = Math.min(...alike);
  if (!(least >= ALIKE)) faults.push(`frames are alike by ${alike.map((a) => a.toFixed(4)).join(' ')}`);
  let clear = '';
  if (wanted.sound) {
    const sound = await heard(path);
    const late = sound.findIndex((value) => Math.abs(value) > 0.05) / 2;
    // a tone of 440 needs four samples to be heard
    if (!(late <= MOST_LATE)) faults.push(`the sound begins ${late} samples late`);
    clear = `, tone ${clearness(sound).toFixed(0)} dB above the rest`;
  }
  process.stdout.write(
    `${wanted.animation} as ${wanted.encoder ?? wanted.format}: SSIM at least ${least.toFixed(4)}${clear}${faults.map((fault) => `\n  ${fault}`).join('')}\n`,
  );
  return faults;
}

async function main(): Promise<void> {
  if (!(await hasFfmpeg())) {
    process.stdout.write('ffmpeg is not installed: no other program has read the films\n');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  const entry = fileURLToPath(new URL('page.ts', import.meta.url));
  const { page, close } = await openTestPage(entry, (path) =>
    WASM[path] === undefined ? undefined : readFile(join(video, WASM[path])),
  );
  page.setDefaultTimeout(0);
  try {
    await page.waitForFunction('window.film');
    for (const design of DESIGNS)
      for (const kind of KINDS)
        if ((await faultsOfFilm(page, { ...design, ...kind, frames: FRAMES }, folder)).length > 0)
          process.exitCode = 1;
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}

void main();
