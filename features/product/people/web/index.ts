export { PersonFactList } from './person/person-fact-list.tsx';
export { EntryLine } from './person/timeline-entry.tsx';
