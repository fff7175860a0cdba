export { describeAction, describeChange, describePerson, describeRole } from './describe-entry.ts';
