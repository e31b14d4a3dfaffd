import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';

/** A page of the portal of which only the beginning has been sent. */
export interface PieceOfPage {
  readonly origin: string;
  /** Sends the rest of the page, once for all open requests. */
  readonly sendRest: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves the page at an address up to a place, and the rest on demand; forwards all other requests.
 * @throws Error when the page has no such place
 */
export async function servePageInPieces(
  request: APIRequestContext,
  path: string,
  upTo: string,
): Promise<PieceOfPage> {
  const whole = await (await request.get(path)).text();
  const cut = whole.indexOf(upTo);
  if (cut === -1) throw new Error(`${path} has no ${upTo}.`);
  let sendRest: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (sendRest = resolve));
  const server = createServer((asked, answer) => {
    if (asked.url === path) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(whole.slice(0, cut));
      void told.then(() => answer.end(whole.slice(cut)));
      return;
    }
    const forward = async () => {
      const reply = await request.get(asked.url ?? '');
      answer.writeHead(reply.status(), { 'content-type': reply.headers()['content-type'] ?? '' });
      answer.end(await reply.body());
    };
    // The page's last requests may still be running when the test ends.
    forward().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sendRest,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
