import { resolve } from 'node:path';
import { z } from 'zod';
import type { AttemptLimits } from './attempt-limits.ts';
import { readEnvironmentFiles } from './environment-files.ts';
import { objectStorageOf, objectStorageVariables } from './object-storage-variables.ts';
import type { CallShares } from './platform/fair-share/index.ts';
import type { ObjectStorageSettings } from './platform/files/index.ts';

export type { AttemptLimits } from './attempt-limits.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
  .optional();
const count = (standard: number) => z.coerce.number().int().min(1).default(standard);
const address = (protocols: RegExp) => z.url({ protocol: protocols });

/** Identity and contracts leave the machine encrypted only. */
function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const encryptedAddress = address(/^https?$/).refine(
  isEncryptedOrLocal,
  'http only on this machine, https elsewhere',
);

const keyList = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}(,[A-Za-z0-9_-]{43})*$/)
  .optional();

const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Port of metrics and health; without it there is none. */
  MANAGEMENT_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MANAGEMENT_HOST: z.string().min(1).default('127.0.0.1'),
  STOP_GRACE_SECONDS: z.coerce.number().min(0).max(600).default(0),
  STOP_LIMIT_SECONDS: z.coerce.number().min(1).max(600).default(9),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  /** Account that owns the tables and migrates them, when the server works with another one. */
  DATABASE_OWNER_URL: address(/^postgres(ql)?$/).optional(),
  /** The database itself, where DATABASE_URL leads to a pooler. */
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/).optional(),
  DATABASE_CONNECTIONS: count(10),
  ...objectStorageVariables(encryptedAddress),
  DEMO: flag,
  DEMO_ORDERS: flag,
  DEMO_STARTS_AT: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
  PUBLIC_URL: address(/^https?$/).optional(),
  /** Ed25519 key (SPKI, DER, base64) of the person who signs figures of the law. */
  LAW_FIGURES_PUBLIC_KEY: z
    .string()
    .regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, 'must be the line that npm run figures -- new-key prints')
    .optional(),
  /** 32 random bytes in base64url: the root of all keys. Without it one is made below DATA_DIR. */
  AUTH_SIGNING_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  /**
   * Keys of personal data at rest, each 32 random bytes in base64url, separated by commas; the first one seals. Without
   * them one is made below DATA_DIR.
   */
  DATA_KEYS: keyList,
  /** Keys of access tokens, as above; the first one signs, the others only verify. Without them see `readTokenKeys`. */
  ACCESS_TOKEN_KEYS: keyList,
  SMTP_URL: address(/^smtps?$/).optional(),
  MAIL_FROM: z.string().min(3).default('Stromwandel <portal@stromwandel.example>'),
  VERIFICATION_URL: encryptedAddress.optional(),
  VERIFICATION_API_KEY: z.string().min(1).optional(),
  /** PEM file with the certificates whose signatures on contracts count. */
  VERIFICATION_CERTIFICATES: z.string().min(1).optional(),
  /** PEM file with lists of revoked certificates, signed by one of those. */
  VERIFICATION_REVOCATIONS: z.string().min(1).optional(),
  VERIFICATION_PROVIDER: z.string().min(1).default('stromwandel'),
  /** Where heads of the audit log go: a file to append to, and an address that takes them by POST. */
  AUDIT_HEAD_LOG: z.string().min(1).optional(),
  AUDIT_HEAD_URL: address(/^https?$/)
    .refine(isEncryptedOrLocal, 'http only on this machine, https elsewhere')
    .optional(),
  MANUFACTURER_EMAIL: z.email().default('bestellung@hersteller.example'),
  /** Number of trusted proxies that extend X-Forwarded-For (for limits by client address); `true` means one. */
  TRUST_PROXY: z
    .union([
      z.enum(['true', 'false']).transform((text) => (text === 'true' ? 1 : 0)),
      z.coerce.number().int(),
    ])
    .pipe(z.number().min(0).max(10))
    .default(0),
  /** Collector of traces; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  LIMIT_LOGIN_FAILURES_PER_ACCOUNT: count(10),
  LIMIT_LOGIN_FAILURES_PER_ADDRESS: count(60),
  LIMIT_LOGIN_FAILURES_PER_ACCOUNT_ANYWHERE: count(100),
  LIMIT_CODE_TRIES_PER_ADDRESS: count(20),
  LIMIT_REGISTRATIONS_PER_CODE: count(20),
  LIMIT_CONFIRMATION_MAILS_PER_ADDRESS: count(5),
  LIMIT_RESET_MAILS_PER_ACCOUNT: count(3),
  LIMIT_REFRESH_FAILURES_PER_ADDRESS: count(100),
  LIMIT_APP_CODE_FAILURES_PER_ACCOUNT: count(30),
  LIMIT_PASSKEY_REQUESTS_PER_ADDRESS: count(300),
  LIMIT_EXPORTS_PER_ACCOUNT: count(10),
  LIMIT_INVITATIONS_PER_EMPLOYER: count(5_000),
  LIMIT_CALLS_PER_ACCOUNT: count(2),
  LIMIT_CALLS_PER_EMPLOYER: count(4),
  LIMIT_CALLS: count(16),
  LIMIT_EXPENSIVE_CALLS_PER_ACCOUNT: count(2),
  LIMIT_EXPENSIVE_CALLS_PER_EMPLOYER: count(4),
  LIMIT_EXPENSIVE_CALLS: count(8),
  LIMIT_WAITING_CALLS: count(500),
  PASSWORD_HASH_MEMORY_KIB: count(19_456).pipe(z.number().min(8)),
});

/** Everything the server takes from its environment. */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** Where operators read metrics and health; null: nowhere. */
  readonly management: { readonly host: string; readonly port: number } | null;
  readonly stop: {
    /** How long a server that has to stop goes on serving while it reports that it is not ready. */
    readonly graceMs: number;
    /** How long it waits for requests and jobs, grace included. */
    readonly limitMs: number;
  };
  /** Absolute path of the directory of the embedded database, keys and files. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL is started. */
  readonly databaseUrl: string | null;
  /** Null: the account of `databaseUrl` owns the tables. */
  readonly databaseOwnerUrl: string | null;
  /** The database itself, for sessions that last; null where `databaseUrl` is it. */
  readonly databaseDirectUrl: string | null;
  readonly databaseConnections: number;
  /** Null: files are kept in the database. */
  readonly objectStorage: ObjectStorageSettings | null;
  /** Demo world, development mailbox, product clock and verification sandbox exist. */
  readonly demo: boolean;
  /** The demo world gets colleagues and orders in every stage (demo mode only). */
  readonly demoOrders: boolean;
  /** When the product's time begins in a new demo world; null: with real time (demo mode only). */
  readonly demoStartsAt: Date | null;
  /** Address of the portal in mails, without a slash at the end. */
  readonly publicUrl: string;
  /** Null: no figures of the law can be loaded. */
  readonly lawFiguresPublicKey: string | null;
  readonly authSigningKey: string | null;
  /** The current one first; null: those kept below `dataDir`. */
  readonly dataKeys: readonly string[] | null;
  /** The current one first; null: those kept below `dataDir`, or the one of the root secret. */
  readonly accessTokenKeys: readonly string[] | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly verification: {
    /** Null: the sandbox of this server (demo mode only). */
    readonly url: string | null;
    readonly apiKey: string | null;
    readonly provider: string;
    /** Absolute path of a PEM file; null: the certificate of the sandbox, and none outside demo mode. */
    readonly certificatesFile: string | null;
    readonly revocationsFile: string | null;
  };
  readonly auditHead: {
    /** Absolute path; null: none. */
    readonly file: string | null;
    readonly url: string | null;
  };
  readonly manufacturerEmail: string;
  /**
   * Proxies in front whose additions to X-Forwarded-For count; what stands before them is the client's own claim.
   * Zero: the connection's own address counts.
   */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Null: no traces. */
  readonly tracesUrl: string | null;
  readonly limits: AttemptLimits;
  /** Of expensive calls, in one process. */
  readonly callShares: CallShares;
  /** Of all calls with a person. */
  readonly turns: CallShares;
  readonly passwordHashMemoryKib: number;
}

function limitsOf(env: z.output<typeof environmentSchema>): AttemptLimits {
  return {
    loginFailuresPerAccount: env.LIMIT_LOGIN_FAILURES_PER_ACCOUNT,
    loginFailuresPerAddress: env.LIMIT_LOGIN_FAILURES_PER_ADDRESS,
    loginFailuresPerAccountAnywhere: env.LIMIT_LOGIN_FAILURES_PER_ACCOUNT_ANYWHERE,
    codeTriesPerAddress: env.LIMIT_CODE_TRIES_PER_ADDRESS,
    registrationsPerCode: env.LIMIT_REGISTRATIONS_PER_CODE,
    confirmationMailsPerAddress: env.LIMIT_CONFIRMATION_MAILS_PER_ADDRESS,
    resetMailsPerAccount: env.LIMIT_RESET_MAILS_PER_ACCOUNT,
    refreshFailuresPerAddress: env.LIMIT_REFRESH_FAILURES_PER_ADDRESS,
    appCodeFailuresPerAccount: env.LIMIT_APP_CODE_FAILURES_PER_ACCOUNT,
    passkeyRequestsPerAddress: env.LIMIT_PASSKEY_REQUESTS_PER_ADDRESS,
    invitationsPerEmployer: env.LIMIT_INVITATIONS_PER_EMPLOYER,
    exportsPerAccount: env.LIMIT_EXPORTS_PER_ACCOUNT,
  };
}

/**
 * Reads the environment.
 * @throws Error with a sentence that names each variable whose value makes no sense
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  // An empty variable counts as missing: that is how shells and compose files leave things out.
  const given = readEnvironmentFiles(environment, Object.keys(environmentSchema.shape));
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong.\n${sentences.join('\n')}`);
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const demo = env.DEMO ?? env.DATABASE_URL === undefined;
  if (env.DEMO_STARTS_AT && !demo) {
    throw new Error('The configuration is wrong.\nDEMO_STARTS_AT: outside demo mode nobody sets the clock');
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new Error('The configuration is wrong.\nDATABASE_DIRECT_URL: needs DATABASE_URL (the pooler)');
  }
  return {
    host: env.HOST,
    port: env.PORT,
    management:
      env.MANAGEMENT_PORT === undefined ? null : { host: env.MANAGEMENT_HOST, port: env.MANAGEMENT_PORT },
    stop: { graceMs: env.STOP_GRACE_SECONDS * 1000, limitMs: env.STOP_LIMIT_SECONDS * 1000 },
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    objectStorage: objectStorageOf(env),
    demo,
    demoOrders: demo && (env.DEMO_ORDERS ?? false),
    demoStartsAt: env.DEMO_STARTS_AT ?? null,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    lawFiguresPublicKey: env.LAW_FIGURES_PUBLIC_KEY ?? null,
    authSigningKey: env.AUTH_SIGNING_KEY ?? null,
    dataKeys: env.DATA_KEYS?.split(',') ?? null,
    accessTokenKeys: env.ACCESS_TOKEN_KEYS?.split(',') ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    verification: {
      url: env.VERIFICATION_URL ?? null,
      apiKey: env.VERIFICATION_API_KEY ?? null,
      provider: env.VERIFICATION_PROVIDER,
      certificatesFile: env.VERIFICATION_CERTIFICATES ? resolve(env.VERIFICATION_CERTIFICATES) : null,
      revocationsFile: env.VERIFICATION_REVOCATIONS ? resolve(env.VERIFICATION_REVOCATIONS) : null,
    },
    auditHead: {
      file: env.AUDIT_HEAD_LOG ? resolve(env.AUDIT_HEAD_LOG) : null,
      url: env.AUDIT_HEAD_URL ?? null,
    },
    manufacturerEmail: env.MANUFACTURER_EMAIL,
    trustedProxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    limits: limitsOf(env),
    turns: {
      runningPerAccount: env.LIMIT_CALLS_PER_ACCOUNT,
      runningPerTenant: env.LIMIT_CALLS_PER_EMPLOYER,
      running: env.LIMIT_CALLS,
      waiting: env.LIMIT_WAITING_CALLS,
    },
    callShares: {
      runningPerAccount: env.LIMIT_EXPENSIVE_CALLS_PER_ACCOUNT,
      runningPerTenant: env.LIMIT_EXPENSIVE_CALLS_PER_EMPLOYER,
      running: env.LIMIT_EXPENSIVE_CALLS,
      waiting: env.LIMIT_WAITING_CALLS,
    },
    passwordHashMemoryKib: env.PASSWORD_HASH_MEMORY_KIB,
  };
}

/**
 * Keys made in the data directory of one machine would be lost with it, or differ on the next: a database server needs configured ones.
 * @throws Error that names each missing variable
 */
export function requireKeys({ databaseUrl, demo, authSigningKey, dataKeys }: Configuration): void {
  if (databaseUrl === null || demo) return;
  const missing = Object.entries({ AUTH_SIGNING_KEY: authSigningKey, DATA_KEYS: dataKeys }).filter(
    ([, value]) => value === null,
  );
  if (missing.length === 0) return;
  const sentences = missing.map(
    ([name]) => `${name}: needed with DATABASE_URL; "npm run keys -- new" makes one`,
  );
  throw new Error(`The configuration is wrong.\n${sentences.join('\n')}`);
}
