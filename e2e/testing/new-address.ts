import { randomUUID } from 'node:crypto';

/** An address at the employer Nordwerk that nobody has, not even a person made at the same moment. */
export function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 13)}@nordwerk.example`;
}
