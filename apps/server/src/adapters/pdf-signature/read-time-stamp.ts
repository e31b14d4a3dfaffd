import { createHash } from 'node:crypto';
import { ContentInfo, id_signedData, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import {
  AsnConvert,
  AsnIntegerArrayBufferConverter,
  AsnProp,
  AsnPropTypes,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Extensions, GeneralName } from '@peculiar/asn1-x509';
import { DIGESTS } from './digests.ts';

const ID_TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const ID_TST_INFO = '1.2.840.113549.1.9.16.1.4';

const integer = { type: AsnPropTypes.Integer, converter: AsnIntegerArrayBufferConverter } as const;

class MessageImprint {
  readonly hashAlgorithm = new AlgorithmIdentifier();
  readonly hashedMessage = new OctetString();
}
AsnProp({ type: AlgorithmIdentifier })(MessageImprint.prototype, 'hashAlgorithm');
AsnProp({ type: OctetString })(MessageImprint.prototype, 'hashedMessage');

class Accuracy {
  readonly seconds?: ArrayBuffer;
  readonly millis?: ArrayBuffer;
  readonly micros?: ArrayBuffer;
}
AsnProp({ ...integer, optional: true })(Accuracy.prototype, 'seconds');
AsnProp({ ...integer, context: 0, implicit: true, optional: true })(Accuracy.prototype, 'millis');
AsnProp({ ...integer, context: 1, implicit: true, optional: true })(Accuracy.prototype, 'micros');

/** RFC 3161, section 2.4.2; the library has no class of it. */
class TstInfo {
  readonly version = 1;
  readonly policy = '';
  readonly messageImprint = new MessageImprint();
  readonly serialNumber = new ArrayBuffer(0);
  readonly genTime = new Date(0);
  readonly accuracy?: Accuracy;
  readonly ordering = false;
  readonly nonce?: ArrayBuffer;
  readonly tsa?: GeneralName;
  readonly extensions?: Extensions;
}
AsnProp({ type: AsnPropTypes.Integer })(TstInfo.prototype, 'version');
AsnProp({ type: AsnPropTypes.ObjectIdentifier })(TstInfo.prototype, 'policy');
AsnProp({ type: MessageImprint })(TstInfo.prototype, 'messageImprint');
AsnProp(integer)(TstInfo.prototype, 'serialNumber');
AsnProp({ type: AsnPropTypes.GeneralizedTime })(TstInfo.prototype, 'genTime');
AsnProp({ type: Accuracy, optional: true })(TstInfo.prototype, 'accuracy');
AsnProp({ type: AsnPropTypes.Boolean, defaultValue: false })(TstInfo.prototype, 'ordering');
AsnProp({ ...integer, optional: true })(TstInfo.prototype, 'nonce');
AsnProp({ type: GeneralName, context: 0, optional: true })(TstInfo.prototype, 'tsa');
AsnProp({ type: Extensions, context: 1, implicit: true, optional: true })(TstInfo.prototype, 'extensions');
for (const sequence of [MessageImprint, Accuracy, TstInfo]) {
  AsnType({ type: AsnTypeTypes.Sequence })(sequence);
}

function timeOf(token: ArrayBuffer, signature: Buffer): Date | null {
  const { contentType, content } = AsnConvert.parse(token, ContentInfo);
  if (contentType !== id_signedData) return null;
  const { eContentType, eContent } = AsnConvert.parse(content, SignedData).encapContentInfo;
  if (eContentType !== ID_TST_INFO || eContent?.single === undefined) return null;
  const { messageImprint, genTime } = AsnConvert.parse(eContent.single.buffer, TstInfo);
  const digest = DIGESTS[messageImprint.hashAlgorithm.algorithm];
  if (digest === undefined) return null;
  const imprint = createHash(digest).update(signature).digest();
  return imprint.equals(Buffer.from(messageImprint.hashedMessage.buffer)) ? genTime : null;
}

/**
 * Returns the time of the RFC 3161 time stamp that a signer's data carry over their signature; null without one, with several
 * and with one of another signature. The stamp's own signature is not verified: the time is the provider's statement.
 */
export function readTimeStamp({ unsignedAttrs, signature }: SignerInfo): Date | null {
  const found = (unsignedAttrs ?? []).filter(({ attrType }) => attrType === ID_TIME_STAMP_TOKEN);
  const [token, ...more] = found.flatMap(({ attrValues }) => attrValues);
  if (token === undefined || more.length > 0) return null;
  try {
    return timeOf(token, Buffer.from(signature.buffer));
  } catch {
    // A stamp of another build says nothing; the signature itself counts without it.
    return null;
  }
}
