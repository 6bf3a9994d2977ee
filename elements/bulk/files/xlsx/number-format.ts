/** What surrounds figures in a format: its literals, without colors, conditions, fills and spacing. */
interface FormatPart {
  readonly literal: boolean;
  readonly text: string;
}

const PIECES = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|_.|\*.|([^"\\[_*]+?(?=["\\[_*]|$))/gs;

/** Literals and figures of one section, in order. */
export const formatParts = (section: string): FormatPart[] =>
  [...section.matchAll(PIECES)].flatMap(([, quoted, escaped, currency, rest]): FormatPart[] => {
    const literal = quoted ?? escaped ?? currency;
    if (literal !== undefined) return [{ literal: true, text: literal }];
    return rest === undefined ? [] : [{ literal: false, text: rest }];
  });

/** A number as it stands in a cell without a format: what binary fractions add is not shown. */
export const generalNumber = (value: number): string => String(Number(value.toPrecision(15)));

/** Digits wanted behind the point: those always there and those only when they say something. */
function decimals(figures: string): { least: number; most: number } {
  const after = /\.([0#?]*)/.exec(figures)?.[1] ?? '';
  return { least: after.replaceAll(/[^0]/g, '').length, most: after.length };
}

function figuresOf(value: number, figures: string, locale: string): string {
  const { least, most } = decimals(figures);
  const whole = figures.split('.')[0] ?? '';
  return new Intl.NumberFormat(locale, {
    minimumIntegerDigits: Math.max(1, Math.min(21, whole.replaceAll(/[^0]/g, '').length)),
    minimumFractionDigits: Math.min(20, least),
    maximumFractionDigits: Math.min(20, most),
    useGrouping: /[0#?],[0#?]/.test(whole),
  }).format(value);
}

/** Thousands that are left away: commas behind the last figure. */
const scale = (figures: string): number => 1000 ** (/,+$/.exec(figures)?.[0].length ?? 0);

const FIGURES = /[0#?][0#?.,]*|\.[0#?]+/;

/** The section for a number: above, below, at zero. Only a section for negatives shows by itself that they are. */
function sectionFor(value: number, code: string): { section: string; sign: string } {
  const sections = code.split(';');
  const index = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
  return { section: sections[index] ?? '', sign: value < 0 && index === 0 ? '-' : '' };
}

/** The parts of a section with the figures of a number in place of its own. */
function filled(parts: readonly FormatPart[], value: number, locale: string): string {
  const percent = parts.some(({ literal, text }) => !literal && text.includes('%')) ? 100 : 1;
  const at = parts.findIndex(({ literal, text }) => !literal && FIGURES.test(text));
  const show = (figures: string) => figuresOf((value * percent) / scale(figures), figures, locale);
  return parts.map(({ text }, index) => (index === at ? text.replace(FIGURES, show) : text)).join('');
}

/**
 * A number as its cell shows it: decimals, thousands, percent, currency and literals. Formats beyond that, fractions and
 * powers, give the plain number. `locale` says which signs part figures.
 */
export function formatNumber(value: number, code: string, locale: string): string {
  const { section, sign } = sectionFor(value, code);
  const parts = formatParts(section);
  const plain = parts.flatMap(({ literal, text }) => (literal ? [] : [text])).join('');
  if (section === '' || /general|[/Ee@]/i.test(plain)) return generalNumber(value);
  return `${sign}${filled(parts, Math.abs(value), locale)}`.trim();
}
