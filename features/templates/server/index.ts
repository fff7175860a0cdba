export { applyTemplateStatus } from './apply-template-status.ts';
export { ensureTemplate } from './ensure-template.ts';
export { submitTemplateJob } from './submit-template.ts';
