import {
  TEMPLATE_COLORS,
  TEMPLATE_STYLES,
  type TemplateFilters,
} from '../../../../server/contract/template-filters.js';
import { languageName } from '../../../ui/language-name.js';
import { filters as strings } from '../strings.js';

/** A filter as it stands in the address: a name, and a value of a list. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** A swatch beside the label, any CSS color. */
  readonly swatch?: string;
}

export interface Filter {
  readonly name: 'color' | 'style' | 'language' | 'price' | 'photo';
  /** What the button says while nothing is chosen. */
  readonly label: string;
  readonly choices: readonly FilterChoice[];
}

/** Languages of the catalog's templates. */
const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'he', 'hi', 'it', 'ja', 'ko', 'pt', 'zh'] as const;

const SWATCHES: Readonly<Record<(typeof TEMPLATE_COLORS)[number], string>> = {
  ...{ red: '#d9342b', orange: '#f28c28', yellow: '#f7cf3c', green: '#3f9d4f', teal: '#1f9ea3' },
  ...{ blue: '#2f5fd9', purple: '#7b46c9', pink: '#f08bb4', brown: '#7a4d2b' },
  ...{ black: '#17181c', gray: '#8d929c', white: '#ffffff' },
};

const choicesOf = (words: Readonly<Record<string, string>>): FilterChoice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Every filter there is, in the order of the bar. */
export const FILTERS: readonly Filter[] = [
  {
    name: 'color',
    label: strings.color,
    choices: TEMPLATE_COLORS.map((value) => ({
      value,
      label: strings.colors[value],
      swatch: SWATCHES[value],
    })),
  },
  {
    name: 'style',
    label: strings.style,
    choices: TEMPLATE_STYLES.map((value) => ({ value, label: strings.styles[value] })),
  },
  {
    name: 'language',
    label: strings.language,
    choices: LANGUAGES.map((value) => ({ value, label: languageName(value) })),
  },
  { name: 'price', label: strings.price, choices: choicesOf(strings.prices) },
  { name: 'photo', label: strings.photo, choices: choicesOf(strings.photos) },
];

/** What is chosen in an address; a value that is none counts as nothing. */
export function chosenIn(parameters: URLSearchParams): Partial<Record<Filter['name'], string>> {
  const chosen = FILTERS.flatMap(({ name, choices }) => {
    const value = parameters.get(name);
    return choices.some((choice) => choice.value === value) ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen) as Partial<Record<Filter['name'], string>>;
}

/** The same as lists and searches are asked for it. */
export function filtersIn(parameters: URLSearchParams): TemplateFilters {
  const { price, photo, ...rest } = chosenIn(parameters);
  return {
    ...(rest as TemplateFilters),
    ...(price !== undefined && { free: price === 'free' }),
    ...(photo !== undefined && { photo: photo === 'with' }),
  };
}

/** The address with one filter changed; null takes it away. */
export function withFilter(
  parameters: URLSearchParams,
  name: Filter['name'],
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address with no filter. */
export function withoutFilters(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const { name } of FILTERS) next.delete(name);
  return next;
}
