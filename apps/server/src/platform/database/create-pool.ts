import pg from 'pg';

/**
 * A pool that takes back a connection which breaks while somebody has it. Whoever has it may not notice: a transaction
 * whose very first statement fails never gives its connection back, and soon none would be left.
 * @param onError told of connections that break, idle or in use, which would end the process otherwise
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
      // Given back here already; when whoever has it does so too, that is not twice.
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
