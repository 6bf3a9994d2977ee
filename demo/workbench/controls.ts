import { h } from './dom.js';
import type { Field } from './manifest.js';

/** How a property is changed by hand. */
type Kind = 'boolean' | 'number' | 'choice' | 'text' | 'json' | 'none';

/** The words of a type like `'small' | 'medium'`. */
const choicesOf = (type: string): readonly string[] =>
  /^('[^']*'|null)( \| ('[^']*'|null))*$/.test(type)
    ? [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word!)
    : [];

/** Plain data, which can be typed and told in an address. */
function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || depth > 6) return false;
  const proto = Object.getPrototypeOf(value) as { constructor?: { name: string } } | null;
  if (!Array.isArray(value) && proto?.constructor?.name !== 'Object') return false;
  return Object.values(value).every((inner) => isPlain(inner, depth + 1));
}

/** By the type the manifest names; an alias it does not explain shows by its value what it is. */
export function kindOf({ type, readonly }: Field, value: unknown): Kind {
  if (readonly) return 'none';
  if (/^boolean\b/.test(type)) return 'boolean';
  if (/^number\b/.test(type)) return 'number';
  if (choicesOf(type).length > 0) return 'choice';
  if (/^string\b/.test(type) || typeof value === 'string') return 'text';
  if (typeof value === 'object' && value !== null && isPlain(value)) return 'json';
  return 'none';
}

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `${value.length} items`;
  const { name } = value.constructor;
  return name === 'Object' ? 'an object' : name;
};

/** A labeled control for a property; `set` is told what it becomes. */
export function control(field: Field, value: unknown, set: (value: unknown) => void): HTMLElement {
  const { name, type, description } = field;
  const id = `control-${name}`;
  const hint = h('small', { id: `${id}-hint` }, [type, description].filter(Boolean).join(' · '));
  const input = inputFor(field, value, set);
  input.id = id;
  input.setAttribute('aria-describedby', hint.id);
  const label = h('label', { htmlFor: id }, name);
  return h('div', { class: 'control' }, label, input, hint);
}

function inputFor(field: Field, value: unknown, set: (value: unknown) => void): HTMLElement {
  const nullable = /\bnull\b/.test(field.type);
  switch (kindOf(field, value)) {
    case 'boolean':
      return h('input', {
        type: 'checkbox',
        checked: Boolean(value),
        onchange: (event: Event) => set((event.target as HTMLInputElement).checked),
      });
    case 'number':
      return h('input', {
        ...{ type: 'number', step: 'any', value: typeof value === 'number' ? String(value) : '' },
        oninput: ({ target }: Event) => {
          const text = (target as HTMLInputElement).value;
          if (text !== '') set(Number(text));
          else if (nullable) set(null);
        },
      });
    case 'choice': {
      const words = [...choicesOf(field.type), ...(nullable ? [''] : [])];
      const options = words.map((word) =>
        h('option', { value: word, selected: word === (value ?? '') }, word || 'none'),
      );
      const chosen = ({ target }: Event): void => {
        const word = (target as HTMLSelectElement).value;
        set(word === '' && nullable ? null : word);
      };
      return h('select', { onchange: chosen }, ...options);
    }
    case 'text':
      return h('input', {
        ...{ type: 'text', value: typeof value === 'string' ? value : '', autocomplete: 'off' },
        oninput: ({ target }: Event) => {
          const text = (target as HTMLInputElement).value;
          set(text === '' && nullable ? null : text);
        },
      });
    case 'json':
      return h('textarea', {
        ...{ rows: 4, spellcheck: false, value: JSON.stringify(value, null, 1) },
        onchange: ({ target }: Event) => {
          const area = target as HTMLTextAreaElement;
          try {
            set(JSON.parse(area.value));
            area.setCustomValidity('');
          } catch (error) {
            area.setCustomValidity((error as Error).message);
          }
          area.reportValidity();
        },
      });
    default:
      return h('output', { class: 'given' }, `${shown(value)}, given by the page`);
  }
}
