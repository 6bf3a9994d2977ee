import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteFile {
  readonly type: 'text/html' | 'text/javascript' | 'image/png';
  readonly body: string | Buffer;
  /** A Content-Security-Policy. */
  readonly policy?: string;
}

/** A partner's site: what it answers at each path, on an origin of its own. */
export class PartnerSite {
  readonly files = new Map<string, SiteFile>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<PartnerSite> {
    const server = createServer((request, response) => {
      const file = site.files.get(request.url ?? '/');
      if (!file) return void response.writeHead(404).end();
      response.setHeader(
        'content-type',
        `${file.type}${file.type.startsWith('text/') ? '; charset=utf-8' : ''}`,
      );
      if (file.policy !== undefined) response.setHeader('content-security-policy', file.policy);
      response.end(file.body);
    });
    const site = new PartnerSite(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  page(path: string, html: string, policy?: string): void {
    this.files.set(path, { type: 'text/html', body: html, ...(policy !== undefined && { policy }) });
  }

  script(path: string, code: string): void {
    this.files.set(path, { type: 'text/javascript', body: code });
  }

  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
