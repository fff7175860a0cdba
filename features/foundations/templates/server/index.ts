export { TEMPLATE_RATING_TOPICS, applyTemplateRating } from './apply-template-rating.ts';
export { applyTemplateStatus } from './apply-template-status.ts';
export { ensureTemplate } from './ensure-template.ts';
export {
  listNotedTemplates,
  listRecategorised,
  listStoppedTemplates,
  listSubmissions,
  listTemplates,
  type SenderTemplate,
} from './find-templates.ts';
export { isFileInTemplate } from './is-file-in-template.ts';
export {
  findMerchantTemplate,
  listMerchantTemplates,
  listVariants,
  type MerchantTemplate,
} from './merchant-templates.ts';
export { readNextTemplates } from './read-templates.ts';
export { removeTemplateJob } from './remove-template.ts';
export { stopTemplate } from './stop-template.ts';
export { submitMerchantTemplates } from './submit-merchant-templates.ts';
export { submitTemplateJob } from './submit-template.ts';
export { registerTemplateRoutes } from './template-routes.ts';
export type { TemplateMove, TemplateUse } from './template-uses.ts';
