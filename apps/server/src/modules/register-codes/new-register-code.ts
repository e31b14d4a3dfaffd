import { randomInt } from 'node:crypto';

/** Digits and letters without look-alikes: no 0 and O, no 1, I and L, no U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * A code to type from paper: four groups of four, 78 bits. It grants no access by itself: guesses are limited by
 * client address, and the registering person must confirm a mail address.
 */
export function newRegisterCode(): string {
  const character = () => CHARACTERS[randomInt(CHARACTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
