import { html, nothing, type TemplateResult } from 'lit';
import type { SelectOption } from '../../controls/fields/dm-select.js';
import type { SegmentedOption } from '../../controls/buttons/dm-segmented.js';
import type { TextDetails } from '../../objects/text/model.js';
import { HYPHEN_LANGUAGES } from '../../text/hyphens/languages.js';
import type { ListKind } from '../../text/types.js';
import type { TextLayoutPatch, TextStylePatch } from '../../editor/styling/text-style.js';
import '../../controls/buttons/dm-segmented.js';
import '../../controls/buttons/dm-switch.js';
import '../../controls/fields/dm-select.js';
import { t } from '../strings.js';

/** What of a text does not fit into the row of its toolbar: case, lists, where the lines stand in their box, and hyphens. */

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

const AUTOMATIC = 'auto';

const nameOf = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** Languages by name; first the one that the words seem to be in. A language of the text without patterns stands last. */
function languages(guessed: string | null, own: string | undefined): readonly SelectOption[] {
  const known: readonly string[] = HYPHEN_LANGUAGES;
  const codes = own === undefined || known.includes(own) ? known : [...known, own];
  return [
    { value: AUTOMATIC, label: guessed ? t('automaticLanguage', { name: nameOf(guessed) }) : t('automatic') },
    ...codes.map((code) => ({ value: code, label: nameOf(code) })),
  ];
}

export interface TextOptions {
  readonly details: Partial<TextDetails>;
  /** The language that the words seem to be in; null where that is not known, or texts differ. */
  readonly guessed: string | null;
  /** Undefined where paragraphs differ. */
  readonly list: ListKind | 'none' | undefined;
  set(patch: TextStylePatch & TextLayoutPatch, name: string, event: Event): void;
  setList(list: ListKind | 'none'): void;
}

type Choice = CustomEvent<{ value: string }>;

/** The controls, one below the other. */
export function renderTextOptions({ details, guessed, list, set, setList }: TextOptions): TemplateResult {
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
    >
    <dm-switch
      class="hyphens"
      ?checked=${details.hyphens === true}
      @dm-change=${(event: CustomEvent<{ checked: boolean }>) =>
        set({ hyphens: event.detail.checked }, t('hyphenate'), event)}
      >${t('hyphenate')}</dm-switch
    >
    ${details.hyphens ? renderLanguage(details, guessed, set) : nothing}`;
}

const renderLanguage = (
  { language }: Partial<TextDetails>,
  guessed: string | null,
  set: TextOptions['set'],
): TemplateResult =>
  html`<dm-select
    class="language"
    size="small"
    show-label
    label=${t('language')}
    .options=${languages(guessed, language)}
    .value=${language ?? AUTOMATIC}
    @dm-change=${(event: Choice) =>
      set(
        { language: event.detail.value === AUTOMATIC ? undefined : event.detail.value },
        t('language'),
        event,
      )}
  ></dm-select>`;

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
