import { NEWEST_GRAPH_VERSION } from '#partners/meta/graph-versions.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import { bad, good, look, type Finding } from './finding.ts';

const GIGABYTE = 1e9;
/** One backup a day, plus some hours for a slow one. */
const BACKUP_HOURS = 30;
const CERTIFICATE_DAYS = 14;
const CLOCK_MS = 2000;
/** Enough time to update and test. */
const GRAPH_VERSION_DAYS = 90;
const LEAST_FILES = 1024;
const LEAST_POSTGRES = 16;

/** Each function judges one fact and returns what is wrong and how to correct it. */

export function judgeClock(behindMs: number): Finding {
  const seconds = (Math.abs(behindMs) / 1000).toFixed(1);
  if (Math.abs(behindMs) <= CLOCK_MS) return good('clock', `within ${seconds} s of the database's`);
  return bad(
    'clock',
    `${seconds} s ${behindMs > 0 ? 'behind' : 'ahead of'} the database's`,
    'Keep every machine in time by NTP: timedatectl set-ntp true',
  );
}

export function judgeDisk({ free, total }: { free: number; total: number }): Finding {
  const found = `${(free / GIGABYTE).toFixed(1)} GB free of ${(total / GIGABYTE).toFixed(1)} GB`;
  const advice = 'Make room, or keep less: BELLBIRD_KEEP_MESSAGES_MONTHS, BELLBIRD_KEEP_INBOX_DAYS.';
  if (free < GIGABYTE) return bad('disk', found, advice);
  return free / total < 0.1 ? look('disk', found, advice) : good('disk', found);
}

export function judgeBackup(lastAt: Date | null, now: Date): Finding {
  const advice = 'Run npm run backup every day, and keep it on another machine.';
  if (lastAt === null) return bad('backup', 'none was ever taken with npm run backup', advice);
  const hours = Math.round((now.getTime() - lastAt.getTime()) / HOUR_MS);
  const found = `the last one was ${hours} h ago`;
  return hours > BACKUP_HOURS ? bad('backup', found, advice) : good('backup', found);
}

/** `endsAt` is `none` when the URL is not https, and `unseen` when no certificate was presented. */
export function judgeCertificate(endsAt: Date | 'none' | 'unseen', now: Date, isSandbox: boolean): Finding {
  if (endsAt === 'unseen') return bad('TLS', 'no certificate was shown', 'See the address.');
  if (endsAt === 'none')
    return isSandbox
      ? good('TLS', 'none, which is fine for the sandbox')
      : bad(
          'TLS',
          'the address is not https',
          'Put a proxy with a certificate in front; stores and Meta ask for https.',
        );
  const days = Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS);
  const found = `the certificate ends in ${days} days`;
  if (days < 0) return bad('TLS', 'the certificate has ended', 'Renew it in the proxy.');
  return days < CERTIFICATE_DAYS
    ? look('TLS', found, 'See that the proxy renews it by itself.')
    : good('TLS', found);
}

export function judgeFiles(limit: number): Finding {
  return limit >= LEAST_FILES
    ? good('file handles', `${limit} may be open`)
    : bad(
        'file handles',
        `only ${limit} may be open`,
        `Raise it to ${LEAST_FILES} or more: LimitNOFILE= of the unit, or ulimit -n.`,
      );
}

export function judgePostgres(version: number, name: string): Finding {
  return version >= LEAST_POSTGRES
    ? good('PostgreSQL', name)
    : bad('PostgreSQL', name, `Use ${LEAST_POSTGRES} or later.`);
}

/** Reports how many stores granted fewer scopes than this release requests. */
export function judgeScopes(granted: readonly string[], wanted: readonly string[]): Finding {
  const missing = granted
    .map((scope) => lacking(scope.split(','), wanted))
    .filter((lacks) => lacks.length > 0);
  if (granted.length === 0) return good('scopes', 'no store has the app yet');
  if (missing.length === 0) return good('scopes', `${granted.length} stores gave all that is asked for`);
  const names = [...new Set(missing.flat())].join(', ');
  return bad(
    'scopes',
    `${missing.length} stores did not give ${names}`,
    'Have their merchants log in once more: the store asks them.',
  );
}

/** Reports whether Meta still supports the configured version, and for how long. */
export function judgeGraphVersion(version: string, endsAt: Date | null | 'unknown', now: Date): Finding {
  const about = 'Graph version';
  const mend = `Set BELLBIRD_META_GRAPH_VERSION to a newer one, such as ${NEWEST_GRAPH_VERSION}, and start again.`;
  if (endsAt === 'unknown') return look(about, `${version} is not a version that this release knows`, mend);
  if (endsAt === null) return good(about, `${version} has no end yet`);
  const day = endsAt.toISOString().slice(0, 10);
  if (endsAt <= now) return bad(about, `${version} ended on ${day}`, mend);
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  const found = `${version} works until ${day}`;
  return days < GRAPH_VERSION_DAYS ? look(about, found, mend) : good(about, found);
}

/** A write scope includes the read scope. */
function lacking(granted: readonly string[], wanted: readonly string[]): string[] {
  return wanted.filter(
    (scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')),
  );
}

/** Reports how long ago a source last sent something, in hours. Null means never. */
export function judgeLastContact(about: string, hours: number | null, isExpected: boolean): Finding {
  const mend =
    'See that the provider is given this address and that nothing in front of it asks for a login.';
  if (!isExpected) return good(about, 'nothing is connected that would call');
  if (hours === null) return look(about, 'nothing ever came in', mend);
  return hours > 24
    ? look(about, `nothing came in for ${Math.round(hours)} h`, mend)
    : good(about, `the last came ${hours < 1 ? 'within the hour' : `${Math.round(hours)} h ago`}`);
}

/**
 * Reports whether stores withhold customers' data and the links to carts. Apps without approval for a field do not get
 * the field. `abandonedCheckoutUrl` needs approval for all four fields: for public apps from 2026-12-01 on, for a
 * merchant's or partner's own apps from 2027-01-01 on.
 */
export function judgeWithheld({
  urls,
  fields,
}: {
  urls: readonly string[];
  fields: readonly string[];
}): Finding {
  if (fields.length > 0)
    return bad(
      'protected fields',
      `stores withhold the ${fields.join(', ')} of customers`,
      'Ask for approval of each under "Protected customer data access" in the app’s settings at Shopify.',
    );
  if (urls.length === 0) return good('protected fields', 'no store withholds any, nor abandonedCheckoutUrl');
  return look(
    'protected fields',
    `${urls.join(', ')} withhold abandonedCheckoutUrl: reminders lead to a new cart with the same products`,
    'Ask for name, e-mail, phone and address under "Protected customer data access" in the app’s settings at Shopify.',
  );
}

/** `silent` workers are frozen or were killed within the last hour. Workers that stopped normally are not included. */
export function judgeWorkers({ running, silent }: { running: number; silent: number }): Finding {
  if (running === 0)
    return bad('workers', 'none runs: nothing is sent', 'Start one: npm run server -- --role=worker');
  if (silent === 0) return good('workers', `${running} run`);
  return look(
    'workers',
    `${running} run; ${silent} hang, or were killed within the last hour`,
    'Ask each worker for /health/live, and restart the one that does not answer. A killed one is forgotten after an hour.',
  );
}
