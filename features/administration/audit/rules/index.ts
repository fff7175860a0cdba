export { describeAction, describeChange, describePerson } from './describe-entry.ts';
