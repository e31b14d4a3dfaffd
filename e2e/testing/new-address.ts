import { randomUUID } from 'node:crypto';

/** An unused address at the employer Nordwerk, different for simultaneous calls too. */
export function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 13)}@nordwerk.example`;
}
