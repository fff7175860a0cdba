export { expireExportsOfPeople } from './expire-exports-of-people.ts';
