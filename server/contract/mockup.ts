import * as z from 'zod/mini';
import { mockupInputs } from '../../elements/compose/format/mockup-inputs.js';
import { area, form, formOfNamed, forTokens, nothing, post } from './contract.js';
import { renderOutput } from './render.js';
import { done, id, ids, line, listing } from './shared-schemas.js';

/** Mockups, and those that somebody saved with what they put into them (spec 3 sections 3 and 7). */

/** Cards of one page of the grid (C-001, D-042). */
export const MOCKUP_PAGE_SIZE = 30;
/** Saved mockups that one call lists. */
export const MOST_SAVED_LISTED = 200;
/** Pictures that a saved mockup can bring along as files, beside its own. */
export const MOST_MOCKUP_FILES = 6;
/** What a saved mockup's form may weigh, bytes. */
export const MAX_MOCKUP_FORM = 64 * 1024 * 1024;

const size = z.object({ width: z.number(), height: z.number() });

const layer = z.object({
  _id: z.string(),
  name: z.string(),
  /** `dynamic` takes a picture of the user's. */
  type: z.enum(['dynamic', 'static']),
  /** With `hue` it takes a color: hue 0-360, saturation, lightness and alpha 0-1. */
  features: z.object({ hue: z.optional(z.object({ default: z.array(z.number()) })) }),
  /** px; its proportion is that of the crop. */
  upload_resolution: z.optional(size),
});

/** px: the width in which a finished picture is also to be had, as `?width=460`; twice that of a card (C-001). */
export const CARD_PICTURE_WIDTH = 460;

export const mockupRecord = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** USD for one high-resolution render. */
  price: z.number(),
  /** Addresses of finished pictures; the first is the preview. */
  placeholders: z.array(z.string()),
  /** Address of what a design shows of it before it is composed. */
  tracing_image_src: z.string(),
  /** px of the high-resolution render. */
  width: z.number(),
  height: z.number(),
  layers: z.array(layer),
  /** The first is its own: recommendations come from it. */
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  keywords: z.array(z.string()),
  active: z.boolean(),
  /** Address of its public mockup.json; the files it names lie beside it. */
  package_src: z.string(),
});

/** Letters that the name of a saved mockup may have. */
export const MAX_SAVED_NAME = 200;

const saved = z.object({
  _id: z.string(),
  /** What its owner calls it; as the mockup is called until then (E-038). */
  name: z.string(),
  mockup: mockupRecord,
  mockup_inputs: mockupInputs,
  /** Address of its picture, for its owner alone. */
  watermarked_output_src: z.string(),
  /** ISO 8601 */
  created_at: z.string(),
});

export type Mockup = z.output<typeof mockupRecord>;
export type SavedMockup = z.output<typeof saved>;

/** A field of a form that carries JSON. */
const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.string().check(
      z.refine((text) => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      }, 'is not JSON'),
    ),
    z.pipe(
      z.transform((text: string) => JSON.parse(text) as unknown),
      schema,
    ),
  );

export const mockup = area('mockup', {
  /** These mockups, in this order, those of a category only when one is named; ids that name none are left out. */
  get: forTokens(
    'designs:read',
    post('get', {
      input: z.object({ id: ids(), category_id: z.optional(id()) }),
      response: z.array(mockupRecord),
      embedders: true,
    }),
  ),
  getOne: forTokens(
    'designs:read',
    post('get_one', { input: z.object({ id: id() }), response: mockupRecord, embedders: true }),
  ),
  getMockups: forTokens(
    'designs:read',
    post('get_mockups', {
      input: z.object({
        page_no: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
        size: z._default(z.int().check(z.gte(1), z.lte(100)), MOCKUP_PAGE_SIZE),
        /** By priority, highest first; otherwise by name. */
        priority_sort: z._default(z.boolean(), true),
        category_id: z.optional(id()),
        /** Only listed ones are; anything else answers none. */
        active: z._default(z.boolean(), true),
      }),
      response: listing(mockupRecord),
      embedders: true,
    }),
  ),
  /** One's own. */
  getSaved: post('get_saved', { input: z.object({ _id: id() }), response: saved }),
  /** One's own, newest first, at most 200. */
  /** Newest first, a page of `size`, 1-200; as many as may be where it is not told. A page that is not full is the last. */
  getAllSaved: post('get_all_saved', {
    input: z.object({
      page_no: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
      size: z._default(z.int().check(z.gte(1), z.lte(MOST_SAVED_LISTED)), MOST_SAVED_LISTED),
    }),
    response: z.array(saved),
  }),
  /**
   * Keeps a mockup with what was put into it: the watermarked picture as `mockup_file`, and pictures that only the page
   * holds as `mockup_file0`, `mockup_file1` and so on, which stand in `user_images` as `file:0`, `file:1`. Members only.
   */
  save: formOfNamed(
    'save',
    { files: MOST_MOCKUP_FILES + 1, names: /^mockup_file\d?$/ },
    {
      input: z.object({
        /** With it a saved mockup is replaced. */
        _id: z.optional(id()),
        /** What it is called from now on; without it a saved one keeps its name. */
        name: z.optional(line(MAX_SAVED_NAME)),
        mockup_id: id(),
        hue_values: json(mockupInputs.shape.hue_values),
        user_images: json(mockupInputs.shape.user_images),
      }),
      response: saved,
    },
  ),
  /**
   * The free picture of a mockup with pictures of one's own in it, with its mark, made by the server: an upload
   * (`upload/ab12`), a picture of the catalog (`design_resource/photo-citrus`), a logo (`brand_file/cd34`) or a page of a
   * design (`dm-page:design/page`). The file lies where `src` says, as with `render/initiate`.
   */
  render: forTokens(
    'renders:write',
    post('render', {
      input: z.object({
        mockup_id: id(),
        type: z._default(z.enum(['png', 'jpg']), 'png'),
        hue_values: mockupInputs.shape.hue_values,
        user_images: mockupInputs.shape.user_images,
      }),
      response: renderOutput,
    }),
  ),
  renameSaved: post('rename_saved', {
    input: z.object({ _id: id(), name: line(MAX_SAVED_NAME) }),
    response: done,
  }),
  deleteSaved: post('delete_saved', { input: z.object({ _id: id() }), response: done }),
  /** For admins and designers: a zipped package (dm-mockup/1), checked in all it says (D-044). */
  upload: form('upload', { input: nothing, response: mockupRecord }),
  /** A picture (PNG) of a web page, as a member asks for one; only public addresses are opened. */
  screenshot: post('screenshot', {
    input: z.object({
      url: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\//i, 'must start with http')),
    }),
    response: z.instanceof(Blob),
    form: 'bytes',
  }),
  /** For admins and designers: whether it is listed. */
  setActive: post('set_active', {
    input: z.object({ _id: id(), active: z.boolean() }),
    response: mockupRecord,
  }),
});
