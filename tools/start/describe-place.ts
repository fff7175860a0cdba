import type { DatabasePlace } from '#platform/config/database-place.ts';

/** Describes a database for the operator, without its password. */
export function describePlace({ databaseUrl, dataDir }: DatabasePlace): string {
  if (databaseUrl === null) return `Database: the embedded one in ${dataDir}`;
  const { username, host, pathname } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  return `Database: ${name || user} at ${host || 'this machine'}${user === '' ? '' : `, as ${user}`}`;
}

export function refuseNewDatabase(dataDir: string): string {
  return (
    `DATABASE_URL is not set, and there is no database of Bellbird in ${dataDir}. Give the settings first: ` +
    'set -a; . /etc/bellbird.env; set +a. If this user may not read that file, use the user that the servers run as.'
  );
}
