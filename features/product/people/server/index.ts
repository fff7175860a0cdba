export { findPerson, toPerson } from './find-person.ts';
export { PEOPLE_INVARIANTS } from './list/invariants.ts';
export { readUnsubscriberPage } from './list/list-unsubscribers.ts';
export { readTimeline } from './read-timeline.ts';
export { findPeopleIds } from './search-people.ts';
export { sendToPerson } from './send-to-person.ts';
