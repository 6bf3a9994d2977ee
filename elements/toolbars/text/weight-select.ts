import { html, nothing, type TemplateResult } from 'lit';
import type { Editor } from '../../editor/editor.js';
import { offeredWeights, selectedWeight, setWeight } from '../../editor/text-formatting/weights.js';
import '../../controls/fields/dm-select.js';
import { t, type en } from '../strings.js';

type Named = Extract<keyof typeof en, `weight-${number}`>;

const NAMED: ReadonlySet<number> = new Set([100, 200, 300, 400, 500, 600, 700, 800, 900]);

/** What a weight is called; one between the usual ones by its number. */
const nameOf = (weight: number): string =>
  NAMED.has(weight) ? t(`weight-${weight}` as Named) : String(weight);

/** The weights of the family, where it has several. */
export function weightSelect(
  editor: Editor,
  where: string,
  showLabel = false,
): TemplateResult | typeof nothing {
  const weights = offeredWeights(editor);
  if (weights.length < 2) return nothing;
  return html`<dm-select
    class="weight ${where}"
    size="small"
    label=${t('weight')}
    ?show-label=${showLabel}
    placeholder=${t('mixed')}
    ?disabled=${editor.selection.locked.value}
    .options=${weights.map((weight) => ({ value: String(weight), label: nameOf(weight) }))}
    .value=${String(selectedWeight(editor) ?? '')}
    @dm-change=${(event: CustomEvent<{ value: string }>) => {
      event.stopPropagation();
      setWeight(editor, Number(event.detail.value));
    }}
  ></dm-select>`;
}
