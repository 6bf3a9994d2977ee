import { Slider } from 'radix-ui';
import { useId, useState } from 'react';

interface SliderFieldProps {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider with its number beside it. */
export function SliderField({ label, low, high, step, unit, value, onChange }: SliderFieldProps) {
  const id = useId();
  return (
    <div className="slider-field">
      <span className="label" id={id}>
        {label}
      </span>
      <Slider.Root
        className="slider"
        min={low}
        max={high}
        step={step}
        value={[value]}
        onValueChange={([next = low]) => onChange(next)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb className="slider-thumb" aria-labelledby={id} aria-valuetext={`${value}${unit}`} />
      </Slider.Root>
      <NumberInput
        label={label}
        unit={unit}
        value={value}
        onCommit={(typed) => onChange(snap(typed, { low, high, step }))}
      />
    </div>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly onCommit: (value: number) => void;
}

/** Enter and leaving commit, Escape restores; what is no number restores too. */
function NumberInput({ label, unit, value, onCommit }: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = Number.parseFloat(draft ?? '');
    if (Number.isFinite(typed)) onCommit(typed);
    setDraft(null);
  };
  return (
    <span className="field number">
      <input
        aria-label={label}
        inputMode="decimal"
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
          if (event.key !== 'Enter') return;
          // Enter commits the number; the form's button is another act.
          event.preventDefault();
          commit();
        }}
      />
      <span className="field-unit">{unit}</span>
    </span>
  );
}

interface Steps {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** The nearest value the slider can stand on. */
function snap(value: number, { low, high, step }: Steps): number {
  const stepped = low + Math.round((value - low) / step) * step;
  return Math.min(high, Math.max(low, stepped));
}
