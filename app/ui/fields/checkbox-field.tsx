import { Checkbox } from 'radix-ui';
import { useId } from 'react';
import { Icon } from '../icon.js';

interface CheckboxFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something a button will submit. Its words tick it too. */
export function CheckboxField({ label, checked, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="checkbox-field">
      <Checkbox.Root
        className="checkbox"
        id={id}
        checked={checked}
        onCheckedChange={(now) => onChange(now === true)}
      >
        <Checkbox.Indicator>
          <Icon name="check" size={12} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
