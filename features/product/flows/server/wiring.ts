export { isFileInFlow } from './is-file-in-flow.ts';
