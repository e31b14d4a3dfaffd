import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A line that breaks in the middle of every reply. */
interface BrokenLine {
  /** From now on replies arrive whole. */
  readonly mend: () => Promise<void>;
}

/** Sends the head and the first bytes of what a page asks for at these addresses, and then drops the connection. */
export async function breakMidway(page: Page, addresses: string): Promise<BrokenLine> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    answer.write('[{"id": 1, ', () => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  await page.route(addresses, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return {
    async mend() {
      await page.unroute(addresses);
      server.close();
      server.closeAllConnections();
    },
  };
}
