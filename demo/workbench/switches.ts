import { h } from './dom.js';

/** Circumstances an element is seen under. */
interface Switch {
  readonly id: string;
  readonly label: string;
  /** Its values beside 'as it is', with their names. */
  readonly values: Readonly<Record<string, string>>;
  readonly apply: (frame: HTMLIFrameElement, value: string) => void;
}

const rootOf = (frame: HTMLIFrameElement): HTMLElement => frame.contentDocument!.documentElement;
const DURATIONS = ['instant', 'quick', 'steady', 'slow'];

export const SWITCHES: readonly Switch[] = [
  {
    ...{ id: 'theme', label: 'Theme', values: { light: 'Light', dark: 'Dark' } },
    apply: (frame, value) => (rootOf(frame).dataset['theme'] = value || 'light'),
  },
  {
    ...{ id: 'dir', label: 'Direction', values: { rtl: 'Right to left' } },
    apply: (frame, value) => (rootOf(frame).dir = value),
  },
  {
    ...{ id: 'text', label: 'Text', values: { '200': '200 %' } },
    apply: (frame, value) => rootOf(frame).style.setProperty('zoom', value ? '2' : '1'),
  },
  {
    ...{ id: 'width', label: 'Frame', values: { '390': '390 px', '768': '768 px' } },
    apply: (frame, value) => (frame.style.width = value ? `${value}px` : ''),
  },
  {
    ...{ id: 'motion', label: 'Motion', values: { less: 'Reduced' } },
    // all durations of the kit are tokens: a frame cannot be told another preference than the page's
    apply: (frame, value) => {
      for (const name of DURATIONS)
        if (value) rootOf(frame).style.setProperty(`--dm-duration-${name}`, '1ms');
        else rootOf(frame).style.removeProperty(`--dm-duration-${name}`);
    },
  },
];

/** The row of switches; `set` is told which was set to what, '' as it is. */
export function switchRow(
  state: Readonly<Record<string, string>>,
  set: (id: string, value: string) => void,
): HTMLElement {
  const fields = SWITCHES.map(({ id, label, values }) => {
    const options = Object.entries({ '': 'As it is', ...values }).map(([value, name]) =>
      h('option', { value, selected: value === (state[id] ?? '') }, name),
    );
    const chosen = ({ target }: Event): void => set(id, (target as HTMLSelectElement).value);
    return h('label', { class: 'switch' }, label, h('select', { name: id, onchange: chosen }, ...options));
  });
  return h('div', { class: 'switches', role: 'group', ariaLabel: 'Circumstances' }, ...fields);
}
