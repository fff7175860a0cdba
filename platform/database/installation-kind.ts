import { Client } from 'pg';
import { SettingsError } from '#platform/config/settings-error.ts';
import type { Database } from './database.ts';

export type InstallationKind = 'sandbox' | 'real';

/**
 * Marks a database as the sandbox's or real at its first start, and refuses the other kind from then on. If two
 * processes start at the same time, the second one sees the mark of the first. Throws `SettingsError`.
 */
export async function claimDatabase(db: Database, kind: InstallationKind): Promise<void> {
  await db.updateTable('installation').set({ kind }).where('kind', 'is', null).execute();
  const { kind: marked } = await db.selectFrom('installation').select('kind').executeTakeFirstOrThrow();
  if (marked !== kind) throw new SettingsError([wrongDatabase(kind)]);
}

/**
 * Does the same check before anything is migrated or started. A database without a mark passes. Throws `SettingsError`.
 */
export async function requireDatabaseOf(url: string, kind: InstallationKind): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string | null }>(
      `select to_regclass('installation')::text as name`,
    );
    if (!tables[0]?.name) return;
    // As JSON, because in a database of an older release the table lacks the column.
    const { rows } = await client.query<{ kind: string | null }>(
      `select to_jsonb(installation) ->> 'kind' as kind from installation`,
    );
    const marked = rows[0]?.kind ?? null;
    if (marked !== null && marked !== kind) throw new SettingsError([wrongDatabase(kind)]);
  } finally {
    await client.end();
  }
}

function wrongDatabase(wanted: InstallationKind) {
  const sentence =
    wanted === 'sandbox'
      ? 'is the database of real stores, which the sandbox must not touch. Start with --without-sandbox, or give the sandbox a database or data folder of its own.'
      : "is a sandbox's database. Give real stores a database of their own.";
  return { variable: 'DATABASE_URL', value: undefined, sentence };
}
