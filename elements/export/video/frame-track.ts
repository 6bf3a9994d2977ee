import {
  EncodedPacket,
  EncodedVideoPacketSource,
  VideoSample,
  VideoSampleSource,
  type VideoSource,
} from 'mediabunny';
import { yieldToEventLoop } from '../time-slices.js';
import { SoftwareH264 } from './h264/software-h264.js';
import { bitrateOf, type Encoder, type VideoJob } from './video-job.js';

/** Seconds between frames that a player can jump to. */
const KEY_FRAMES = 2;

const COLORS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

/** The pictures of an MP4: takes frame after frame. */
export interface FrameTrack {
  readonly source: VideoSource;
  /** I420 planes of frame `index`; waits where the encoder is behind, rejects where it fails. */
  add(planes: Uint8Array, index: number): Promise<void>;
}

/** Rejects with an Error where the encoder cannot be had. */
export const frameTrack = async (encoder: Encoder, job: VideoJob): Promise<FrameTrack> =>
  encoder === 'avc-software'
    ? softwareTrack(job, await SoftwareH264.load(job.pixels, job.h264))
    : ownTrack(encoder, job);

/** By an encoder of the browser's own. */
function ownTrack(codec: Exclude<Encoder, 'avc-software'>, job: VideoJob): FrameTrack {
  const source = new VideoSampleSource({
    codec,
    bitrate: bitrateOf(job.pixels, job.rate),
    keyFrameInterval: KEY_FRAMES,
  });
  const { width, height } = job.pixels;
  return {
    source,
    add: async (planes, index) => {
      const sample = new VideoSample(planes, {
        ...{ format: 'I420', codedWidth: width, codedHeight: height, colorSpace: COLORS },
        ...{ timestamp: index / job.rate, duration: 1 / job.rate },
      });
      await source.add(sample).finally(() => sample.close());
    },
  };
}

function softwareTrack({ pixels, rate }: VideoJob, encoder: SoftwareH264): FrameTrack {
  const source = new EncodedVideoPacketSource('avc');
  const between = Math.max(1, Math.round(KEY_FRAMES * rate));
  return {
    source,
    add: async (planes, index) => {
      const key = index % between === 0;
      const coded = encoder.encode(planes, key);
      const packet = new EncodedPacket(coded, key ? 'key' : 'delta', index / rate, 1 / rate);
      await source.add(packet, index === 0 ? { decoderConfig: configOf(coded, pixels) } : undefined);
      // without a worker the page is heard meanwhile
      await yieldToEventLoop();
    },
  };
}

/** Key frames begin with the sequence's parameters: a start code, one byte, then profile and level (H.264 7.3.2.1). */
const PROFILE = 5;

function configOf(coded: Uint8Array, { width, height }: VideoJob['pixels']): VideoDecoderConfig {
  const profile = [...coded.subarray(PROFILE, PROFILE + 3)];
  const codec = `avc1.${profile.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { codec, codedWidth: width, codedHeight: height, colorSpace: COLORS };
}
