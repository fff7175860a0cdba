import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const FORMAT = 1;
const FILE = 'manifest.json';

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The time of the backup: by the product's clock, then by the database's. */
  takenAt: z.coerce.date(),
  databaseNow: z.coerce.date(),
  /** The migrations that the database had applied. */
  migrations: z.array(z.string()),
  /** The months for which messages and webhooks have a partition. */
  parts: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      checksum: z.string(),
      /** The next value of each identity column. */
      next: z.record(z.string(), z.number()),
    }),
  ),
  jobs: z.array(z.object({ name: z.string(), data: z.unknown() })),
  /** `local`: the files are beside the manifest; `s3`: they stay in their bucket. */
  files: z.enum(['local', 's3']),
});

export type Manifest = z.infer<typeof Manifest>;

/** Writes the manifest, as the last file of a backup: a folder without a manifest is not a backup. */
export function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): void {
  writeFileSync(path.join(folder, FILE), JSON.stringify({ format: FORMAT, ...manifest }, null, 2));
}

export function isWhole(folder: string): boolean {
  return existsSync(path.join(folder, FILE));
}

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, FILE);
  if (!isWhole(folder))
    throw new Error(
      `There is no whole backup in ${folder}: it has no ${FILE}. Give the folder that npm run backup named.`,
    );
  const read = Manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} is none that this release wrote or can read.`);
  return read.data;
}
