import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Modal } from './modal.js';

interface NameDialogProps {
  readonly title: string;
  /** Stands above the field. */
  readonly label: string;
  readonly action: string;
  readonly cancel: string;
  /** Letters a name may have. */
  readonly longest: number;
  readonly example?: string;
  /** What it is called now; nothing happens while it stays so. */
  readonly name?: string;
  readonly busy: boolean;
  readonly large?: boolean;
  /** What went wrong, below the field. */
  readonly failure?: ReactNode;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Asks for a name, which is required; Enter submits. */
export function NameDialog({ title, opener, ...form }: NameDialogProps) {
  return (
    <Modal open onOpenChange={form.onClose} title={title} opener={opener}>
      <NameForm {...form} />
    </Modal>
  );
}

function NameForm({ label, action, cancel, name = '', ...rest }: Omit<NameDialogProps, 'title' | 'opener'>) {
  const { longest, example, busy, large = false, failure, onName, onClose } = rest;
  const id = useId();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || busy) return;
    if (wanted === name) onClose();
    else onName(wanted);
  };
  const size = large ? ' large' : '';
  return (
    <form className="dialog-form" onSubmit={submit}>
      <div>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <div className="field large">
          <input
            id={id}
            dir="auto"
            value={typed}
            required
            autoFocus
            maxLength={longest}
            placeholder={example}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        </div>
      </div>
      {failure}
      <div className="dialog-actions">
        <button type="button" className={`button second${size}`} onClick={onClose}>
          {cancel}
        </button>
        <button
          type="submit"
          className={`button primary${size}`}
          disabled={!wanted}
          aria-busy={busy || undefined}
        >
          {busy && <span className="spinner" />}
          {action}
        </button>
      </div>
    </form>
  );
}
