import { CardDrawing } from './card-drawing.js';

/** Program of a thread that draws cards: of the build's, from its sources, and of the server's, as `dist/server` has it. */

export interface DrawTask {
  /** The built catalog. */
  readonly folder: string;
  /** The picture's, in that folder. */
  readonly path: string;
}

/** Kept between tasks: the fonts are parsed once. */
let opened: { readonly folder: string; readonly drawing: Promise<CardDrawing> } | undefined;

export async function draw({ folder, path }: DrawTask): Promise<void> {
  if (opened?.folder !== folder) opened = { folder, drawing: CardDrawing.open(folder) };
  const drawing = await opened.drawing.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  await drawing.draw(path);
}
