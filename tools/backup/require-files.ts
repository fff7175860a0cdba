import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';

/** The newest files that rows refer to; some may have been deleted since. */
const NAMED = `
select key from (
  (select concat_ws('/', 'uploads', page_id, kind, media_id || '-' || name) as key, stored_at as at
    from media where stored_at is not null and cleared_at is null order by stored_at desc limit 100)
  union all (select file_key, finished_at from exports where file_key is not null order by finished_at desc limit 100)
  union all (select storage_key, received_at from inbound_media where storage_key is not null order by received_at desc limit 100)
) named`;

/**
 * Throws if a folder has none of the files that the database refers to. The folder then belongs to another installation
 * or to none, and a backup would lack the uploads.
 */
export async function requireFiles(client: ClientBase, folder: string): Promise<void> {
  const { rows } = await client.query<{ key: string }>(NAMED);
  if (rows.length === 0 || rows.some(({ key }) => existsSync(path.join(folder, key)))) return;
  throw new Error(
    `${folder} has none of the files that the database knows. Set BELLBIRD_DATA_DIR as it is for the servers; ` +
      'if the files are lost, give --without-files. Nothing was backed up.',
  );
}
