import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as dial, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { guardedLookup, isPublic, PrivateAddressError, systemResolve } from './public-address.js';

/** What a page and all that it loads may weigh, bytes. */
const MOST_BYTES = 60 * 1024 * 1024;
/** How long a host may take to accept a connection, ms. */
const CONNECT_LIMIT = 8_000;

const PORTS: ReadonlySet<number> = new Set([80, 443]);

/** Opens a connection; throws for what is not public. Tests put a table in its place. */
export type Connect = (host: string, port: number) => Socket;

/** To public addresses and the ports of web pages only; the connection is made to the very address that was judged. */
export const publicConnect: Connect = (host, port) => {
  if (!PORTS.has(port) || (isIP(host) !== 0 && !isPublic(host))) throw new PrivateAddressError();
  return dial({ host, port, lookup: guardedLookup(systemResolve) });
};

export interface GuardingProxy {
  readonly address: string;
  /** Ends it with everything that goes through it. */
  close(): void;
}

/**
 * A proxy on this machine for a browser that opens strangers' pages: whatever the page asks for goes through it, and
 * nothing private is reached. Listens on the loopback address alone.
 */
export async function openGuardingProxy(connect: Connect = publicConnect): Promise<GuardingProxy> {
  const open = new Set<Duplex>();
  let weight = 0;
  const watch = (socket: Duplex) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const weigh = (source: Socket) =>
    source.on('data', ({ length }: Buffer) => {
      weight += length;
      if (weight > MOST_BYTES) source.destroy();
    });
  const knock = (host: string, port: number): Socket => {
    const socket = connect(host, port);
    socket.setTimeout(CONNECT_LIMIT, () => socket.connecting && socket.destroy());
    watch(socket);
    weigh(socket);
    return socket;
  };
  const server = createServer((request, response) => pass(request, response, knock));
  server.on('connection', watch);
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) =>
    tunnel(request.url ?? '', client, head, knock),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const REFUSED = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n';

/** An encrypted connection: bytes to and fro. */
function tunnel(target: string, client: Duplex, head: Buffer, knock: Connect): void {
  const url = URL.canParse(`tunnel://${target}`) ? new URL(`tunnel://${target}`) : null;
  try {
    const remote = knock(hostOf(url?.hostname ?? ''), Number(url?.port));
    remote.once('connect', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) remote.write(head);
      remote.pipe(client).pipe(remote);
    });
    remote.once('error', () => client.end(REFUSED));
    client.once('close', () => remote.destroy());
  } catch {
    client.end(REFUSED);
  }
}

/** A plain request, sent on as it is. */
function pass(request: IncomingMessage, response: ServerResponse, knock: Connect): void {
  const refuse = () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  };
  try {
    const { protocol, hostname, port, pathname, search } = new URL(request.url ?? '');
    if (protocol !== 'http:') return refuse();
    const socket = knock(hostOf(hostname), port === '' ? 80 : Number(port));
    const { 'proxy-connection': _hop, ...headers } = request.headers;
    const onward = forward({
      createConnection: () => socket,
      method: request.method,
      path: `${pathname}${search}`,
      headers: { ...headers, connection: 'close' },
    });
    onward.on('response', (remoteResponse) => {
      response.writeHead(remoteResponse.statusCode ?? 502, remoteResponse.headers);
      remoteResponse.pipe(response);
    });
    onward.on('error', refuse);
    request.pipe(onward);
  } catch {
    refuse();
  }
}

const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
