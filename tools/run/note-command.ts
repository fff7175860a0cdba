import { Client } from 'pg';

/** Notes that whoever runs the installation gave a command, beside what was done by hand. */
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
