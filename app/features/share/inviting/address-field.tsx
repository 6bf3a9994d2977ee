import { useId, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../../ui/icon.js';
import { endsAddress, invalidOf, mergeAddresses } from './email-addresses.js';
import { invite as strings } from '../strings.js';

interface AddressFieldProps {
  readonly chosen: readonly string[];
  /** What is typed and not yet an address of its own. */
  readonly typed: string;
  readonly onChange: (chosen: readonly string[], typed: string) => void;
  /** The red line. */
  readonly fault: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Addresses as chips. A comma, a space or Enter ends one, a pasted list becomes many, Backspace takes the last back. */
export function AddressField({ chosen, typed, onChange, fault, input }: AddressFieldProps) {
  const id = useId();
  const errorId = useId();
  const invalid = invalidOf(chosen);
  const commit = (text: string) => onChange(mergeAddresses(chosen, text), '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commit(typed);
    } else if (event.key === 'Backspace' && !typed && chosen.length > 0) {
      event.preventDefault();
      onChange(chosen.slice(0, -1), chosen.at(-1) ?? '');
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\s<]/.test(text.trim())) return;
    event.preventDefault();
    commit(`${typed} ${text}`);
  };
  const remove = (address: string) => {
    const rest = chosen.filter((other) => other !== address);
    onChange(rest, typed);
    input.current?.focus();
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        {strings.field}
      </label>
      <div className={fault ? 'field address-field bad' : 'field address-field'}>
        <ul>
          {chosen.map((address) => (
            <li key={address} className={invalid.includes(address) ? 'chip bad' : 'chip'}>
              <span className="address-text">{address}</span>
              <button
                type="button"
                aria-label={strings.removeAddress(address)}
                onClick={() => remove(address)}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <input
          id={id}
          ref={input}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          placeholder={chosen.length > 0 ? undefined : strings.example}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault ? errorId : undefined}
          onChange={({ target: { value } }) => (endsAddress(value) ? commit(value) : onChange(chosen, value))}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() && commit(typed)}
        />
      </div>
      {fault && (
        <p className="field-error" id={errorId} role="alert">
          <Icon name="warning-circle" size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}
