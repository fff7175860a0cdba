/**
 * When each version of the Graph API ends, from Meta's changelog of 2026-07-29
 * (https://developers.facebook.com/docs/graph-api/changelog). Null if Meta has not published it. Add new versions here.
 */
const GRAPH_VERSION_ENDS: Readonly<Record<string, string | null>> = {
  'v20.0': '2026-09-24',
  'v21.0': '2027-01-21',
  'v22.0': '2027-05-20',
  'v23.0': '2027-10-08',
  'v24.0': '2028-02-18',
  'v25.0': '2028-07-29',
  'v26.0': null,
};

/** The newest version in the list. */
export const NEWEST_GRAPH_VERSION = 'v26.0';

/** Returns when a version ends: a day, null if not announced, `unknown` if it is not listed. */
export function endOfGraphVersion(version: string): Date | null | 'unknown' {
  const day = GRAPH_VERSION_ENDS[version];
  if (day === undefined) return 'unknown';
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}
