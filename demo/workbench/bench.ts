import type { Language } from './code.js';
import { h } from './dom.js';
import { codeSection, inspector, type Inspected } from './inspector.js';
import { readManifest, type ElementDoc } from './manifest.js';
import { elementList } from './navigation.js';
import { Stage } from './stage.js';
import { readState, writeState, type BenchState } from './state.js';
import { switchRow } from './switches.js';

/** The workbench: every element of the manifest with all that can be set of it [C-028]. The address tells the state. */
const docs = await readManifest();
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const [nav, head, side, codeBox, log] = ['nav', '#head', '#side', '#code', '#log'].map(find) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
];
const stage = new Stage(document.querySelector('iframe')!);

let state = readState(location.hash);
let language: Language = 'HTML';
let marked: readonly string[] = [];
/** Counts pages shown: one that comes late is not looked at any more. */
let turn = 0;

const docOf = (tag: string): ElementDoc => docs.find((doc) => doc.tag === tag) ?? docs[0]!;
const elementOf = (): HTMLElement | undefined => stage.instances(state.tag)[state.place];

function remember(change: Partial<BenchState>): void {
  state = { ...state, ...change };
  history.replaceState(null, '', writeState(state));
}

function put(element: HTMLElement, name: string, value: unknown): void {
  if (name.startsWith('--')) element.style.setProperty(name, String(value));
  else (element as unknown as Record<string, unknown>)[name] = value;
}

function set(name: string, value: unknown): void {
  const element = elementOf();
  if (!element) return;
  put(element, name, value);
  remember({ values: { ...state.values, [name]: value } });
  renderCode();
}

function inspected(): Inspected | null {
  const element = elementOf();
  if (!element) return null;
  return {
    ...{ doc: docOf(state.tag), element, fresh: stage.fresh(state.tag), language, marked, set },
    speak: (name) => {
      language = name;
      renderCode();
    },
    mark: (parts) => {
      marked = parts;
      stage.markParts(state.tag, parts);
      renderSide();
    },
  };
}

function renderSide(): void {
  const found = inspected();
  side.replaceChildren(...(found ? inspector(found) : []));
}

function renderCode(): void {
  const found = inspected();
  codeBox.replaceChildren(...(found ? [codeSection(found)] : []));
}

function renderHead(): void {
  const options = stage
    .instances(state.tag)
    .map((element, index) =>
      h(
        'option',
        { value: String(index), selected: index === state.place },
        `${index + 1}. ${stage.labelOf(element)}`,
      ),
    );
  const choose = ({ target }: Event): void => {
    remember({ place: Number((target as HTMLSelectElement).value), values: {} });
    renderAll();
  };
  const reset = (): void => {
    remember({ values: {} });
    void show();
  };
  head.replaceChildren(
    h('h2', {}, state.tag),
    h('label', { class: 'switch' }, 'State', h('select', { name: 'place', onchange: choose }, ...options)),
    switchRow(state.switches, (id, value) => {
      remember({ switches: { ...state.switches, [id]: value } });
      stage.apply(state.switches);
    }),
    h('button', { type: 'button', onclick: reset }, 'Reset'),
    h('a', { href: `/docs/elements/${state.tag}.html` }, 'Reference'),
    h('a', { href: `/demo/elements/${state.tag}.html`, target: '_blank' }, 'Alone'),
  );
}

function renderAll(): void {
  elementOf()?.scrollIntoView({ block: 'nearest' });
  renderHead();
  renderSide();
  renderCode();
}

/** Shows the element of the address. */
async function show(): Promise<void> {
  const mine = ++turn;
  const doc = docOf(state.tag);
  if (doc.tag !== state.tag) remember({ tag: doc.tag });
  document.title = `${doc.tag} - Design Maker`;
  document.body.dataset['shown'] = '';
  log.textContent = '';
  marked = [];
  elementList(nav, docs, doc.tag);
  try {
    await stage.show(doc, (lines) => {
      log.textContent = lines;
      renderCode();
    });
  } catch (error) {
    if (mine === turn) log.textContent = (error as Error).message;
    return;
  }
  if (mine !== turn) return;
  stage.apply(state.switches);
  const element = elementOf();
  if (element) for (const [name, value] of Object.entries(state.values)) put(element, name, value);
  renderAll();
  document.body.dataset['shown'] = doc.tag;
}

addEventListener('hashchange', () => {
  const next = readState(location.hash);
  // switches stay when another element is looked at
  const kept = location.hash.includes('?') ? next.switches : state.switches;
  state = { ...next, switches: kept };
  void show();
});
await show();
