import type { Layer } from '../../../catalog/build/templates/recipe.js';
import { roleOf } from '../../../catalog/build/templates/roles.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import type { StoredPage } from '../../../elements/document/design-file.js';
import type { ShapePart, TextPart } from '../../../elements/generate/understand/page-tree.js';
import { boundsOf } from '../../../elements/objects/object-bounds.js';
import { kindOf, type DesignObject } from '../../../elements/objects/kinds.js';
import type { TextObject } from '../../../elements/objects/text/model.js';

/**
 * What the parts of the catalog's templates are in truth: what their recipes call them. The name of a slot says what its text
 * or picture is for; the name of a shape says what it shows; a text's `on` says which color it stands on, and so which panel.
 * Places and sizes, which inference looks at, are not looked at here but where it is said. The first part is the one meant;
 * another beside it is right too, where a slot is used for both.
 */
export type Part = TextPart | ShapePart;
export type Truth = readonly [meant: Part, ...alsoRight: Part[]];

type Slots = readonly (readonly [names: string, ...truth: Truth])[];

/** Slots of the copy, without the digits at their ends. */
const TEXT_SLOTS: Slots = [
  [
    'title agendaTitle columnsTitle closing section problem solution plan scope costs team roadmap marketTitle question',
    'heading',
  ],
  ['first second last word sentence days quote', 'heading', 'sub_heading'],
  // the name of a guest, a graduate, a couple or a shop: large where the page is about them
  ['name', 'heading', 'sub_heading', 'detail'],
  [
    'step job stage part point agenda choice dish head numberTitle barsTitle chartTitle unitsTitle weeks',
    'sub_heading',
    'heading',
  ],
  ['headSkills headTongues headWork headStudy headContact headHabits', 'sub_heading', 'tag', 'detail'],
  ['greeting course', 'sub_heading', 'detail'],
  [
    'body stepText text pointText stageText partText planText problemText intro scopeText statText marketBody',
    'paragraph',
  ],
  ['closingText sectionText', 'paragraph'],
  // a line each, under what they explain
  [
    'agendaText numberText marketText shareText unitsText detail notes items tongues client',
    'paragraph',
    'detail',
  ],
  ['tag sectionTag problemTag closingTag planTag costsTag quoteTag columnsTag agendaTag numberTag', 'tag'],
  ['badge zone unit since', 'tag', 'detail', 'sub_heading'],
  ['date place author email phone site website address duration weekday time source quoteAuthor', 'detail'],
  ['role firm school amount quantity subject item skill habit task bar quarter break breakTime', 'detail'],
  ['barValue serves level signUs signThem row tagline', 'detail'],
  [
    'dateLabel toLabel numberLabel totalLabel titleLabel itemLabel quantityLabel amountLabel levelLabel',
    'detail',
    'tag',
  ],
  ['company', 'detail', 'tag'],
  ['month', 'detail', 'heading', 'tag'],
  // alone and large they are looked at as pictures are
  ['price total', 'detail', 'figure'],
  ['year', 'detail', 'figure', 'tag'],
  ['cta', 'button'],
  ['initial initials', 'figure'],
];

/** Slots that hold what is counted: a figure where they hold digits alone, what they hold beside them else. */
const NUMBERS = new Set('number no day stat share market week seat'.split(' '));
const DIGITS_ALONE = /^[\p{Nd}.,:+\-–−\s]+\s?([%×x]|\p{L}{1,3})?$/u;

/** Layouts that use a slot for something else. */
const USES: Readonly<Record<string, Readonly<Record<string, Truth>>>> = {
  // 'Awarded to' over the name, and what the medal is for
  'certificate-rays': { title: ['tag', 'detail'] },
  'certificate-tiles': { title: ['tag', 'detail'] },
  'badge-rosette': { title: ['detail', 'sub_heading'] },
  // what the large number says
  'post-number': { title: ['paragraph', 'sub_heading'] },
  // parts of a menu, not of a deck
  'menu-classic': { section: ['sub_heading', 'heading'] },
  'menu-rail': { section: ['sub_heading', 'heading'] },
  // a line under the name
  'logo-arrows': { tag: ['detail', 'tag'] },
  'logo-seal': { tag: ['detail', 'tag'] },
  'logo-stack': { tag: ['detail', 'tag'] },
  'monogram-arch': { tag: ['detail', 'tag'] },
  // the sender in place of a heading
  'invoice-receipt': { company: ['heading', 'detail'] },
  // the same, and 'Yours,' before a signature
  letter: { closing: ['detail'], company: ['heading', 'detail'] },
  letterhead: { closing: ['detail'], company: ['heading', 'detail'] },
  'letterhead-pinking': { closing: ['detail'], company: ['heading', 'detail'] },
  // the steps of a recipe card are its text
  'recipe-card-gingham': { step: ['paragraph'] },
  // what a cover's story is about, set large; one line beneath the title of a banner or an offer
  'photo-magazine': { body: ['paragraph', 'sub_heading'] },
  'photo-banner': { body: ['paragraph', 'detail'] },
  'photo-badged': { body: ['paragraph', 'detail'] },
};

/** Of a recipe, or of the way that all recipes of its first two words are laid out. */
const usesOf = (recipe: string) => USES[recipe] ?? USES[recipe.split('-').slice(0, 2).join('-')];

/** Labels of pictures and drawings, without what follows a hyphen or the digits at their ends. */
const IMAGE_SLOTS: Slots = [
  ['hero photo cover first strip inside', 'hero', 'picture', 'background'],
  ['second portrait flap', 'picture', 'hero'],
  ['ground', 'background'],
  ['icon', 'icon', 'decoration'],
  ['emblem detail', 'decoration', 'icon', 'hero'],
  ['motif sprig', 'decoration'],
  ['mark', 'logo'],
];

const bySlot = (slots: Slots): ReadonlyMap<string, Truth> =>
  new Map(slots.flatMap(([names, ...truth]) => names.split(' ').map((name) => [name, truth] as const)));
const texts = bySlot(TEXT_SLOTS);
const images = bySlot(IMAGE_SLOTS);

const recipeOf = new Map(templates.map(({ id, recipe }) => [id, recipes.find((each) => each.id === recipe)]));

/** The truth about the objects of a template's page by their ids; those whose slot says nothing are left out. */
export function truthOf(template: string, page: StoredPage, index: number): ReadonlyMap<string, Truth> {
  const recipe = recipeOf.get(template);
  const layers = (index === 0 ? recipe?.layers : recipe?.pages?.[index - 1]?.layers) ?? [];
  const objects = page.objects as readonly DesignObject[];
  const panels = panelsOf(objects, layers);
  const found = new Map<string, Truth>();
  const add = (object: DesignObject, truth: Truth | undefined): void =>
    void (truth && found.set(object.id, truth));
  for (const object of objects)
    if (object.type === 'text') add(object, textTruth(object as TextObject, recipe?.id));
    else add(object, object.labels?.image ? pictureTruth(object.labels.image) : shapeTruth(object, panels));
  if (page.background_image) found.set(page.background_image.id, ['background']);
  return found;
}

function textTruth(
  { labels, text_details: { text } }: TextObject,
  recipe: string | undefined,
): Truth | undefined {
  const slot = (labels?.text ?? '').replace(/\d+$/, '');
  if (NUMBERS.has(slot)) return DIGITS_ALONE.test(text) ? ['figure', 'detail'] : ['detail', 'figure'];
  return usesOf(recipe ?? '')?.[slot] ?? texts.get(slot);
}

const pictureTruth = (label: string): Truth | undefined => images.get(label.replace(/-.*$|\d+$/g, ''));

/** Shapes that recipes lay over the whole page: skies, rays, patterns, washes of color. */
const WHOLE_PAGE =
  /^(sky|ground|rays|lines|fine-lines|wash|figures|cloth|glow|stripes|scrim|paper|stars|field)\b/;

/** A shape is a panel when a text says that it stands on its color there; lines that are called rules part texts. */
function shapeTruth(object: DesignObject, panels: ReadonlySet<string>): Truth | undefined {
  const name = object.id.replace(/^p\d+-/, '').replace(/(-\d+)+$/, '');
  if (kindOf(object) === 'line') return /rule/.test(name) ? ['separator'] : ['decoration', 'separator'];
  if (kindOf(object) !== 'shape') return undefined;
  if (/^(frame|frame-line|border)$/.test(name)) return ['frame'];
  if (WHOLE_PAGE.test(name)) return ['background', 'underlay', 'decoration'];
  if (panels.has(object.id)) return ['underlay'];
  return isThin(object) ? ['decoration', 'separator'] : ['decoration'];
}

/** A bar this much longer than wide is what a line is, however it was drawn. */
const THIN = 20;
const isThin = ({ width, height }: DesignObject): boolean =>
  Math.max(width, height) >= THIN * Math.min(width, height);

/** Shapes that texts stand on: the topmost beneath a text's middle that has the color its recipe says it stands on. */
function panelsOf(objects: readonly DesignObject[], layers: readonly Layer[]): ReadonlySet<string> {
  const grounds = new Map(
    layers.flatMap((layer) => (layer.k === 'text' && layer.on ? [[layer.t, layer.on] as const] : [])),
  );
  const found = new Set<string>();
  objects.forEach((object, at) => {
    const on = object.type === 'text' ? grounds.get(object.labels?.text ?? '') : undefined;
    if (on === undefined || on === 'photo') return;
    const { x, y, width, height } = boundsOf(object);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const panel = objects.slice(0, at).findLast((shape) => {
      const box = boundsOf(shape);
      const holds =
        middleX > box.x && middleX < box.x + box.width && middleY > box.y && middleY < box.y + box.height;
      return holds && shape.labels?.colors?.includes(roleOf(on));
    });
    if (panel) found.add(panel.id);
  });
  return found;
}
