import { createHash, createSign } from 'node:crypto';
import forge from 'node-forge';
import type { SigningIdentity } from './signing-identity.ts';

const { asn1 } = forge;
const { Type } = asn1;
type Asn1 = forge.asn1.Asn1;

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  /** Of the example arc: no authority has published it. */
  sandboxPolicy: '2.999.1',
} as const;

function universal(type: forge.asn1.Type, value: string | Asn1[]): Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, type, typeof value !== 'string', value);
}
const sequence = (...parts: Asn1[]) => universal(Type.SEQUENCE, parts);
const set = (...parts: Asn1[]) => universal(Type.SET, parts);
const oid = (name: keyof typeof OID) => universal(Type.OID, asn1.oidToDer(OID[name]).getBytes());
const octets = (bytes: Buffer) => universal(Type.OCTETSTRING, bytes.toString('latin1'));
const version = (number = 1) => universal(Type.INTEGER, asn1.integerToDer(number).getBytes());
const nothing = () => universal(Type.NULL, '');
const tagged = (tag: number, parts: Asn1[]) => asn1.create(asn1.Class.CONTEXT_SPECIFIC, tag, true, parts);
const toDer = (value: Asn1) => Buffer.from(asn1.toDer(value).getBytes(), 'latin1');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function attribute(name: keyof typeof OID, value: Asn1): Asn1 {
  return sequence(oid(name), set(value));
}

// PAdES (EN 319 142-1) wants these three attributes, sorted as DER sorts a set; the time stands in the PDF instead.
function signedAttributes(type: keyof typeof OID, content: Buffer, certificateDer: Buffer): Asn1[] {
  const certificateId = sequence(sequence(sequence(octets(sha256(certificateDer)))));
  return [
    attribute('contentType', oid(type)),
    attribute('messageDigest', octets(sha256(content))),
    attribute('signingCertificateV2', certificateId),
  ].sort((left, right) => Buffer.compare(toDer(left), toDer(right)));
}

interface Content {
  readonly type: 'data' | 'timeStampInfo';
  readonly bytes: Buffer;
  /** Whether the content is inside the message. */
  readonly isAttached: boolean;
  /** Attributes that the signature does not cover, made from it. */
  readonly unsigned: (signature: Buffer) => Asn1[];
}

/** A CMS `SignedData` of one signer. */
function signedMessage(
  { type, bytes, isAttached, unsigned }: Content,
  { privateKeyPem, certificatePem, issuerPem }: SigningIdentity,
): Asn1 {
  const certificate = forge.pki.certificateFromPem(certificatePem);
  const certificateAsn1 = forge.pki.certificateToAsn1(certificate);
  const issuers =
    issuerPem === undefined ? [] : [forge.pki.certificateToAsn1(forge.pki.certificateFromPem(issuerPem))];
  const attributes = signedAttributes(type, bytes, toDer(certificateAsn1));
  // What is signed is the set itself, not its tagged form inside the signer's data.
  const signature = createSign('sha256')
    .update(toDer(set(...attributes)))
    .sign(privateKeyPem);
  const issuerAndSerial = sequence(
    forge.pki.distinguishedNameToAsn1({ attributes: certificate.issuer.attributes }),
    universal(Type.INTEGER, forge.util.hexToBytes(certificate.serialNumber)),
  );
  const further = unsigned(signature);
  const signerInfo = sequence(
    version(),
    issuerAndSerial,
    sequence(oid('sha256'), nothing()),
    tagged(0, attributes),
    sequence(oid('rsaEncryption'), nothing()),
    octets(signature),
    ...(further.length > 0 ? [tagged(1, further)] : []),
  );
  const signedData = sequence(
    // RFC 5652, section 5.1: 3 for another content than plain data.
    version(type === 'data' ? 1 : 3),
    set(sequence(oid('sha256'), nothing())),
    sequence(oid(type), ...(isAttached ? [tagged(0, [octets(bytes)])] : [])),
    tagged(0, [certificateAsn1, ...issuers]),
    set(signerInfo),
  );
  return sequence(oid('signedData'), tagged(0, [signedData]));
}

/** An RFC 3161 time stamp over a signature, made with the identity of the signer: the sandbox has no other one. */
function timeStamp(signature: Buffer, at: Date, identity: SigningIdentity): Asn1 {
  const info = sequence(
    version(),
    oid('sandboxPolicy'),
    sequence(sequence(oid('sha256'), nothing()), octets(sha256(signature))),
    version(),
    universal(Type.GENERALIZEDTIME, asn1.dateToGeneralizedTime(at)),
  );
  const none = () => [];
  return signedMessage(
    { type: 'timeStampInfo', bytes: toDer(info), isAttached: true, unsigned: none },
    identity,
  );
}

/**
 * A CAdES signature over the content, which itself is not inside: a DER-encoded CMS `SignedData`.
 * @param stampedAt time of the time stamp over the signature, to the second; none when null
 */
export function detachedSignature(
  content: Buffer,
  identity: SigningIdentity,
  stampedAt: Date | null = null,
): Buffer {
  const unsigned = (signature: Buffer) =>
    stampedAt === null ? [] : [attribute('timeStampToken', timeStamp(signature, stampedAt, identity))];
  return toDer(signedMessage({ type: 'data', bytes: content, isAttached: false, unsigned }, identity));
}
