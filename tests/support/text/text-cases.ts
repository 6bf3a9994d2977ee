/** Texts that together exercise every part of layout; shared by the Node tests and the browser's hash page. */
import type { TextInput, TextStyle } from '../../../elements/text/types.js';

export const CASE_STYLE: TextStyle = {
  family: 'Montserrat',
  weight: 400,
  italic: false,
  size: 22,
  color: '#111111',
  letterSpacing: 0,
};

export interface TextCase {
  readonly name: string;
  readonly text: string;
  readonly style?: Partial<TextStyle>;
  readonly width?: number;
}

export const TEXT_CASES: readonly TextCase[] = [
  {
    name: 'latin ligatures',
    text: 'Office affluent waffle fjord AVATAR Type To. Éléphant naïve "quotes" — fine',
    style: { family: 'Fraunces' },
  },
  { name: 'latin kerning', text: 'AVATAR Tea To Wa. Yo, LTAV; P.A.T. fi fl ffi' },
  { name: 'latin spaced', text: 'LETTER SPACING office wide', style: { letterSpacing: 0.5 } },
  { name: 'latin tight', text: 'Tight headline office', style: { letterSpacing: -0.07 } },
  { name: 'arabic', text: 'مرحبا بالعالم، هذا نص عربي لاختبار التشكيل والاتجاه' },
  { name: 'arabic marks', text: 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ لا إله' },
  { name: 'arabic digits', text: 'السعر 123.45 دولار (خصم 50%) في 2026' },
  { name: 'hebrew', text: 'שלום עולם, זהו טקסט בעברית לבדיקה' },
  { name: 'hebrew points', text: 'בְּרֵאשִׁית בָּרָא אֱלֹהִים' },
  { name: 'devanagari', text: 'नमस्ते दुनिया, क्षत्रिय ज्ञान का परीक्षण है और संयुक्ताक्षर हिन्दी में' },
  { name: 'japanese', text: '吾輩は猫である。名前はまだ無い。デザイン「テスト」です' },
  { name: 'bidi ltr', text: 'The title is مرحبا بالعالم in Arabic and שלום עולם in Hebrew 2026.' },
  { name: 'bidi rtl', text: 'هذا نص عربي with English words في الوسط 123 ثم المزيد' },
  { name: 'emoji', text: 'Hello 👋🏽 family 👨‍👩‍👧 flag 🇮🇳 heart ❤️ ok' },
  {
    name: 'wrap ltr',
    text: 'Design is not just what it looks like and feels like; design is how it works. Office affluent waffle.',
    width: 260,
  },
  {
    name: 'wrap rtl',
    text: 'مرحبا بالعالم، هذا نص عربي لاختبار التشكيل والاتجاه من اليمين إلى اليسار 123 مع Latin في الوسط وينتهي هنا.',
    width: 260,
  },
  { name: 'two scripts', text: 'Rotated outline مرحبا', style: { weight: 700 } },
  {
    name: 'made-up bold italic',
    text: 'Synthetic bold italic',
    style: { family: 'DM Sans', weight: 700, italic: true },
  },
];

/** A case as layout input. */
export function caseInput({ text, style, width = Infinity }: TextCase): TextInput {
  const spans = [{ start: 0, end: text.length, style: { ...CASE_STYLE, ...style } }];
  return { text, spans, width, align: 'left', lineHeight: 1.2 };
}
