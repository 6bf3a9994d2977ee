import * as z from 'zod/mini';
import { color, objectFields } from '../schema.js';

/** How much of a QR code may be dirty or covered: about 7, 15, 25 and 30 % of it (ISO/IEC 18004). */
export const QR_CORRECTIONS = ['L', 'M', 'Q', 'H'] as const;
export type QrCorrection = (typeof QR_CORRECTIONS)[number];

/** What a QR code holds at most, bytes of UTF-8: with more its squares are too small for a phone, or it has no room at all. */
export const MOST_QR_BYTES = 1000;

/** Whether a QR code can say it, at every correction. */
export const fitsQr = (text: string): boolean =>
  text !== '' && text.length <= MOST_QR_BYTES && new TextEncoder().encode(text).length <= MOST_QR_BYTES;

/** A QR code of a text or an address. It is drawn from its words, which can be changed at any time. */
export const qrObject = z.looseObject({
  ...objectFields,
  type: z.literal('image'),
  sub_type: z.literal('qr'),
  qr_details: z.looseObject({
    /** What a phone reads. */
    text: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(MOST_QR_BYTES),
        z.refine(fitsQr, `must be 1 to ${MOST_QR_BYTES} bytes of UTF-8`),
      ),
    color: color(),
    /** The ground with its quiet zone; absent for none. */
    background: z.optional(color()),
    /** 'M' when absent. */
    correction: z.optional(z.enum(QR_CORRECTIONS)),
  }),
});
export type QrObject = z.infer<typeof qrObject>;
