import type { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';

const GIVEN_NAME = '2.5.4.42';
const SURNAME = '2.5.4.4';

/**
 * The name of the natural person that a certificate was issued to (EN 319 412-2, 4.2.4).
 * @returns null when it names none, such as a pseudonym or an organisation
 */
export function signerName({ raw }: X509Certificate): { givenName: string; familyName: string } | null {
  const attributes = [...AsnConvert.parse(raw, Certificate).tbsCertificate.subject].flatMap((one) => [
    ...one,
  ]);
  const valueOf = (wanted: string) =>
    attributes
      .filter(({ type }) => type === wanted)
      .map(({ value }) => value.toString())
      .join(' ');
  const [givenName, familyName] = [valueOf(GIVEN_NAME), valueOf(SURNAME)];
  return givenName === '' || familyName === '' ? null : { givenName, familyName };
}
