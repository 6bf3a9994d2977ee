import { radians, type Point } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import { textLayout } from '../../../objects/text/layout.js';
import type { TextDetails, TextObject } from '../../../objects/text/model.js';
import type { DrawnText } from '../drawing.js';
import { hollowShape, type HollowLine } from './hollow-text.js';

/** Where a text's first baseline is anchored, page pixels. */
export interface PlacedText {
  readonly id: string;
  readonly at: Point;
  readonly anchor: DrawnText['anchor'];
  /** It stands behind the text before it. */
  readonly follows?: NonNullable<DrawnText['follows']>;
  /** Its letters are only a line of this color and width, page pixels. */
  readonly hollow?: HollowLine;
}

/** Wide enough that no line breaks. */
const UNBROKEN = 1e5;

/** Texts in boxes as wide as their words, their baselines where they were. Their fonts should be here. */
export function placeTexts(
  objects: readonly DesignObject[],
  texts: readonly PlacedText[],
  env: ObjectEnv,
): readonly DesignObject[] {
  const known = new Map(objects.map((object) => [object.id, object as TextObject]));
  const all = texts.map((text) => ({ text, object: known.get(text.id)! })).filter(({ object }) => object);
  const boxes = new Map(chains(all).flatMap((chain) => placedChain(chain, env)));
  const lines = new Map(texts.flatMap(({ id, hollow }) => (hollow ? [[id, hollow] as const] : [])));
  return objects.map((object) => {
    const box = boxes.get(object.id);
    const line = lines.get(object.id);
    return box && line ? hollowShape(box, line, env) : (box ?? object);
  });
}

interface Member {
  readonly text: PlacedText;
  readonly object: TextObject;
}

/** Each text with those that stand behind it. */
function chains(all: readonly Member[]): Member[][] {
  const found: Member[][] = [];
  for (const member of all) {
    if (member.text.follows && found.length > 0) found.at(-1)!.push(member);
    else found.push([member]);
  }
  return found;
}

function placedChain(chain: readonly Member[], env: ObjectEnv): [string, TextObject][] {
  const [{ text, object }] = chain as [Member];
  if (chain.length === 1) return [[text.id, placeText(object, text.at, text.anchor, env)]];
  const starts: (Point & { readonly member: Member })[] = [];
  let [end, below] = [0, 0];
  for (const [i, member] of chain.entries()) {
    const { along = 0, down = 0, spaced = false } = i === 0 ? {} : member.text.follows!;
    const gap = spaced ? spaceOf(chain[i - 1]!.object.text_details, env) : 0;
    const x = end + along + gap;
    starts.push({ member, x, y: (below += down) });
    end = x + widthOf(member.object.text_details, env);
  }
  const back = text.anchor === 'start' ? 0 : text.anchor === 'end' ? end : end / 2;
  return starts.map(({ member, x, y }) => {
    const at = moved(text.at, x - back, y, object.rotation);
    const left = {
      ...member.object,
      text_details: { ...member.object.text_details, textAlign: 'left' },
    } as const;
    return [member.text.id, placeText(left, at, 'start', env)];
  });
}

function widthOf(details: TextDetails, env: ObjectEnv): number {
  const loose = textLayout({ width: UNBROKEN, text_details: { ...details, textAlign: 'left' } }, env);
  return Math.max(...loose.lines.map(({ width }) => width));
}

/** A space in the style that a text begins with. */
function spaceOf({ runs: _runs, ...details }: TextDetails, env: ObjectEnv): number {
  const width = (text: string): number => widthOf({ ...details, text }, env);
  return width('n n') - width('nn');
}

function moved({ x, y }: Point, along: number, down: number, rotation: number): Point {
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))];
  return { x: x + along * cos - down * sin, y: y + along * sin + down * cos };
}

function placeText(object: TextObject, at: Point, anchor: PlacedText['anchor'], env: ObjectEnv): TextObject {
  // rounded widths may lack a hair for the last word
  const width = Math.ceil(widthOf(object.text_details, env)) + 2;
  const { lines, height } = textLayout({ width, text_details: object.text_details }, env);
  const across = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  const middle = moved(at, width / 2 - across, height / 2 - (lines[0]?.baseline ?? 0), object.rotation);
  return { ...object, width, height, position: { x: middle.x - width / 2, y: middle.y - height / 2 } };
}
