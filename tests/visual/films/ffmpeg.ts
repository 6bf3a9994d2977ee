import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_BYTES = 256 * 1024 ** 2;

/** What is said of a file; times in seconds. */
export interface Probed {
  readonly format: { readonly duration: string };
  readonly streams: readonly ProbedStream[];
}

export interface ProbedStream {
  readonly codec_type: 'video' | 'audio';
  readonly codec_name: string;
  readonly profile?: string;
  readonly pix_fmt?: string;
  readonly color_range?: string;
  readonly color_space?: string;
  readonly avg_frame_rate: string;
  readonly nb_read_frames: string;
  readonly start_time: string;
  readonly duration?: string;
  readonly channels?: number;
}

export const hasFfmpeg = async (): Promise<boolean> => {
  try {
    await Promise.all(['ffmpeg', 'ffprobe'].map((program) => run(program, ['-version'])));
    return true;
  } catch {
    return false;
  }
};

/** Rejects with an Error when anything is complained of. */
export async function probe(path: string): Promise<Probed> {
  const wanted = ['-count_frames', '-show_streams', '-show_format', '-of', 'json'];
  const { stdout, stderr } = await run('ffprobe', ['-v', 'warning', ...wanted, path]);
  if (stderr !== '') throw new Error(`ffprobe: ${stderr}`);
  return JSON.parse(stdout) as Probed;
}

/** All frames, RGBA, one after the other. Rejects with an Error when anything is complained of. */
export async function decoded(path: string): Promise<Buffer> {
  const { stdout, stderr } = await run(
    'ffmpeg',
    ['-v', 'warning', '-i', path, '-map', '0:v', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
    { encoding: 'buffer', maxBuffer: MOST_BYTES },
  );
  if (stderr.length > 0) throw new Error(`ffmpeg: ${stderr.toString()}`);
  return stdout;
}

/** The sound of a file, one channel after the other in each sample. Rejects with an Error when anything is complained of. */
export async function heard(path: string): Promise<Float32Array> {
  const { stdout, stderr } = await run(
    'ffmpeg',
    ['-v', 'warning', '-i', path, '-map', '0:a', '-f', 'f32le', '-'],
    { encoding: 'buffer', maxBuffer: MOST_BYTES },
  );
  if (stderr.length > 0) throw new Error(`ffmpeg: ${stderr.toString()}`);
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
}
