import type { Samples } from '../animation/heard-sound.js';
import { soundOf } from '../editor/animating/sound.js';
import { soundUnder } from '../editor/animating/sound-samples.js';
import type { Editor } from '../editor/editor.js';

/** How far sound and picture may be apart before the sound is brought to the picture, seconds. */
const APART = 0.12;

/** The sound of a design beside its player: follows the clock of the picture, wherever that goes [E-062]. */
export class SoundPlayback {
  #context: AudioContext | null = null;
  #buffer: AudioBuffer | null = null;
  #node: AudioBufferSourceNode | null = null;
  /** What the context's clock says where the design begins, seconds. */
  #origin = 0;

  /** A design whose sound cannot be had is played without: the panel says so. `seconds` of the whole design. */
  static of(editor: Editor, seconds: number): SoundPlayback | null {
    const track = soundOf(editor);
    if (!track) return null;
    const playback = new SoundPlayback();
    soundUnder(editor, track, seconds).then(
      (samples) => playback.#take(samples),
      () => undefined,
    );
    return playback;
  }

  #take({ channels, rate }: Samples): void {
    const length = channels[0]?.length ?? 0;
    if (length === 0) return;
    this.#buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate: rate });
    channels.forEach((samples, i) => this.#buffer!.copyToChannel(samples, i));
  }

  /** Told at every frame; `time` of the picture, seconds. */
  follow(playing: boolean, time: number): void {
    const buffer = this.#buffer;
    if (!playing || !buffer || time >= buffer.duration) return this.#silence();
    const context = (this.#context ??= new AudioContext());
    // browsers let a page sound once it was pressed
    if (context.state !== 'running') return void context.resume();
    if (this.#node && Math.abs(context.currentTime - this.#origin - time) < APART) return;
    this.#silence();
    this.#node = new AudioBufferSourceNode(context, { buffer });
    this.#node.connect(context.destination);
    this.#node.start(0, time);
    this.#origin = context.currentTime - time;
  }

  close(): void {
    this.#silence();
    void this.#context?.close();
    this.#context = null;
    this.#buffer = null;
  }

  #silence(): void {
    this.#node?.stop();
    this.#node?.disconnect();
    this.#node = null;
  }
}
