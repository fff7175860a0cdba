import * as z from 'zod';
import type { SettingsFault } from './settings-error.ts';

/** A bucket of an S3-compatible store. `endpoint` is its URL without the bucket and without a trailing slash. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where uploaded files are stored: a null `s3` means a folder of the data directory. */
export interface StorageSettings {
  s3: S3Settings | null;
  /** The limit of one shop's uploads. */
  quotaBytes: number;
}

const MEGABYTE = 1024 * 1024;
const S3_VARIABLES = [
  'BELLBIRD_S3_ENDPOINT',
  'BELLBIRD_S3_BUCKET',
  'BELLBIRD_S3_ACCESS_KEY_ID',
  'BELLBIRD_S3_SECRET_ACCESS_KEY',
] as const;

export const storageVariables = {
  BELLBIRD_UPLOAD_QUOTA_MB: z
    .string()
    .default('2048')
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) > 0, {
      error: 'is not a size. Use a whole number of megabytes.',
    })
    .transform(Number),
  BELLBIRD_S3_ENDPOINT: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#\s]+\/*$/.test(text), {
      error: 'is not the address of an S3 store. Write it like https://s3.eu-central-1.amazonaws.com.',
    })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  BELLBIRD_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'is not the name of a bucket. Use 3 to 63 small letters, digits, dots and dashes.',
    })
    .optional(),
  /** Most stores other than Amazon's accept any region. */
  BELLBIRD_S3_REGION: z.string().default('us-east-1'),
  BELLBIRD_S3_ACCESS_KEY_ID: z.string().optional(),
  BELLBIRD_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Returns the storage part of the values parsed with `storageVariables`. */
export function storagePart(values: z.output<z.ZodObject<typeof storageVariables>>): StorageSettings {
  const endpoint = values.BELLBIRD_S3_ENDPOINT;
  const bucket = values.BELLBIRD_S3_BUCKET;
  const accessKeyId = values.BELLBIRD_S3_ACCESS_KEY_ID;
  const secretAccessKey = values.BELLBIRD_S3_SECRET_ACCESS_KEY;
  const quotaBytes = values.BELLBIRD_UPLOAD_QUOTA_MB * MEGABYTE;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return { s3: null, quotaBytes };
  const region = values.BELLBIRD_S3_REGION;
  return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey }, quotaBytes };
}

/** Incomplete bucket settings would silently mean the local disk. */
export function partialS3Faults(set: Record<string, string>): SettingsFault[] {
  const missing = S3_VARIABLES.filter((variable) => set[variable] === undefined);
  if (missing.length === S3_VARIABLES.length) return [];
  const sentence = `is missing. Set ${S3_VARIABLES.join(', ')}, or none of them.`;
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}

/** Returns a warning if files are sent over an unencrypted connection; null otherwise. */
export function storageWarning({ s3 }: Pick<StorageSettings, 's3'>): string | null {
  const url = s3 && new URL(s3.endpoint);
  if (!url || url.protocol === 'https:' || OWN_MACHINE.test(url.hostname)) return null;
  return `BELLBIRD_S3_ENDPOINT is ${s3.endpoint}: files are read over a line that others may listen to and change. Use https.`;
}

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
