import { createHash, sign } from 'node:crypto';
import * as cms from '@peculiar/asn1-cms';
import * as asn1 from '@peculiar/asn1-schema';
import { openPem, type SigningIdentity } from './signing-identity.ts';

const ID_SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const ID_TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const ID_TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SHA256 = new cms.DigestAlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1', parameters: null });
const RSA = new cms.SignatureAlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.1', parameters: null });

/** What is signed is the set itself, not its tagged form inside the signer's data. */
class AttributeSet extends asn1.AsnArray<cms.Attribute> {}
asn1.AsnType({ type: asn1.AsnTypeTypes.Set, itemType: cms.Attribute })(AttributeSet);

const toDer = (value: object) => Buffer.from(asn1.AsnConvert.serialize(value));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const attribute = (attrType: string, value: Buffer) =>
  new cms.Attribute({ attrType, attrValues: [new Uint8Array(value).buffer] });

// PAdES (EN 319 142-1) requires these three attributes, in the DER order of a set; the PDF itself holds the time.
function signedAttributes(type: string, content: Buffer, certificateDer: Buffer): cms.Attribute[] {
  // RFC 5035: three sequences around the digest; SHA-256 is the algorithm that is not named.
  const certificateId = Buffer.concat([Buffer.from('3026302430220420', 'hex'), sha256(certificateDer)]);
  return [
    attribute(cms.id_contentType, Buffer.from(asn1.AsnObjectIdentifierConverter.toASN(type).toBER())),
    attribute(cms.id_messageDigest, toDer(new asn1.OctetString(sha256(content)))),
    attribute(ID_SIGNING_CERTIFICATE_V2, certificateId),
  ].sort((left, right) => Buffer.compare(toDer(left), toDer(right)));
}

/**
 * A CMS `SignedData` of one signer in DER.
 * @param content inside the message, except plain data
 * @param unsigned makes the attributes that the signature does not cover from it
 */
function signedMessage(
  type: string,
  content: Buffer,
  { privateKeyPem, certificatePem, issuerPem }: SigningIdentity,
  unsigned?: (signature: Buffer) => cms.Attribute[],
): Buffer {
  const own = openPem(certificatePem);
  const { issuer, serialNumber } = own.tbsCertificate;
  const signedAttrs = signedAttributes(type, content, toDer(own));
  const signature = sign('sha256', toDer(new AttributeSet(signedAttrs)), privateKeyPem);
  const issuerAndSerialNumber = new cms.IssuerAndSerialNumber({ issuer, serialNumber });
  const eContent = new cms.EncapsulatedContent({ single: new asn1.OctetString(content) });
  const signerInfo = new cms.SignerInfo({
    version: cms.CMSVersion.v1,
    sid: new cms.SignerIdentifier({ issuerAndSerialNumber }),
    digestAlgorithm: SHA256,
    signedAttrs,
    signatureAlgorithm: RSA,
    signature: new asn1.OctetString(signature),
    ...(unsigned && { unsignedAttrs: unsigned(signature) }),
  });
  const certificates = (issuerPem === undefined ? [own] : [own, openPem(issuerPem)]).map(
    (certificate) => new cms.CertificateChoices({ certificate }),
  );
  const isPlain = type === cms.id_data;
  const signedData = new cms.SignedData({
    // RFC 5652, section 5.1: 3 for another content than plain data.
    version: isPlain ? cms.CMSVersion.v1 : cms.CMSVersion.v3,
    digestAlgorithms: new cms.DigestAlgorithmIdentifiers([SHA256]),
    encapContentInfo: new cms.EncapsulatedContentInfo({ eContentType: type, ...(!isPlain && { eContent }) }),
    certificates: new cms.CertificateSet(certificates),
    signerInfos: new cms.SignerInfos([signerInfo]),
  });
  const data = asn1.AsnConvert.serialize(signedData);
  return toDer(new cms.ContentInfo({ contentType: cms.id_signedData, content: data }));
}

/** An RFC 3161 time stamp over a signature, made with the identity of the signer: the sandbox has no other one. */
function timeStamp(signature: Buffer, at: Date, identity: SigningIdentity): Buffer {
  const second = at.toISOString().replace(/\D/g, '').slice(0, 14);
  // The library has no class of it. Every part has one length, so its DER is the same but for digest and time.
  const info = Buffer.concat([
    // Version 1; the policy 2.999.1 of the example arc, which no authority has published; SHA-256.
    Buffer.from('304f' + '020101' + '0603883701' + '3031300d060960864801650304020105000420', 'hex'),
    sha256(signature),
    // Serial number 1, and the time.
    Buffer.from('020101' + '180f', 'hex'),
    Buffer.from(`${second}Z`),
  ]);
  return signedMessage(ID_TST_INFO, info, identity);
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
  if (stampedAt === null) return signedMessage(cms.id_data, content, identity);
  return signedMessage(cms.id_data, content, identity, (signature) => [
    attribute(ID_TIME_STAMP_TOKEN, timeStamp(signature, stampedAt, identity)),
  ]);
}
