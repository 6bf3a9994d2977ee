import { useId, useState, type FormEvent } from 'react';
import type { Palette } from '../../../../server/contract/brand-kit.js';
import { DmColorPicker } from '../../../bridge/dm-color-picker.js';
import { UnsavedModal } from '../../../ui/dialogs/unsaved-modal.js';
import { FormFailure } from '../shared/form-failure.js';
import { ColorSlots } from './color-slots.js';
import {
  draftOf,
  isChanged,
  paletteOf,
  recolored,
  withColor,
  withoutColor,
  type PaletteDraft,
} from './palette-draft.js';
import { brandKit, palettes as strings } from '../strings.js';
import { useSaving } from '../shared/use-saving.js';

interface PaletteDialogProps {
  /** The one that is edited; null for a new one. */
  readonly palette: Palette | null;
  readonly onPalette: (palette: Palette) => Promise<void>;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Makes or edits a palette: its name, and five colors from the picker (C-022). */
export function PaletteDialog({ palette, onPalette, onClose, opener }: PaletteDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(palette));
  return (
    <UnsavedModal
      open
      changed={isChanged(draft, palette)}
      words={strings.unsaved}
      onOpenChange={onClose}
      title={palette ? strings.editTitle : strings.add}
      opener={opener}
      className="brand-palette-dialog"
      description={strings.five}
    >
      <PaletteForm draft={draft} setDraft={setDraft} onPalette={onPalette} onClose={onClose} />
    </UnsavedModal>
  );
}

interface PaletteFormProps extends Pick<PaletteDialogProps, 'onPalette' | 'onClose'> {
  readonly draft: PaletteDraft;
  readonly setDraft: (change: (before: PaletteDraft) => PaletteDraft) => void;
}

function PaletteForm({ draft, setDraft, onPalette, onClose }: PaletteFormProps) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const { save, busy, failure } = useSaving(onClose);
  const made = paletteOf(draft);
  const chosen = draft.chosen === null ? undefined : draft.colors[draft.chosen];
  const recolor = ({ detail }: CustomEvent<{ value: string }>) =>
    setDraft((before) => recolored(before, detail.value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (made) save(() => onPalette(made));
  };
  const problem = asked && !made ? strings.needed : failure;
  return (
    <form onSubmit={submit} noValidate>
      <div className="brand-palette-form">
        <div className="brand-form">
          <div>
            <label className="label" htmlFor={id}>
              {strings.name}
            </label>
            <div className={asked && draft.name.trim() === '' ? 'field large bad' : 'field large'}>
              <input
                id={id}
                dir="auto"
                value={draft.name}
                required
                maxLength={60}
                placeholder={strings.example}
                autoComplete="off"
                onChange={({ target }) => setDraft((before) => ({ ...before, name: target.value }))}
              />
            </div>
          </div>
          <ColorSlots
            draft={draft}
            onChoose={(place) => setDraft((before) => ({ ...before, chosen: place }))}
            onAdd={() => setDraft(withColor)}
            onRemove={(place) => setDraft((before) => withoutColor(before, place))}
          />
        </div>
        <div className="brand-picker">
          {chosen === undefined ? (
            <p className="brand-note">{strings.pick}</p>
          ) : (
            <DmColorPicker value={chosen} onDmInput={recolor} onDmChange={recolor} />
          )}
        </div>
      </div>
      <FormFailure failure={problem} />
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {brandKit.cancel}
        </button>
        <button type="submit" className="button primary" aria-busy={busy || undefined}>
          {busy && <span className="spinner" />}
          {failure && made ? brandKit.retry : brandKit.save}
        </button>
      </div>
    </form>
  );
}
