/** What the address of the workbench says: the element, which of its states, the switches, and what was changed of it. */
export interface BenchState {
  readonly tag: string;
  /** Which of the elements on its page, from 0. */
  readonly place: number;
  readonly switches: Readonly<Record<string, string>>;
  /** By the names of properties; custom properties with their dashes. */
  readonly values: Readonly<Record<string, unknown>>;
}

const VALUE = 'set.';

/** `#dm-slider?place=1&theme=dark&set.value=40`. */
export function readState(hash: string): BenchState {
  const [tag = '', query = ''] = hash.replace(/^#/, '').split('?');
  const entries = [...new URLSearchParams(query)];
  const switches = entries.filter(([name]) => name !== 'place' && !name.startsWith(VALUE));
  const values = entries
    .filter(([name]) => name.startsWith(VALUE))
    .flatMap(([name, text]) => {
      try {
        return [[name.slice(VALUE.length), JSON.parse(text) as unknown] as const];
      } catch {
        return [];
      }
    });
  const place = Number(new URLSearchParams(query).get('place') ?? 0);
  return { tag, place, switches: Object.fromEntries(switches), values: Object.fromEntries(values) };
}

export function writeState({ tag, place, switches, values }: BenchState): string {
  const query = new URLSearchParams();
  if (place > 0) query.set('place', String(place));
  for (const [name, value] of Object.entries(switches)) if (value) query.set(name, value);
  for (const [name, value] of Object.entries(values)) query.set(VALUE + name, JSON.stringify(value));
  const text = query.toString();
  return `#${tag}${text ? `?${text}` : ''}`;
}
