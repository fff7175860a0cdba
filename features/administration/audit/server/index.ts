export { listActs, MOST_ACTS, recordAct, type Act } from './audit-log.ts';
export { listEntries, type EntryQuery } from './list-entries.ts';
