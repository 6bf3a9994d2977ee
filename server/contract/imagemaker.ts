import * as z from 'zod/mini';
import { area, get, nothing, post, type Call } from './contract.js';
import { id } from './shared-schemas.js';

/** Pictures of one page of the history (C-020). */
export const HISTORY_PAGE = 15;
/** What a picture costs, in credits. */
export const CREDITS_PER_PICTURE = 1;
/** Pictures that one wish may ask for. */
export const MOST_PICTURES = 4;
/** Letters of a prompt. */
export const LONGEST_PROMPT = 1000;
/** Shapes of a picture; its shorter side is 1024 px. */
export const PICTURE_SHAPES = ['square', 'landscape', 'portrait'] as const;

/** What is told of a prompt without words, here and in the panel. */
export const EMPTY_PROMPT = 'Please provide some description of your desired image';
export const OUT_OF_CREDIT = "It seems you're out of credit";

const image = z.object({
  /** What a design stores as its `id_imagemaker`. */
  id: z.string(),
  /** A path of the server. */
  imageUrl: z.string(),
  /** The same for lists, at most 320 px. */
  thumbnail: z.string(),
  /** px */
  width: z.number(),
  height: z.number(),
});

const generation = z.object({
  id: z.string(),
  userPrompt: z.string(),
  /** What the user should know beside; empty where there is nothing. */
  note: z.string(),
  /** ISO 8601 */
  createdAt: z.string(),
  images: z.array(image),
});

export type Generation = z.output<typeof generation>;
export type GeneratedImage = z.output<typeof image>;

const count = (most: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number')),
      z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(most))),
    ),
  );

const prompt = z.string().check(
  z.refine((text) => text.trim() !== '', EMPTY_PROMPT),
  z.maxLength(LONGEST_PROMPT + 500),
  z.refine((text) => !text.includes('\0'), 'holds a NUL character'),
);

/** Names a wish to who makes it, so that one that is asked for twice is made and paid once. */
const requestId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters and digits'));

const withToken = <Calls extends Record<string, Call>>(calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key, { ...call, authorization: true }]),
  ) as Calls;

/** The calls of the specs in their own form, without the wrapper; a failure comes in it all the same. */
export const imagemaker = withToken(
  area('imagemaker', {
    /** The account's own pictures, newest first. */
    history: get('history', {
      input: z.object({ perPage: count(100), page: count(100_000) }),
      response: z.object({
        data: z.array(generation),
        pagination: z.object({ page: z.number(), totalPages: z.number(), total: z.number() }),
      }),
      form: 'bare',
    }),
    /** One of them, by its own id or that of a picture of it. */
    one: get('history/:id', {
      input: z.object({ id: id() }),
      response: z.object({ data: generation }),
      form: 'bare',
    }),
    userBalance: get('auth/userBalance', {
      input: nothing,
      response: z.object({
        /** Credits that can be spent. */
        balance: z.number(),
        /** Whether pictures are drawn by the illustrator, since no model is connected. */
        illustrated: z.boolean(),
      }),
      form: 'bare',
    }),
    /**
     * Makes pictures and answers when they are there. Takes a credit for each, gives back those of pictures that were not
     * made. Fails with 'no_credits', 'not_made' when none was, 'stale' when it was canceled, 'too_many'.
     */
    generate: post('text-to-image/generate', {
      input: z.object({
        prompt,
        /** Sent by older pages; the operator decides which model it is. */
        model: z.optional(z.string().check(z.maxLength(200))),
        count: z.optional(z.int().check(z.gte(1), z.lte(MOST_PICTURES))),
        shape: z.optional(z.enum(PICTURE_SHAPES)),
        request_id: z.optional(requestId),
        /** For the same picture again, where no model is connected. */
        seed: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
      }),
      response: z.object({ data: generation }),
      form: 'bare',
    }),
    /** How far a wish is. */
    progress: post('text-to-image/progress', {
      input: z.object({ request_id: requestId }),
      response: z.object({ made: z.number(), asked: z.number() }),
    }),
    /** Ends a wish and gives its credits back; pictures that are made by then are not kept. */
    cancel: post('text-to-image/cancel', {
      input: z.object({ request_id: requestId }),
      response: z.null(),
    }),
    /** Deletes a picture from the history. Designs that show it keep it. */
    delete: post('history/delete', { input: z.object({ id: id() }), response: z.null() }),
    /** Keeps a picture in a folder of photos, My Photos unless told. */
    save: post('history/save', {
      input: z.object({ id: id(), folder_id: z.optional(id()) }),
      response: z.object({ _id: z.string(), name: z.string(), path: z.string() }),
    }),
  }),
);
