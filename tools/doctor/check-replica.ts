import { Client } from 'pg';
import { reasonOf } from '#platform/database/errors/unusable-database-reason.ts';
import { bad, good, look, type Finding } from './finding.ts';

const ABOUT = 'replica';
const ANSWER_TIMEOUT_MS = 10_000;

/** Checks whether dashboards can be read from the replica. If not, they are read from the primary. */
export async function checkReplica(url: string): Promise<Finding> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    return rows[0]?.isStandby
      ? good(ABOUT, 'answers, and follows the primary')
      : look(
          ABOUT,
          'is no standby',
          'Point BELLBIRD_DATABASE_REPLICA_URL at a standby that streams, or unset it.',
        );
  } catch (error) {
    return bad(
      ABOUT,
      `does not answer: ${reasonOf(error)}`,
      'Start it, or unset BELLBIRD_DATABASE_REPLICA_URL.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
