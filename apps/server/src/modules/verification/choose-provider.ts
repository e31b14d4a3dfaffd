import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { readRevocations, type Revocation } from '../../adapters/pdf-signature/index.ts';
import type { Services } from '../../services.ts';
import {
  createHttpVerificationProvider,
  type VerificationProvider,
} from '../../adapters/verification-provider/index.ts';

type ProviderServices = Pick<Services, 'configuration' | 'pool' | 'clock' | 'rootSecret'>;

export interface ChosenProvider {
  readonly provider: VerificationProvider;
  /** Address under which the provider reaches this server. */
  readonly callbackUrl: () => string;
  /** Certificates whose signatures on contracts count. */
  readonly trustedCertificates: () => Promise<readonly X509Certificate[]>;
}

// Every call fails, as if the provider were down.
const NO_PROVIDER = createHttpVerificationProvider({
  baseUrl: () => {
    throw new Error('No verification provider is configured (VERIFICATION_URL)');
  },
  provider: 'none',
  apiKey: '',
});

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** @throws Error when the file cannot be read or holds no certificate */
function readCertificates(path: string): readonly X509Certificate[] {
  try {
    const found = readFileSync(path, 'utf8').match(PEM) ?? [];
    if (found.length === 0) throw new Error('it holds no certificate in PEM form');
    return found.map((pem) => new X509Certificate(pem));
  } catch (error) {
    throw new Error(`VERIFICATION_CERTIFICATES cannot be used: ${path}`, { cause: error });
  }
}

/**
 * Reads the certificates that the file names as revoked now. The file is replaced daily while the server runs.
 * @throws Error when the file cannot be read or its signer is not trusted; then no signature is judged
 */
export async function revocationsOf(
  path: string | null,
  trusted: () => Promise<readonly X509Certificate[]>,
): Promise<readonly Revocation[]> {
  if (path === null) return [];
  try {
    return readRevocations(await readFile(path, 'utf8'), await trusted());
  } catch (error) {
    throw new Error(`VERIFICATION_REVOCATIONS cannot be used: ${path}`, { cause: error });
  }
}

/** Mounts a simulated provider in this server and returns its connection. */
export type SimulateVerification = (app: FastifyInstance, services: ProviderServices) => ChosenProvider;

/**
 * Returns the configured provider, else the simulated one, else one that never answers.
 * @param simulate mounts the simulated provider; null without one
 * @throws Error when an address has no key, or the trusted certificates cannot be read
 */
export function chooseProvider(
  app: FastifyInstance,
  services: ProviderServices,
  simulate: SimulateVerification | null,
): ChosenProvider {
  const { configuration } = services;
  const { url, apiKey, provider, certificatesFile } = configuration.verification;
  const configured = certificatesFile === null ? [] : readCertificates(certificatesFile);
  const ofConfiguration = () => Promise.resolve(configured);
  if (url !== null) {
    if (apiKey === null) throw new Error('VERIFICATION_URL needs VERIFICATION_API_KEY beside it');
    if (certificatesFile === null) {
      app.log.warn(
        'VERIFICATION_CERTIFICATES is missing: no signature of the verification provider will count',
      );
    }
    return {
      provider: createHttpVerificationProvider({ baseUrl: () => url, provider, apiKey }),
      callbackUrl: () => configuration.publicUrl,
      trustedCertificates: ofConfiguration,
    };
  }
  if (simulate !== null) {
    const simulated = simulate(app, services);
    return certificatesFile === null ? simulated : { ...simulated, trustedCertificates: ofConfiguration };
  }
  const callbackUrl = () => configuration.publicUrl;
  return { provider: NO_PROVIDER, callbackUrl, trustedCertificates: ofConfiguration };
}
