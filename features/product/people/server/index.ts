export { PEOPLE_INVARIANTS } from './list/invariants.ts';
export { readUnsubscriberPage } from './list/list-unsubscribers.ts';
