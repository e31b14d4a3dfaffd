import { join } from 'node:path';

/** What lies in the directory of an embedded cluster. */
export interface ClusterFiles {
  readonly directory: string;
  /** PostgreSQL's own data directory. */
  readonly data: string;
  /** Random password of the database account, readable by the server's account only. */
  readonly password: string;
  readonly postmasterPid: string;
}

export const DATABASE_ACCOUNT = 'stromwandel';
export const DATABASE_NAME = 'stromwandel';

/** Paths of the cluster kept in a directory. */
export function clusterFiles(directory: string): ClusterFiles {
  const data = join(directory, 'data');
  return {
    directory,
    data,
    password: join(directory, 'password'),
    postmasterPid: join(data, 'postmaster.pid'),
  };
}
