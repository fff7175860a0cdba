export { readCode } from './read-code.ts';
