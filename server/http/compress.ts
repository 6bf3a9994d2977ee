import { promisify } from 'node:util';
import { Readable, type Transform } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withVary } from './vary.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What is smaller travels in one packet either way, bytes. */
const WORTH_IT = 1024;
const TEXT = /^(application\/json|text\/html)\b/;

type Coding = 'br' | 'gzip';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

const PACK: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, BROTLI),
  gzip: (text) => gzipped(text, GZIP),
};

const PACKER: Record<Coding, () => Transform & { flush(): void }> = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(GZIP),
};

/** The best coding that an Accept-Encoding header allows; null for none. */
export function codingFor(header: string | undefined): Coding | null {
  const allowed = (header ?? '').split(',').map((part) => part.trim().split(/;\s*/));
  const takes = (coding: Coding) =>
    allowed.some(([name, quality]) => name === coding && !/^q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** Packs the texts that are made per request: answers and pages. Files of the build lie packed beside themselves. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
    const type = reply.getHeader('content-type');
    if (typeof type !== 'string' || !TEXT.test(type) || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', withVary(reply.getHeader('vary'), 'accept-encoding'));
    const coding = codingFor(request.headers['accept-encoding']);
    if (!coding) return payload;
    const packed = await PACK[coding](payload);
    reply.header('content-encoding', coding).header('content-length', packed.length);
    return packed;
  });
}

/** Sends a text whose pieces come one after the other, each at once and packed. */
export function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
): FastifyReply {
  reply.header('vary', withVary(reply.getHeader('vary'), 'accept-encoding'));
  const coding = codingFor(request.headers['accept-encoding']);
  if (!coding) return reply.send(Readable.from(pieces));
  const packer = PACKER[coding]();
  void feed(pieces, packer);
  return reply.header('content-encoding', coding).send(packer);
}

type Packer = ReturnType<(typeof PACKER)[Coding]>;

async function feed(pieces: AsyncIterable<string>, packer: Packer): Promise<void> {
  try {
    for await (const piece of pieces) {
      packer.write(piece);
      // what is packed so far goes off: a packer would wait for more
      packer.flush();
    }
    packer.end();
  } catch (error) {
    packer.destroy(error as Error);
  }
}
