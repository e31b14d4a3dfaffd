import { ok, refuse, type Result } from '@stromwandel/kernel';

/** Where the signature lies in a signed file, and what it speaks of: everything else. */
export interface SignatureHole {
  /** The CMS message with the zeros that fill the room kept for it. */
  readonly message: Buffer;
  /** Every byte of the file but the message and its two angle brackets. */
  readonly signedBytes: Buffer;
}

export type HoleRefusal = 'SIGNATURE_MISSING' | 'NOT_THE_WHOLE_FILE';

// Certificates, revocation lists and time stamps included, a message has some ten thousand bytes.
const LARGEST_MESSAGE_BYTES = 64 * 1024;
const RANGE = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;
const KEY = '/ByteRange';

/**
 * Finds the one signature behind the first bytes of a file. The range it names must be the whole file without a gap
 * that holds nothing but the message in hexadecimal, directly behind `/Contents`: what lies in a gap can be changed
 * without breaking the signature, and so can what follows a range (ISO 32000-2, 12.8.1).
 * @param unsignedLength bytes of the document as it was before it was signed
 */
export function findSignatureHole(file: Buffer, unsignedLength: number): Result<SignatureHole, HoleRefusal> {
  const added = file.subarray(unsignedLength).toString('latin1');
  const place = added.indexOf(KEY);
  if (place < 0) return refuse('SIGNATURE_MISSING');
  if (added.indexOf(KEY, place + 1) >= 0) return refuse('NOT_THE_WHOLE_FILE');
  const numbers = RANGE.exec(added.slice(place, place + 200));
  if (numbers === null) return refuse('SIGNATURE_MISSING');
  const [start = -1, length = -1, resume = -1, rest = -1] = numbers.slice(1).map(Number);
  const whole = start === 0 && resume > length && resume + rest === file.length && length >= unsignedLength;
  if (!whole || resume - length > 2 * LARGEST_MESSAGE_BYTES + 2) return refuse('NOT_THE_WHOLE_FILE');
  const gap = file.toString('latin1', length, resume);
  const before = file.toString('latin1', Math.max(unsignedLength, length - 32), length);
  if (!/^<(?:[0-9A-Fa-f]{2})+>$/.test(gap) || !/\/Contents\s*$/.test(before)) {
    return refuse('NOT_THE_WHOLE_FILE');
  }
  return ok({
    message: Buffer.from(gap.slice(1, -1), 'hex'),
    signedBytes: Buffer.concat([file.subarray(0, length), file.subarray(resume)]),
  });
}
