/** A place of the audit log's chain and its hash, as written down outside the database. */
export interface ChainHead {
  readonly position: number;
  /** Hex SHA-256. */
  readonly hash: string;
}

const HEAD = /(?:^|\s)(\d{1,15}):([0-9a-f]{64})(?=\s|$)/g;

/** Reads every `<position>:<hash>` of a text, such as a file of exported heads. @returns in the order of the text */
export function readHeads(text: string): ChainHead[] {
  return [...text.matchAll(HEAD)].map(([, position, hash]) => ({
    position: Number(position),
    hash: hash ?? '',
  }));
}

/** The line of a head in a file: time and `<position>:<hash>`. */
export function writeHead({ position, hash }: ChainHead, at: Date): string {
  return `${at.toISOString()} ${position}:${hash}\n`;
}
