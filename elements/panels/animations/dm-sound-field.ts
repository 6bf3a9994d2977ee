import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/fields/dm-number-field.js';
import '../../controls/fields/dm-slider.js';
import { LONGEST_SOUND, type SoundTrack } from '../../document/sound.js';
import { setSound, soundOf } from '../../editor/animating/sound.js';
import { soundSource } from '../../editor/animating/sound-source.js';
import { soundSamples } from '../../editor/animating/sound-samples.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import { t as named } from '../../editor/strings.js';
import { t } from './strings.js';

const ACCEPT = '.mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav';

/** Times of a track that the user sets, and what they are called. */
const TIMES = [
  ['start', 'soundStart'],
  ['end', 'soundEnd'],
  ['fade_in', 'soundFadeIn'],
  ['fade_out', 'soundFadeOut'],
] as const;
type Time = (typeof TIMES)[number][0];

/**
 * The sound under a design: chosen from a file, trimmed, faded and made softer [E-062]. Shows nothing where the host keeps
 * no sounds and the design has none.
 */
export class DmSoundField extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .sound {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--dm-space-2);
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--dm-space-1);
      }
      .name {
        flex: 1;
        min-width: 0;
      }
      .times {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--dm-space-2) var(--dm-space-3);
      }
      .failed {
        margin: 0;
        font: var(--dm-text-caption);
        color: var(--dm-color-danger);
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  @state() private busy = false;
  @state() private open = false;
  /** Why the last file was not taken, or why the sound cannot be heard. */
  @state() private failure = '';
  /** Of the sound's file, seconds; null until it is known. */
  @state() private seconds: number | null = null;

  @query('input') private input!: HTMLInputElement;

  readonly #live = new LiveEdit();
  /** The source whose length is known or asked for; '' for none. */
  #measured = '';

  protected override willUpdate(changed: PropertyValues): void {
    const src = (this.editor && soundOf(this.editor)?.src) ?? '';
    if (src !== this.#measured || changed.has('editor')) this.#measure(src);
  }

  #choose(): void {
    const source = soundSource(this.editor!);
    if (source && !source.signedIn()) source.signIn();
    else this.input.click();
  }

  async #take(): Promise<void> {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    const { editor } = this;
    const source = editor && soundSource(editor);
    if (!file || !source || this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      const kept = await source.upload(file);
      setSound(editor, { src: kept.source, name: kept.name });
      this.open = true;
    } catch (error) {
      this.failure = (error as Error).message || t('soundNotTaken');
    } finally {
      this.busy = false;
    }
  }

  /** The file's length bounds its times; what cannot be read is said here, not only as silence. */
  #measure(src: string): void {
    const { editor } = this;
    this.#measured = src;
    this.seconds = null;
    // was said of another sound
    this.failure = '';
    if (!editor || src === '') return;
    const meant = (): boolean => editor === this.editor && src === this.#measured;
    soundSamples(editor, src).then(
      ({ channels, rate }) => {
        if (meant()) this.seconds = (channels[0]?.length ?? 0) / rate;
      },
      () => {
        if (meant()) this.failure = t('soundUnreadable');
      },
    );
  }

  #change(event: Event, changed: (track: SoundTrack) => SoundTrack): void {
    event.stopPropagation();
    const editor = this.editor!;
    const track = soundOf(editor);
    if (track) setSound(editor, changed(track), this.#live.mode(event, editor));
  }

  /** Nothing said stands for none, or for the file's end. */
  #setTime(name: Time, value: number | null, event: Event): void {
    this.#change(event, ({ [name]: _, ...rest }) => {
      const said = value !== null && (value > 0 || name === 'end');
      return (said ? { ...rest, [name]: value } : rest) as SoundTrack;
    });
  }

  #setVolume(event: CustomEvent<{ value: number }>): void {
    this.#change(event, (track) => ({ ...track, volume: event.detail.value / 100 }));
  }

  #renderTime(track: SoundTrack, [name, label]: (typeof TIMES)[number]): TemplateResult {
    const file = this.seconds ?? LONGEST_SOUND;
    // the part that is heard begins before it ends
    const least = name === 'end' ? (track.start ?? 0) : 0;
    const most = name === 'start' ? Math.min(file, track.end ?? file) : file;
    const take = (event: CustomEvent<{ value: number }>): void =>
      this.#setTime(name, event.detail.value, event);
    return html`<dm-number-field
      label=${t(label)}
      show-label
      min=${least}
      max=${most}
      step="0.5"
      decimals="1"
      unit="s"
      ?optional=${name === 'end'}
      placeholder=${name === 'end' && this.seconds !== null ? this.seconds.toFixed(1) : ''}
      .value=${track[name] ?? (name === 'end' ? null : 0)}
      @dm-input=${take}
      @dm-change=${take}
      @dm-clear=${(event: Event) => this.#setTime(name, null, event)}
    ></dm-number-field>`;
  }

  #renderTrack(track: SoundTrack): TemplateResult {
    const { open } = this;
    const volume = (event: CustomEvent<{ value: number }>): void => this.#setVolume(event);
    return html`<div class="head">
        <span class="name label ellipsis" title=${track.name}>${track.name}</span>
        <dm-icon-button
          icon="sliders-horizontal"
          label=${t('soundSettings')}
          toggle
          ?pressed=${open}
          @click=${() => (this.open = !open)}
        ></dm-icon-button>
        <dm-icon-button
          icon="trash"
          label=${named('removeSound')}
          @click=${() => setSound(this.editor!, null)}
        ></dm-icon-button>
      </div>
      ${
        open
          ? html`<dm-slider
                label=${t('soundVolume')}
                show-label
                with-number
                unit="%"
                reset-value="100"
                .value=${Math.round((track.volume ?? 1) * 100)}
                @dm-input=${volume}
                @dm-change=${volume}
              ></dm-slider>
              <div class="times">${TIMES.map((time) => this.#renderTime(track, time))}</div>`
          : nothing
      }`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor, busy, failure } = this;
    const track = editor && soundOf(editor);
    if (!editor || (!track && !soundSource(editor))) return nothing;
    return html`<div class="sound" role="group" aria-label=${t('sound')}>
      ${
        track
          ? this.#renderTrack(track)
          : html`<dm-button block size="small" ?loading=${busy} @click=${() => this.#choose()}
              >${t('addSound')}</dm-button
            >`
      }
      <input type="file" hidden accept=${ACCEPT} @change=${() => void this.#take()} />
      ${failure ? html`<p class="failed" role="alert">${failure}</p>` : nothing}
    </div>`;
  }
}

define('dm-sound-field', DmSoundField);

declare global {
  interface HTMLElementTagNameMap {
    'dm-sound-field': DmSoundField;
  }
}
