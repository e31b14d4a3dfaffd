import pg from 'pg';

/**
 * A pool that removes a connection which breaks while checked out. The borrower may not notice: a transaction whose
 * first statement fails never releases its connection, and the pool would run empty.
 * @param onError called for connections that break, idle or in use; without it they would end the process
 */
export function createPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  const connect = pool.connect.bind(pool);
  async function checkOut(): Promise<pg.PoolClient> {
    const client = await connect();
    const release = client.release.bind(client);
    const giveUp = () => {
      // The pool has released it; the borrower's own release must do nothing.
      client.release = () => undefined;
      release(true);
    };
    client.once('end', giveUp);
    client.release = (failure) => {
      client.off('end', giveUp);
      release(failure);
    };
    return client;
  }
  // The pool's own queries pass a callback and give their connection back themselves.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : checkOut()) as typeof connect; // overloaded: no single signature says both
  return pool;
}
