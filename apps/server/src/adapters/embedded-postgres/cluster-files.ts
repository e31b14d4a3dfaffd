import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the directory of an embedded cluster. */
export interface ClusterFiles {
  readonly directory: string;
  /** PostgreSQL's own data directory. */
  readonly data: string;
  /** Random password of the database account, readable by the server's account only. */
  readonly password: string;
  readonly postmasterPid: string;
  /** Directory of the running server's Unix socket. */
  readonly sockets: string;
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
    sockets: join(directory, 'sockets'),
  };
}

/** Longest path of a Unix socket on the systems that have them, in bytes. */
const LONGEST_SOCKET_PATH = 103;

/** Whether this system can open a Unix socket in the cluster's directory. */
export function hasSocket({ sockets }: ClusterFiles, port: number): boolean {
  const path = join(sockets, `.s.PGSQL.${port}`);
  return process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_SOCKET_PATH;
}

/**
 * How the database's account connects to the running server: by its Unix socket, where a round trip takes half the processor
 * time of one through the loopback interface.
 */
export function connectionStringOf(files: ClusterFiles, port: number): string {
  const password = readFileSync(files.password, 'utf8');
  const socket = hasSocket(files, port) ? `?host=${encodeURIComponent(files.sockets)}` : '';
  return `postgres://${DATABASE_ACCOUNT}:${password}@127.0.0.1:${port}/${DATABASE_NAME}${socket}`;
}
