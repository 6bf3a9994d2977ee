import { useId, useState, type FormEvent } from 'react';
import { MOST_FONT_SIZE } from '../../../../server/contract/brand-kit.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { FormFailure } from '../shared/form-failure.js';
import { FieldError } from '../shared/field-error.js';
import { FontSample } from './font-sample.js';
import { FontSelect } from './font-select.js';
import { parseFontSize } from './parse-font-size.js';
import type { Role, StyledFont } from '../kit/kit-changes.js';
import { brandKit, customize as strings, typography } from '../strings.js';
import { useSaving } from '../shared/use-saving.js';

interface CustomizeFontDialogProps {
  readonly role: Role;
  readonly font: StyledFont;
  readonly onFont: (font: StyledFont) => Promise<void>;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Sets the size and the font of a role (C-023). */
export function CustomizeFontDialog({ onClose, opener, ...form }: CustomizeFontDialogProps) {
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.title}
      description={typography.roles[form.role]}
      opener={opener}
      className="brand-customize"
    >
      <CustomizeForm {...form} onClose={onClose} />
    </Modal>
  );
}

function CustomizeForm({ role, font: before, onFont, onClose }: Omit<CustomizeFontDialogProps, 'opener'>) {
  const id = useId();
  const [typed, setTyped] = useState(String(before.size));
  const [font, setFont] = useState<Pick<StyledFont, 'name' | 'src'>>(before);
  const [asked, setAsked] = useState(false);
  const { save, busy, failure } = useSaving(onClose);
  const size = parseFontSize(typed);
  const bad = asked && size === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (size !== null) save(() => onFont({ name: font.name, src: font.src, size }));
  };
  return (
    <form className="brand-form" onSubmit={submit} noValidate>
      <div>
        <label className="label" htmlFor={id}>
          {strings.size}
        </label>
        <div className={bad ? 'field large bad' : 'field large'}>
          <input
            id={id}
            type="number"
            inputMode="decimal"
            min={1}
            max={MOST_FONT_SIZE}
            step="any"
            required
            value={typed}
            aria-invalid={bad || undefined}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
          <span className="field-unit">px</span>
        </div>
        <FieldError id={`${id}-error`} message={bad ? strings.sizeNeeded(MOST_FONT_SIZE) : null} />
      </div>
      <FontSelect value={font.name} onFont={setFont} />
      <div className="brand-customize-sample">
        <FontSample src={font.src} size={size ?? before.size} text={typography.samples[role]} />
      </div>
      <FormFailure failure={failure} />
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {brandKit.cancel}
        </button>
        <button type="submit" className="button primary" aria-busy={busy || undefined}>
          {busy && <span className="spinner" />}
          {failure ? brandKit.retry : brandKit.save}
        </button>
      </div>
    </form>
  );
}
