import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

/** What an independent reader finds out about a signed file. */
export interface SignatureReport {
  /** The signature speaks of every byte but its own. */
  readonly coversAll: boolean;
  readonly digestMatches: boolean;
  /** The key of the certificate in the file made the signature. */
  readonly signatureValid: boolean;
  readonly subject: string;
}

function child(node: forge.asn1.Asn1, ...path: number[]): forge.asn1.Asn1 {
  return path.reduce<forge.asn1.Asn1>(
    // The callers know the structure (RFC 5652); an index too far fails the test with a TypeError.
    (current, index) => (current.value as forge.asn1.Asn1[])[index]!,
    node,
  );
}

function bytes(node: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');
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
  // The zeros behind the signature are padding; a DER sequence of this size names its length in two bytes.
  const der = padded.subarray(0, 4 + padded.readUInt16BE(2));
  const cms = forge.asn1.fromDer(der.toString('latin1'));
  const certificate = new X509Certificate(bytes(child(cms, 1, 0, 3, 0)));
  const signerInfo = child(cms, 1, 0, 4, 0);
  const attributes = child(signerInfo, 3).value as forge.asn1.Asn1[]; // a SET holds nodes
  const digest = attributes.find(
    (attribute) =>
      // An object identifier holds its bytes as text, as the digest does below.
      forge.asn1.derToOid(child(attribute, 0).value as string) === forge.pki.oids['messageDigest'],
  );
  if (digest === undefined) throw new Error('The signature names no digest');
  const signedSet = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  return {
    coversAll:
      start === 0 && resume + rest === file.length && text[length] === '<' && text[resume - 1] === '>',
    digestMatches:
      createHash('sha256').update(content).digest().toString('latin1') === child(digest, 1, 0).value,
    signatureValid: createVerify('sha256')
      .update(bytes(signedSet))
      // An octet string holds its bytes as text.
      .verify(certificate.publicKey, Buffer.from(child(signerInfo, 5).value as string, 'latin1')),
    subject: certificate.subject,
  };
}
