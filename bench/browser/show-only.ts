import pg from 'pg';

/** Makes the demo shop show only one tool, on WhatsApp. These settings replace a new tool's settings. */
export async function showOnly(
  databaseUrl: string,
  { type, settings }: { type: string; settings: object },
): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    `update opt_in_tools set is_active = (type = $1 and channel = 'WA'),
       settings = case when type = $1 and channel = 'WA' then $2::jsonb else settings end`,
    [type, JSON.stringify(settings)],
  );
  await pool.end();
}
