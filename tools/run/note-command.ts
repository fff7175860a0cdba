import { Client } from 'pg';

/** Records in the audit log that the operator ran a command. */
export async function noteCommand(databaseUrl: string, action: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into audit_log (shop_id, done_at, who, action) values (0, clock_timestamp(), 'operator', $1)`,
      [action],
    );
  } finally {
    await client.end();
  }
}
