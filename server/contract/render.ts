import * as z from 'zod/mini';
import { area, forTokens, post } from './contract.js';
import { designFile, id, ignored } from './shared-schemas.js';

/** Renders of one call. */
export const MOST_RENDERS = 100;
/** PNG and JPG show the first page, a PDF has all; MP4 and GIF show all one after the other, as the player does. */
const RENDER_TYPES = ['png', 'jpg', 'pdf', 'mp4', 'gif'] as const;
/** Films are as long as all pages together, seconds. An MP4 has the sound of its design: an MP3 or WAV of the brand kit [E-062]. */
export const LONGEST_FILM = 60;
/** Longest side of a film, px, and what it is where none is asked for. */
export const FILM_SIDES = { mp4: { most: 1920, usual: 1280 }, gif: { most: 800, usual: 640 } } as const;
/** Longest side of a rendered page, px; a PDF is as large as it is printed. */
export const LONGEST_RENDER = 4096;

const side = () => z.optional(z.number().check(z.gte(1), z.lte(8000)));

/** A page of the size is painted as large as fits both, in its own proportions; in its own size without them. */
const parameters = z.object({
  width: side(),
  height: side(),
  pdf_quality: ignored(),
  /** With `update_thumbnail`: the design `model_id` gets a new thumbnail of what it holds, too. */
  update_type: z.optional(z.literal('saved_design')),
  update_thumbnail: z.optional(z.boolean()),
  model_id: z.optional(id()),
});

const request = z.object({
  type: z.enum(RENDER_TYPES),
  /**
   * A design document, or its JSON text, or the id of a saved design that the principal may see. Markup is never rendered:
   * anything else is refused (DECISIONS 12).
   */
  html_data: designFile(),
  rendering_parameters: z._default(parameters, {}),
});
export type RenderRequest = z.output<typeof request>;

export const renderOutput = z.object({
  _id: z.string(),
  type: z.enum(RENDER_TYPES),
  /** Where its owner finds the file: 202 while it is made, 404 when it could not be. */
  src: z.string(),
});
export type RenderOutput = z.output<typeof renderOutput>;

/** Designs as files, for accounts: pictures of the first page, PDFs and films of all. */
export const render = area('render', {
  initiate: forTokens('renders:write', post('initiate', { input: request, response: renderOutput })),
  /** All of them, or none; in the order asked for. */
  initiateBulk: forTokens(
    'renders:write',
    post('initiate_bulk', {
      input: z.object({ render_data: z.array(request).check(z.minLength(1), z.maxLength(MOST_RENDERS)) }),
      response: z.array(renderOutput),
    }),
  ),
});
