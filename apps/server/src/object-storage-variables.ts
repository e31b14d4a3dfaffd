import { z } from 'zod';
import type { ObjectStorageSettings } from './platform/files/index.ts';

/** @param url checks the address, which may be unencrypted on this machine only */
export const objectStorageVariables = <T extends z.ZodType<string>>(url: T) => ({
  /** Address of a bucket of an S3-compatible service; without it files are kept in the database. */
  S3_URL: url.refine((text) => new URL(text).pathname.length > 1, 'needs the bucket in its path').optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
});

interface Environment {
  readonly S3_URL?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** @throws Error that names the variables that are missing beside S3_URL */
export function objectStorageOf(environment: Environment): ObjectStorageSettings | null {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = environment;
  if (url === undefined) return null;
  if (id === undefined || secret === undefined) {
    throw new Error('The configuration is wrong.\nS3_URL: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  return { url: url.replace(/\/+$/, ''), region, accessKeyId: id, secretAccessKey: secret };
}
