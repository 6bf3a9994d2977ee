import { useId, useState, type FormEvent } from 'react';
import { Icon } from '../../ui/icon.js';
import type { Fault } from './use-account-change.js';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
}

interface AccountFormProps {
  readonly fields: readonly FormField[];
  /** What stands in them at first. */
  readonly values?: Readonly<Record<string, string>>;
  readonly action: string;
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** True: it was taken, and the form is empty again. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<boolean>;
}

/** Fields one below the other and a button; what the server finds wrong stands at its field. */
export function AccountForm({ fields, values = {}, action, busy, fault, onSubmit }: AccountFormProps) {
  const [typed, setTyped] = useState(values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(typed).then((taken) => taken && setTyped(values));
  };
  return (
    <form className="settings-form" onSubmit={submit} noValidate>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          fault={fault?.field === field.name ? fault.text : null}
          onChange={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      <button type="submit" className="button second" aria-busy={busy || undefined} disabled={busy}>
        {busy && <span className="spinner" />}
        {action}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

export function Field({
  field: { name, label, type, autoComplete, hint },
  value,
  fault,
  onChange,
}: FieldProps) {
  const id = useId();
  const about = fault ?? hint;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={fault === null ? 'field large' : 'field large bad'}>
        <input
          id={id}
          name={name}
          type={type}
          dir={type === 'text' ? 'auto' : 'ltr'}
          value={value}
          autoComplete={autoComplete}
          aria-invalid={fault !== null || undefined}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {fault !== null ? (
        <p className="field-error" id={`${id}-about`} role="alert">
          <Icon name="warning-circle" size={16} />
          <span>{fault}</span>
        </p>
      ) : (
        hint !== undefined && (
          <p className="settings-hint" id={`${id}-about`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
