export { markReadOnPhone } from './mark-read.ts';
