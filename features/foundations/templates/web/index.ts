export { FilledTemplate } from './filled-template.tsx';
export { PickTemplate } from './later-pick-template.ts';
