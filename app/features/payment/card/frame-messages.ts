import * as z from 'zod/mini';

/** What a page of the test shop, in a frame of ours, tells the page around it. */
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('dm-payment-ready') }),
  z.object({ type: z.literal('dm-payment-height'), height: z.number().check(z.gte(0), z.lte(2000)) }),
  z.object({ type: z.literal('dm-payment-method'), payment_method: z.string() }),
  z.object({ type: z.literal('dm-payment-error') }),
  z.object({ type: z.literal('dm-payment-authenticated'), ok: z.boolean() }),
]);
export type FrameMessage = z.output<typeof message>;

type Told = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** The message, when it came from the frame itself and from a page of our own; null for all else that is posted to us. */
export function frameMessage(
  { data, origin, source }: Told,
  frame: Pick<HTMLIFrameElement, 'contentWindow'> | null,
  own: string,
): FrameMessage | null {
  const from = frame?.contentWindow;
  if (!from || source !== from || origin !== own) return null;
  const read = message.safeParse(data);
  return read.success ? read.data : null;
}
