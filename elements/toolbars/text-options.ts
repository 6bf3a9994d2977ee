import { html, type TemplateResult } from 'lit';
import type { SegmentedOption } from '../controls/buttons/dm-segmented.js';
import type { TextDetails } from '../objects/text/model.js';
import type { ListKind } from '../text/types.js';
import type { TextLayoutPatch, TextStylePatch } from '../editor/styling/text-style.js';
import '../controls/buttons/dm-segmented.js';
import '../controls/buttons/dm-switch.js';
import { t } from './strings.js';

/** What of a text does not fit into the row of its toolbar: case, lists, and where the lines stand in their box. */

const cases = (): readonly SegmentedOption[] => [
  { value: 'none', label: t('noCase') },
  { value: 'upper', label: 'AA' },
  { value: 'lower', label: 'aa' },
  { value: 'title', label: 'Aa' },
];

const lists = (): readonly SegmentedOption[] => [
  { value: 'none', label: t('noList') },
  { value: 'bullet', label: t('bullets'), icon: 'list-bullets' },
  { value: 'number', label: t('numbers'), icon: 'list-numbers' },
];

const verticals = (): readonly SegmentedOption[] => [
  { value: 'top', label: t('alignTop'), icon: 'align-top-simple' },
  { value: 'middle', label: t('alignMiddle'), icon: 'align-center-vertical-simple' },
  { value: 'bottom', label: t('alignBottom'), icon: 'align-bottom-simple' },
];

const aligns = (): readonly SegmentedOption[] => [
  { value: 'left', label: t('alignLeft'), icon: 'text-align-left' },
  { value: 'center', label: t('alignCenter'), icon: 'text-align-center' },
  { value: 'right', label: t('alignRight'), icon: 'text-align-right' },
  { value: 'justify', label: t('alignJustify'), icon: 'text-align-justify' },
];

export interface TextOptions {
  readonly details: Partial<TextDetails>;
  /** Undefined where paragraphs differ. */
  readonly list: ListKind | 'none' | undefined;
  set(patch: TextStylePatch & TextLayoutPatch, name: string, event: Event): void;
  setList(list: ListKind | 'none'): void;
}

type Choice = CustomEvent<{ value: string }>;

/** The controls, one below the other. */
export function renderTextOptions({ details, list, set, setList }: TextOptions): TemplateResult {
  return html`${choice(t('letterCase'), cases(), details.textCase, (value, event) =>
      set({ textCase: value as 'upper' }, t('letterCase'), event),
    )}
    ${choice(t('list'), lists(), list, (value, event) => {
      event.stopPropagation();
      setList(value as ListKind);
    })}
    ${choice(t('alignment'), aligns(), details.textAlign, (value, event) =>
      set({ textAlign: value as 'left' }, t('alignment'), event),
    )}
    ${choice(t('verticalAlign'), verticals(), details.verticalAlign, (value, event) =>
      set({ verticalAlign: value as 'top' }, t('verticalAlign'), event),
    )}
    <dm-switch
      ?checked=${details.autoFit === 'shrink'}
      @dm-change=${(event: CustomEvent<{ checked: boolean }>) =>
        set(fitPatch(event.detail.checked), t('shrinkToFit'), event)}
      >${t('shrinkToFit')}</dm-switch
    >`;
}

/** Only a box that keeps its height can be too small for its words. */
const fitPatch = (shrink: boolean): TextLayoutPatch =>
  shrink ? { autoFit: 'shrink', autoHeight: false } : { autoFit: 'none' };

const choice = (
  label: string,
  options: readonly SegmentedOption[],
  value: string | undefined,
  pick: (value: string, event: Event) => void,
): TemplateResult =>
  html`<div class="choice">
    <span class="label" aria-hidden="true">${label}</span>
    <dm-segmented
      label=${label}
      .options=${options}
      .value=${value ?? ''}
      @dm-change=${(event: Choice) => pick(event.detail.value, event)}
    ></dm-segmented>
  </div>`;
