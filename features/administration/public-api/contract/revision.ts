/**
 * The versions of the API, by the day of their first release, the newest last. A key keeps the version of its creation.
 * A change that breaks a program needs a new entry here.
 */
export const REVISIONS = ['2026-11-30'] as const;
export type Revision = (typeof REVISIONS)[number];

/** The version of new keys. */
export const NEWEST_REVISION: Revision = REVISIONS[0];
