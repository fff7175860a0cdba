export { ensureTemplate } from './ensure-template.ts';
export {
  listNotedTemplates,
  listRecategorised,
  listStoppedTemplates,
  listSubmissions,
  listTemplates,
  type SenderTemplate,
} from './find-templates.ts';
export {
  findMerchantTemplate,
  listMerchantTemplates,
  listVariants,
  type MerchantTemplate,
} from './merchant-templates.ts';
export { rewriteTemplate } from '../rules/rewrite-template.ts';
export { createTemplate, findFreeName } from './make-template.ts';
export { stopTemplate } from './stop-template.ts';
export type { TemplateMove, TemplateUse } from './template-uses.ts';
