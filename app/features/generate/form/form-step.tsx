import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TagLabel, WizardFormat } from '../../../../server/contract/tag.js';
import { useDebounced } from '../../../ui/hooks/use-debounced.js';
import { isOffline } from '../../../ui/offline.js';
import { openLogin, useUser } from '../../account/index.js';
import { designsQuery } from '../calls.js';
import type { InputsState } from '../inputs/use-inputs.js';
import { generationInput, NO_IMAGE, tagIds, type WizardInputs } from '../inputs/wizard-inputs.js';
import { fileOf, suitedAmong, samplesOf } from '../making/format-design.js';
import { productStudio } from '../making/product-studio.js';
import type { Making } from '../making/studio.js';
import { usePreview } from '../making/use-preview.js';
import { wizard as strings } from '../strings.js';
import { CopyFields } from './copy-fields.js';
import { FormatSlider } from './format-slider.js';
import { ImageField } from './image-field.js';
import { PreviewNotes } from './preview-notes.js';
import { PreviewPane, previewSize } from './preview-pane.js';
import { TagFilters } from './tag-filters.js';

/** From the last letter to the next preview, ms (spec 1 section 9). */
const TYPING_PAUSE = 300;

interface FormStepProps {
  readonly formats: readonly WizardFormat[];
  readonly format: WizardFormat | null;
  readonly state: InputsState;
  readonly onGenerate: () => void;
}

/** The form with its live preview. */
export function FormStep({ formats, format, state, onGenerate }: FormStepProps) {
  const { inputs, setFormat } = state;
  const designs = useDesigns(format, inputs);
  const making = useMaking(designs.first, format, inputs);
  const { preview, again } = usePreview(productStudio(), making);
  const member = useUser() !== null;
  const made = 'made' in preview ? preview.made : null;
  const failed = designs.failed ? ({ kind: 'failed' } as const) : preview;
  const generate = () => (member ? onGenerate() : openLogin('login', { reason: strings.signIn }));
  return (
    <div className="wizard">
      <div className="wizard-form">
        <h1 className="title-1">{strings.title}</h1>
        <FormatSlider formats={formats} chosen={format?._id ?? null} onChoose={setFormat} />
        {format && (
          <Variables format={format} state={state} samples={designs.first ? samplesOf(designs.first) : {}} />
        )}
      </div>
      <aside className="wizard-side" aria-label={strings.preview}>
        <span className="label" aria-hidden="true">
          {strings.preview}
        </span>
        <div className="wizard-stage">
          <PreviewPane
            preview={failed}
            page={format && format.dimensions}
            instead={!format ? strings.choose : designs.none ? strings.noDesigns : null}
            onRetry={() => (designs.failed ? designs.retry() : again())}
          />
          {failed.kind === 'failed' && isOffline() && <p className="wizard-note">{strings.offline}</p>}
          {made && format && <PreviewNotes made={made} format={format} onRetry={again} />}
        </div>
        <button
          type="button"
          className="button primary large block"
          disabled={!format || !made}
          onClick={generate}
        >
          {strings.generate}
        </button>
        <p className="wizard-six">{strings.sixAtATime}</p>
      </aside>
    </div>
  );
}

interface VariablesProps {
  readonly format: WizardFormat;
  readonly state: InputsState;
  readonly samples: Readonly<Record<string, string>>;
}

/** What the format asks for. */
function Variables({ format, state, samples }: VariablesProps) {
  const { inputs, setTag, setText, setImage } = state;
  const labelsOf = (wanted: TagLabel['type']) =>
    format.copyright_labels.filter(({ type }) => type === wanted);
  const texts = labelsOf('text');
  return (
    <>
      <section>
        <h2 className="title-3">{strings.variables}</h2>
        <TagFilters format={format} tags={inputs.tags} onTag={setTag} />
        {labelsOf('image').map((label) => (
          <ImageField
            key={label._id}
            label={label}
            input={inputs.images[label._id] ?? NO_IMAGE}
            onChange={(change) => setImage(label._id, change)}
          />
        ))}
      </section>
      {texts.length > 0 && (
        <section>
          <h2 className="title-3">{strings.copy}</h2>
          <CopyFields labels={texts} texts={inputs.texts} samples={samples} onText={setText} />
        </section>
      )}
    </>
  );
}

/** The design of the format that the preview shows. */
function useDesigns(format: WizardFormat | null, inputs: WizardInputs) {
  const tags = format ? tagIds(inputs, format) : [];
  const query = useQuery({ ...designsQuery(tags, 1), enabled: format !== null });
  const docs = query.data?.docs;
  const first = useMemo(() => {
    const best = docs && format && (docs.find(suitedAmong(docs, format)) ?? docs[0]);
    return best ? fileOf(best) : null;
  }, [docs, format]);
  return {
    first,
    none: docs?.length === 0,
    failed: format !== null && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** What the preview shows; the same object while nothing changes. Words count once the typing pauses. */
function useMaking(
  design: Making['design'] | null,
  format: WizardFormat | null,
  inputs: WizardInputs,
): Making | null {
  const texts = useDebounced(inputs.texts, TYPING_PAUSE);
  const input = format && JSON.stringify(generationInput({ ...inputs, texts }, format));
  return useMemo(() => {
    if (!design || input === null) return null;
    const { width, height } = previewSize(design);
    const side = Math.max(width, height) * Math.min(2, devicePixelRatio);
    return { design, input: JSON.parse(input) as Making['input'], side };
  }, [design, input]);
}
