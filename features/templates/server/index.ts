export { applyTemplateStatus } from './apply-template-status.ts';
export { ensureTemplate, submitTemplateJob } from './submit-template.ts';
