import pg from 'pg';

/** Runs a test while an open transaction holds locks on rows of a shop. */
export async function whileLocked<Result>(
  databaseUrl: string,
  taking: string,
  { shopId }: { shopId: number },
  story: () => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(taking, [shopId]);
    return await story();
  } finally {
    await holder.end();
  }
}
