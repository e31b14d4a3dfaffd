import { createHash, createVerify, X509Certificate } from 'node:crypto';

/** The object identifier 1.2.840.113549.1.9.4. */
const MESSAGE_DIGEST = Buffer.from('2a864886f70d010904', 'hex');
/** The object identifier 1.2.840.113549.1.9.16.2.47. */
const SIGNING_CERTIFICATE_V2 = Buffer.from('2a864886f70d010910022f', 'hex');

/** What an independent reader finds out about a signed file. */
export interface SignatureReport {
  /** The signature speaks of every byte but its own. */
  readonly coversAll: boolean;
  readonly digestMatches: boolean;
  /** The signed attributes hold the certificate's SHA-256 digest (RFC 5035): no other certificate fits the signature. */
  readonly namesCertificate: boolean;
  /** The key of the certificate in the file made the signature. */
  readonly signatureValid: boolean;
  readonly subject: string;
}

/** Where the content of the DER element at a place begins and ends (X.690, 8.1.3). */
function span(der: Buffer, place: number): [start: number, end: number] {
  const first = der.readUInt8(place + 1);
  const start = place + 2 + (first < 0x80 ? 0 : first - 0x80);
  return [start, start + (first < 0x80 ? first : der.readUIntBE(place + 2, first - 0x80))];
}
const contentOf = (element: Buffer) => element.subarray(...span(element, 0));

function parts(element: Buffer): Buffer[] {
  const content = contentOf(element);
  const found: Buffer[] = [];
  for (let place = 0; place < content.length; place = span(content, place)[1])
    found.push(content.subarray(place, span(content, place)[1]));
  return found;
}

function child(element: Buffer, ...path: number[]): Buffer {
  // The callers know the structure (RFC 5652); an index too far fails the test with a TypeError.
  return path.reduce((current, index) => parts(current)[index]!, element);
}

/** Does what an independent reader does: find the range, cut the signature out, check digest and signature. */
export function verifySignedPdf(file: Buffer): SignatureReport {
  const text = file.toString('latin1');
  const [start, length, resume, rest] = (/\/ByteRange \[([\d ]+)\]/.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (start === undefined || length === undefined || resume === undefined || rest === undefined)
    throw new Error('The file has no signature');
  const content = Buffer.concat([file.subarray(start, start + length), file.subarray(resume, resume + rest)]);
  const padded = Buffer.from(text.slice(length + 1, resume - 1), 'hex');
  // The zeros behind the signature are padding: its own length leaves them out.
  const signedData = child(padded, 1, 0);
  const certificate = new X509Certificate(child(signedData, 3, 0));
  const signerInfo = child(signedData, 4, 0);
  const attributes = child(signerInfo, 3);
  const attribute = (type: Buffer) => parts(attributes).find((one) => contentOf(child(one, 0)).equals(type));
  const digest = attribute(MESSAGE_DIGEST);
  const named = attribute(SIGNING_CERTIFICATE_V2);
  if (digest === undefined || named === undefined) throw new Error('A signed attribute is missing');
  return {
    coversAll:
      start === 0 && resume + rest === file.length && text[length] === '<' && text[resume - 1] === '>',
    digestMatches: createHash('sha256')
      .update(content)
      .digest()
      .equals(contentOf(child(digest, 1, 0))),
    namesCertificate: contentOf(child(named, 1, 0, 0, 0, 0)).equals(
      createHash('sha256').update(certificate.raw).digest(),
    ),
    signatureValid: createVerify('sha256')
      // What is signed begins with the tag of a set instead of the attributes' place.
      .update(Buffer.concat([Buffer.of(0x31), attributes.subarray(1)]))
      .verify(certificate.publicKey, contentOf(child(signerInfo, 5))),
    subject: certificate.subject,
  };
}
