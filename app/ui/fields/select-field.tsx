import { Select } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.js';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Stands before the label, e.g. a badge. */
  readonly lead?: ReactNode;
}

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly large?: boolean;
  /** What is chosen says what it is for: the label is read out alone. */
  readonly hiddenLabel?: boolean;
}

/** A field that opens a menu of its own width; typing finds, the chosen row carries a check. */
export function SelectField<T extends string>({
  label,
  value,
  choices,
  onChange,
  large,
  hiddenLabel,
}: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className="select">
      <span className={hiddenLabel ? 'label sr-only' : 'label'} id={id}>
        {label}
      </span>
      <Select.Root value={value} onValueChange={(chosen) => onChange(chosen as T)}>
        <Select.Trigger className={large ? 'field large' : 'field'} aria-labelledby={id}>
          <span className="grow">
            <Select.Value />
          </span>
          <Select.Icon asChild>
            <Icon name="caret-down" size={16} />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="menu select-menu" position="popper" sideOffset={4}>
            <Select.Viewport>
              {choices.map((choice) => (
                <SelectRow key={choice.value} {...choice} />
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}

function SelectRow<T extends string>({ value, label, lead }: Choice<T>) {
  return (
    <Select.Item value={value} className="menu-row">
      <span className="grow">
        {/* inside the text, or the row's accessible name would leave the lead out */}
        <Select.ItemText>
          <span className="select-choice">
            {lead}
            {label}
          </span>
        </Select.ItemText>
      </span>
      <Select.ItemIndicator asChild>
        <Icon name="check" size={16} />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
