export { needsOfTemplate, sendTemplateTo } from './send-template-to.ts';
