import { X509Certificate } from 'node:crypto';
import {
  Attribute,
  CMSVersion,
  ContentInfo,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  MessageDigest,
  SignedData,
  type SignerInfo,
} from '@peculiar/asn1-cms';
import { AsnArray, AsnConvert, AsnType, AsnTypeTypes } from '@peculiar/asn1-schema';
import type { Certificate } from '@peculiar/asn1-x509';
import { readTimeStamp } from './read-time-stamp.ts';

/** What a detached CMS signature says (RFC 5652), read but not believed. */
export interface SignedMessage {
  /** Object identifiers of the algorithms. */
  readonly digestAlgorithm: string;
  readonly signatureAlgorithm: string;
  /** What the signer says the digest of the content is. */
  readonly contentDigest: Buffer;
  /** The signed attributes as a set in DER: what the signature speaks of. */
  readonly signedAttributes: Buffer;
  readonly signature: Buffer;
  /** Of the time stamp over the signature; null without one. */
  readonly stampedAt: Date | null;
  readonly signer: X509Certificate;
  /** All certificates of the message, the signer's among them. */
  readonly certificates: readonly X509Certificate[];
}

/** The object identifier of plain data. */
const ID_DATA_DER = Buffer.from('06092a864886f70d010701', 'hex');

/** The signed attributes as what the signature speaks of: a set, not its tagged form inside the signer's data. */
class AttributeSet extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(AttributeSet);

function sameBytes(left: ArrayBuffer, right: ArrayBuffer): boolean {
  return Buffer.from(left).equals(Buffer.from(right));
}

/** @throws Error when the certificate is unreadable or its key type is not supported */
function openCertificate(certificate: Certificate): X509Certificate {
  const opened = new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)));
  if (opened.publicKey.type !== 'public') throw new Error('The certificate has no public key');
  return opened;
}

/** The value of an attribute that must be there once and have one value. */
function onlyAttribute({ signedAttrs }: SignerInfo, type: string): ArrayBuffer | null {
  const found = (signedAttrs ?? []).filter(({ attrType }) => attrType === type);
  const [value, ...more] = found[0]?.attrValues ?? [];
  return found.length === 1 && more.length === 0 && value !== undefined ? value : null;
}

/** The certificate the signer names by issuer and serial number. */
function signerOf(data: SignedData, { sid }: SignerInfo): X509Certificate | null {
  const named = sid.issuerAndSerialNumber;
  if (named === undefined) return null;
  const issuer = AsnConvert.serialize(named.issuer);
  for (const { certificate } of data.certificates ?? []) {
    const own = certificate?.tbsCertificate;
    if (certificate === undefined || own === undefined) continue;
    const isNamed =
      sameBytes(own.serialNumber, named.serialNumber) && sameBytes(AsnConvert.serialize(own.issuer), issuer);
    if (isNamed) return openCertificate(certificate);
  }
  return null;
}

/** The signed data inside the message; null when it is not that, written in DER, with zeros up to the end. */
function readEnvelope(padded: Buffer): SignedData | null {
  const { contentType, content } = AsnConvert.parse(padded, ContentInfo);
  if (contentType !== id_signedData) return null;
  const data = AsnConvert.parse(content, SignedData);
  // The library reads leniently; what it would write differently says something else to a stricter reader.
  const written = new ContentInfo({ contentType, content: AsnConvert.serialize(data) });
  const expected = Buffer.alloc(padded.length);
  expected.set(new Uint8Array(AsnConvert.serialize(written)));
  return expected.equals(padded) ? data : null;
}

function readMessage(padded: Buffer): SignedMessage | null {
  const data = readEnvelope(padded);
  if (data === null) return null;
  const { eContentType, eContent } = data.encapContentInfo;
  const [info, ...others] = data.signerInfos;
  if (eContentType !== id_data || eContent !== undefined || info === undefined || others.length > 0)
    return null;
  const isAnnounced = data.digestAlgorithms.some(
    ({ algorithm }) => algorithm === info.digestAlgorithm.algorithm,
  );
  if (data.version !== CMSVersion.v1 || info.version !== CMSVersion.v1 || !isAnnounced) return null;
  const type = onlyAttribute(info, id_contentType);
  const digest = onlyAttribute(info, id_messageDigest);
  const signer = signerOf(data, info);
  if (type === null || digest === null || signer === null) return null;
  if (!Buffer.from(type).equals(ID_DATA_DER)) return null;
  return {
    digestAlgorithm: info.digestAlgorithm.algorithm,
    signatureAlgorithm: info.signatureAlgorithm.algorithm,
    contentDigest: Buffer.from(AsnConvert.parse(digest, MessageDigest).buffer),
    signedAttributes: Buffer.from(AsnConvert.serialize(new AttributeSet(info.signedAttrs))),
    signature: Buffer.from(info.signature.buffer),
    stampedAt: readTimeStamp(info),
    signer,
    certificates: [...(data.certificates ?? [])].flatMap(({ certificate }) =>
      certificate === undefined ? [] : [openCertificate(certificate)],
    ),
  };
}

/**
 * Reads a detached CMS signature of one signer over plain data, as PAdES wants it (EN 319 142-1): with signed
 * attributes and the signer's certificate.
 * @param padded the message, with zeros behind it
 * @returns null when it is none, or one of another build
 */
export function readSignedData(padded: Buffer): SignedMessage | null {
  try {
    return readMessage(padded);
  } catch {
    // Whatever the library cannot read is no signature for us: it comes from outside.
    return null;
  }
}
