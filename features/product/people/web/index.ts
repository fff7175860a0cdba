export { PersonFactList } from './person/person-fact-list.tsx';
export { ShoppingFacts } from './person/shopping-facts.tsx';
export { EntryLine } from './person/timeline-entry.tsx';
