export { TEMPLATE_RATING_TOPICS, applyTemplateRating } from './apply-template-rating.ts';
export { applyTemplateStatus } from './apply-template-status.ts';
export { ensureTemplate } from './ensure-template.ts';
export {
  findTemplate,
  listNotedTemplates,
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
  type Standing,
} from './merchant-templates.ts';
export { readNextTemplates } from './read-templates.ts';
export { stopTemplate } from './stop-template.ts';
export { submitTemplateJob } from './submit-template.ts';
