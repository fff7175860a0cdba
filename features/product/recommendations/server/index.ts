export { recommend } from './recommend.ts';
