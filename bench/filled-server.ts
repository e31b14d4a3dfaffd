import { fillCatalogue } from './fill-catalogue.ts';
import {
  addressOf,
  buildServer,
  embeddedDatabase,
  startServer,
  withTemporaryDirectory,
} from './running-server.ts';

/** Where a server of a benchmark answers, and the database behind it. */
export interface FilledServer {
  readonly address: string;
  readonly processId: number;
  readonly databaseUrl: string;
}

/**
 * Builds the server and runs it on the demo people and a full catalogue, outside of the demo mode, whose clock is read
 * from the database before each request.
 */
export async function withFilledServer(work: (server: FilledServer) => Promise<void>): Promise<void> {
  buildServer();
  await withTemporaryDirectory(async (dataDir) => {
    const creating = await startServer(dataDir, true);
    await fillCatalogue(embeddedDatabase(dataDir));
    await creating.stop();
    const server = await startServer(dataDir, false);
    try {
      await work({
        address: addressOf(server),
        processId: server.processId,
        databaseUrl: embeddedDatabase(dataDir),
      });
    } finally {
      await server.stop();
    }
  });
}
