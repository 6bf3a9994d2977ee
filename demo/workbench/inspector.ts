import { codeIn, LANGUAGES, type Language } from './code.js';
import { control, kindOf } from './controls.js';
import { h } from './dom.js';
import type { ElementDoc, Field, Named } from './manifest.js';

export interface Inspected {
  readonly doc: ElementDoc;
  readonly element: HTMLElement;
  /** The element as it is before anything is set. */
  readonly fresh: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly marked: readonly string[];
  readonly set: (name: string, value: unknown) => void;
  readonly speak: (language: Language) => void;
  readonly mark: (parts: readonly string[]) => void;
}

const valueOf = (element: HTMLElement, name: string): unknown =>
  (element as unknown as Record<string, unknown>)[name];

const section = (title: string, ...children: readonly Node[]): HTMLElement =>
  h('section', {}, h('h3', {}, title), ...children);

const list = (rows: readonly Named[]): HTMLElement =>
  h(
    'dl',
    {},
    ...rows.flatMap(({ name, description = '' }) => [
      h('dt', {}, h('code', {}, name || '(default)')),
      h('dd', {}, description),
    ]),
  );

function customProperties({ doc, element, set }: Inspected): HTMLElement {
  const rows = doc.properties.map(({ name, description }) =>
    control(
      { name, type: 'string', readonly: false, ...(description && { description }) },
      element.style.getPropertyValue(name) || getComputedStyle(element).getPropertyValue(name).trim(),
      (value) => set(name, value),
    ),
  );
  return section('Custom properties', ...rows);
}

function parts({ doc, marked, mark }: Inspected): HTMLElement {
  const rows = doc.parts.map(({ name, description = '' }) => {
    const toggle = ({ target }: Event): void => {
      const others = marked.filter((part) => part !== name);
      mark((target as HTMLInputElement).checked ? [...others, name] : others);
    };
    const box = h('input', { type: 'checkbox', checked: marked.includes(name), onchange: toggle });
    return h('label', { class: 'part' }, box, h('code', {}, name), ` ${description}`);
  });
  return section('Parts', ...rows);
}

/** Properties that are plain and not as they begin: what has to be written to get what one sees. */
function changed({ doc, element, fresh }: Inspected): (readonly [Field, unknown])[] {
  return doc.fields.flatMap((field) => {
    const value = valueOf(element, field.name);
    if (kindOf(field, value) === 'none' || value === undefined) return [];
    const same = JSON.stringify(value) === JSON.stringify(fresh[field.name]);
    return same ? [] : [[field, value] as const];
  });
}

function code(inspected: Inspected): HTMLElement {
  const { doc, element, language, speak } = inspected;
  const tabs = LANGUAGES.map((name) =>
    h('button', { type: 'button', ariaPressed: String(name === language), onclick: () => speak(name) }, name),
  );
  const inside = element.innerHTML.replace(/<!--.*?-->/g, '').trim();
  const text = codeIn(language, { doc, values: changed(inspected), inside });
  return section(
    'Code',
    h('div', { class: 'languages', role: 'group', ariaLabel: 'Language' }, ...tabs),
    h('pre', { tabIndex: 0, role: 'region', ariaLabel: `Code in ${language}` }, h('code', {}, text)),
  );
}

export const codeSection = code;

/** Everything about one element: what it is, its controls, parts, slots, events, and its code. */
export function inspector(inspected: Inspected): readonly HTMLElement[] {
  const { doc, element, set } = inspected;
  const controls = doc.fields.map((field) =>
    control(field, valueOf(element, field.name), (value) => set(field.name, value)),
  );
  return [
    h('p', { class: 'about' }, doc.description),
    ...(controls.length > 0 ? [section('Properties', ...controls)] : []),
    ...(doc.properties.length > 0 ? [customProperties(inspected)] : []),
    ...(doc.parts.length > 0 ? [parts(inspected)] : []),
    ...(doc.slots.length > 0 ? [section('Slots', list(doc.slots))] : []),
    ...(doc.events.length > 0 ? [section('Events', list(doc.events))] : []),
  ];
}
