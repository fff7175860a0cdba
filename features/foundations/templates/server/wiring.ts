export { templateCopies } from './template-copies.ts';
export { TEMPLATE_RATING_TOPICS, applyTemplateRating } from './apply-template-rating.ts';
export { applyTemplateStatus } from './apply-template-status.ts';
export { isFileInTemplate } from './is-file-in-template.ts';
export { readNextTemplates } from './read-templates.ts';
export { removeTemplateJob } from './remove-template.ts';
export { submitMerchantTemplates } from './submit-merchant-templates.ts';
export { submitTemplateJob } from './submit-template.ts';
export { registerTemplateRoutes } from './template-routes.ts';
