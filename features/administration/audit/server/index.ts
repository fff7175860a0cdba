export { listActs, MOST_ACTS, recordAct, type Act } from './audit-log.ts';
export { listEntries } from './list-entries.ts';
