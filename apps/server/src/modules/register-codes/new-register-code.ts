import { randomInt } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another: no 0 and O, no 1, I and L, no U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * A code that people can type from paper: four groups of four, 78 bits. It opens nothing by itself: guesses are limited by
 * address, and whoever registers must still confirm the own mail address.
 */
export function newRegisterCode(): string {
  const character = () => CHARACTERS[randomInt(CHARACTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
