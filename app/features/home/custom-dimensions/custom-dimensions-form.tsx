import { useEffect, useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { UNITS } from '../../../../elements/math/units.js';
import { Icon } from '../../../ui/icon.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import {
  checkForm,
  DEFAULT_SIDE,
  openForm,
  readForm,
  stepSide,
  switchUnit,
  typeSide,
  type DimensionsFault,
  type DimensionsForm,
  type Side,
} from '../../../../elements/math/dimensions-form.js';
import { home } from '../strings.js';
import { useCreateDesign } from '../../new-design/index.js';

const SIDES: readonly Side[] = ['width', 'height'];
const UNIT_CHOICES = UNITS.map((unit) => ({ value: unit, label: unit }));

export interface CustomDimensionsFormProps {
  /** What was typed before it was closed, if anything. */
  readonly kept: DimensionsForm | null;
  readonly onKeep: (form: DimensionsForm) => void;
}

/**
 * Width, height, unit, one red line, one button. Checked when a field is left and when the unit changes.
 */
export function CustomDimensionsForm({ kept, onKeep }: CustomDimensionsFormProps) {
  const [form, setForm] = useState<DimensionsForm>(() => kept ?? openForm(DEFAULT_SIDE, DEFAULT_SIDE));
  useEffect(() => onKeep(form), [form, onKeep]);
  const [fault, setFault] = useState<DimensionsFault | null>(null);
  const { create, creating } = useCreateDesign();
  const errorId = useId();
  const apply = (next: DimensionsForm) => {
    setForm(next);
    setFault(checkForm(next));
  };
  // typing brings no new fault before the field is left, but one that is mended goes at once, and frees the button
  const type = (next: DimensionsForm) => {
    setForm(next);
    if (fault) setFault(checkForm(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dimensions = readForm(form);
    setFault(checkForm(form));
    if (dimensions && !creating) create(dimensions);
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="custom-dimensions-row">
        {SIDES.map((side) => (
          <SideField
            key={side}
            label={home[side]}
            value={form[side]}
            errorId={fault?.sides.includes(side) ? errorId : undefined}
            onType={(text) => type(typeSide(form, side, text))}
            onStep={(by) => type(stepSide(form, side, by))}
            onLeave={() => setFault(checkForm(form))}
          />
        ))}
        <SelectField
          label={home.unit}
          value={form.unit}
          choices={UNIT_CHOICES}
          onChange={(unit) => apply(switchUnit(form, unit))}
        />
      </div>
      <p className="field-error" id={errorId} role="alert" hidden={!fault}>
        <Icon name="warning-circle" size={16} />
        <span>{fault?.message}</span>
      </p>
      <button
        type="submit"
        className="button primary block"
        disabled={!!fault}
        aria-busy={creating || undefined}
      >
        {creating && <span className="spinner" />}
        {home.create}
      </button>
    </form>
  );
}

interface SideFieldProps {
  readonly label: string;
  readonly value: string;
  /** Id of the red line when it speaks of this field. */
  readonly errorId: string | undefined;
  readonly onType: (text: string) => void;
  /** An arrow key: units more, or less. */
  readonly onStep: (by: number) => void;
  readonly onLeave: () => void;
}

/** Up and Down, ten times as much with Shift, as in every number field. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
const SHIFT = 10;

function SideField({ label, value, errorId, onType, onStep, onLeave }: SideFieldProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(event.shiftKey ? step * SHIFT : step);
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={errorId ? 'field bad' : 'field'}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onLeave}
          onFocus={(event) => event.target.select()}
          aria-invalid={!!errorId}
          aria-describedby={errorId}
        />
      </div>
    </div>
  );
}
