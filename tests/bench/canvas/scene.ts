import { seededRandom } from '../../../elements/math/random.js';

/** One object of the scene, as every canvas is given it. Lengths in px, rotation in degrees about the middle. */
export interface SceneObject {
  readonly type: 'rect' | 'image' | 'text';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly opacity: number;
  readonly color: string;
  /** Corner radius, px. */
  readonly round: number;
  /** Stroke width, px. */
  readonly stroke: number;
  readonly text: string;
  readonly fontSize: number;
}

export const SCENE = { width: 1600, height: 1000 };
export const FAMILY = 'Montserrat';
export const PICTURE = { width: 300, height: 200 };

const WORDS =
  'Design studio summer sale grand opening hello world coffee fresh modern vector paper editor quick brown'.split(
    ' ',
  );

/** 40 % rectangles, 20 % pictures, 40 % lines of about twenty letters; half of them turned, a fifth half-transparent. */
export function scene(count: number): SceneObject[] {
  const random = seededRandom(42);
  const byte = (): string =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0');
  return Array.from({ length: count }, (): SceneObject => {
    const kind = random();
    let text = '';
    while (text.length < 18) text += (text ? ' ' : '') + WORDS[Math.floor(random() * WORDS.length)]!;
    const fontSize = 12 + Math.floor(random() * 16);
    const type = kind < 0.4 ? 'rect' : kind < 0.6 ? 'image' : 'text';
    return {
      type,
      x: random() * (SCENE.width - 100),
      y: random() * (SCENE.height - 80),
      width: type === 'text' ? fontSize * 18 : 30 + random() * 120,
      height: type === 'text' ? fontSize * 1.2 : 30 + random() * 90,
      rotation: random() < 0.5 ? 0 : random() * 60 - 30,
      opacity: random() < 0.2 ? 0.6 : 1,
      color: `#${byte()}${byte()}${byte()}`,
      round: random() < 0.5 ? 8 : 0,
      stroke: random() < 0.5 ? 2 : 0,
      text,
      fontSize,
    };
  });
}

/** Offset of the dragged object in a frame, px: round in a circle. */
export const dragOffset = (frame: number): readonly [number, number] => [
  Math.round(Math.cos(frame / 5) * 40),
  Math.round(Math.sin(frame / 5) * 40),
];

/** Scale in a frame of zooming. */
export const zoomScale = (frame: number): number => 1 + 0.25 * Math.sin(frame / 4);

/** Where the page lies in a frame of panning, px. */
export const panOffset = (frame: number): readonly [number, number] => [
  Math.round(Math.sin(frame / 5) * 60),
  Math.round(Math.cos(frame / 5) * 60) - 60,
];

/** How far the marquee reaches in a frame, px from the page's corner. */
export const marqueeReach = (frame: number): readonly [number, number] => [
  40 + (frame % 20) * 70,
  40 + (frame % 20) * 40,
];
