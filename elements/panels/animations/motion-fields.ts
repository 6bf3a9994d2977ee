import { html, nothing, type TemplateResult } from 'lit';
import type {
  Direction,
  ElementPreset,
  PagePreset,
  Settings,
  Speed,
} from '../../animation/presets/preset.js';
import '../../controls/buttons/dm-segmented.js';
import { t } from '../strings.js';

const DIRECTIONS = [
  { value: 'right', icon: 'arrow-right', label: () => t('directionRight') },
  { value: 'left', icon: 'arrow-left', label: () => t('directionLeft') },
  { value: 'down', icon: 'arrow-down', label: () => t('directionDown') },
  { value: 'up', icon: 'arrow-up', label: () => t('directionUp') },
] as const;

const SPEEDS = [
  { value: 'slow', label: () => t('speedSlow') },
  { value: 'normal', label: () => t('speedNormal') },
  { value: 'fast', label: () => t('speedFast') },
] as const;

interface MotionFields {
  readonly preset: PagePreset | ElementPreset;
  readonly settings: Settings;
  readonly disabled: boolean;
  readonly set: (settings: Settings) => void;
}

/** What may be chosen of an animation: only what it has. */
export function motionFields({ preset, settings, disabled, set }: MotionFields): TemplateResult {
  const has = (name: keyof Settings): boolean => preset.parameters.includes(name);
  const direction = settings.direction ?? ('direction' in preset ? preset.direction : undefined);
  const directions = field(t('direction'), DIRECTIONS, { value: direction ?? '', disabled }, (value) =>
    set({ ...settings, direction: value as Direction }),
  );
  const speeds = field(t('speed'), SPEEDS, { value: settings.speed ?? 'normal', disabled }, (value) =>
    set({ ...settings, speed: value as Speed }),
  );
  return html`${has('direction') ? directions : nothing} ${has('speed') ? speeds : nothing}`;
}

type Options = typeof DIRECTIONS | typeof SPEEDS;

const field = (
  label: string,
  options: Options,
  { value, disabled }: { readonly value: string; readonly disabled: boolean },
  take: (value: string) => void,
): TemplateResult =>
  // arrows and words speak for themselves: the name is heard only
  html`<dm-segmented
    label=${label}
    .options=${options.map((option) => ({ ...option, label: option.label() }))}
    .value=${value}
    ?disabled=${disabled}
    @dm-change=${(event: CustomEvent<{ value: string }>) => {
      event.stopPropagation();
      take(event.detail.value);
    }}
  ></dm-segmented>`;
