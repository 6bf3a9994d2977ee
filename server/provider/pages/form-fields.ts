import { PASSWORD_LONGEST, type FieldErrors, type FieldName } from '../accounts/field-validation.js';
import { icon } from '../../pages/icons.js';
import { html, type Html } from '../../pages/html.js';

/** What was typed and what was wrong with it. */
export interface FormState {
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly errors: FieldErrors;
  /** About the form as a whole. */
  readonly problem?: string;
}

interface FieldOptions {
  readonly name: FieldName;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
  /** Beside the label. */
  readonly aside?: Html;
}

const ORDER: readonly FieldName[] = ['name', 'email', 'password'];

/** Where the cursor is to be: the first field with a fault, else the first empty one. */
function firstOf(fields: readonly FieldName[], { values, errors }: FormState): FieldName | undefined {
  const inOrder = ORDER.filter((name) => fields.includes(name));
  return inOrder.find((name) => errors[name]) ?? inOrder.find((name) => !values[name]);
}

/** Draws the fields of one form. */
export const fieldsOf = (state: FormState, fields: readonly FieldOptions[]): Html => {
  const first = firstOf(
    fields.map(({ name }) => name),
    state,
  );
  return html`${fields.map((field) => fieldHtml(field, state, field.name === first))}`;
};

function fieldHtml(field: FieldOptions, { values, errors }: FormState, focus: boolean): Html {
  const { name, label, type, autocomplete, hint, aside } = field;
  const error = errors[name];
  const about = error ? `${name}-error` : hint ? `${name}-hint` : null;
  // what was typed stays, but no page carries a password back
  const value = type === 'password' ? '' : (values[name] ?? '');
  return html`<div class="form-row">
    <div class="label-row"><label class="label" for="${name}">${label}</label>${aside}</div>
    <div class="field large${error ? ' bad' : ''}">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        value="${value}"
        autocomplete="${autocomplete}"
        ${type === 'password' && html`maxlength="${PASSWORD_LONGEST + 1}"`}
        ${type !== 'text' && html`autocapitalize="none" spellcheck="false"`}
        required
        ${error && html`aria-invalid="true"`}
        ${about && html`aria-describedby="${about}"`}
        ${focus && html`autofocus`}
      />
      ${type === 'password' && showButton(name)}
    </div>
    ${
      error
        ? html`<p class="field-error" id="${name}-error">${icon('warning-circle')}<span>${error}</span></p>`
        : hint && html`<p class="field-hint" id="${name}-hint">${hint}</p>`
    }
  </div>`;
}

/** Works by script and shows only with it. */
const showButton = (name: FieldName): Html =>
  html`<button
    class="show-password"
    type="button"
    aria-label="Show password"
    aria-pressed="false"
    aria-controls="${name}"
    hidden
  >
    ${icon('eye')}${icon('eye-slash')}
  </button>`;

export const problemHtml = ({ problem }: FormState): Html =>
  html`${problem && html`<p class="problem" role="alert">${icon('warning-circle')}<span>${problem}</span></p>`}`;

export const submitHtml = (text: string): Html =>
  html`<button class="button primary large block" type="submit">${text}</button>`;

export const rememberMeHtml = (keep: boolean): Html =>
  html`<label class="keep">
    <input type="checkbox" name="keep" value="1" ${keep && html`checked`} />
    <span class="box">${icon('check')}</span>
    <span>Keep me signed in on this device</span>
  </label>`;
