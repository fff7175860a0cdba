import * as z from 'zod';

const TemplateButton = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  url: z.string().optional(),
  phone_number: z.string().optional(),
  /** An array for a URL button's variable, a string for a copy-code button. */
  example: z.union([z.array(z.string()), z.string()]).optional(),
});
export type TemplateButton = z.infer<typeof TemplateButton>;

const TemplateExample = z.looseObject({
  header_text: z.array(z.string()).optional(),
  header_handle: z.array(z.string()).optional(),
  body_text: z.array(z.array(z.string())).optional(),
  header_text_named_params: z.array(z.object({ param_name: z.string(), example: z.string() })).optional(),
  body_text_named_params: z.array(z.object({ param_name: z.string(), example: z.string() })).optional(),
});

const cardComponent = {
  type: z.string(),
  /** For a header: TEXT, IMAGE, VIDEO, DOCUMENT or LOCATION. */
  format: z.string().optional(),
  text: z.string().optional(),
  example: TemplateExample.optional(),
  buttons: z.array(TemplateButton).optional(),
};

/** One card of a carousel: a picture or video, text and buttons. */
const TemplateCard = z.looseObject({ components: z.array(z.looseObject(cardComponent)) });
export type TemplateCard = z.infer<typeof TemplateCard>;

/** One part of a template's definition: HEADER, BODY, FOOTER, BUTTONS, LIMITED_TIME_OFFER or CAROUSEL. */
export const TemplateDefinitionComponent = z.looseObject({
  ...cardComponent,
  limited_time_offer: z
    .looseObject({ text: z.string().optional(), has_expiration: z.boolean().optional() })
    .optional(),
  cards: z.array(TemplateCard).optional(),
});
export type TemplateDefinitionComponent = z.infer<typeof TemplateDefinitionComponent>;

/** The body of `POST /{WABA id}/message_templates`. */
export const TemplateCreateRequest = z.looseObject({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  parameter_format: z.string().optional(),
  components: z.array(TemplateDefinitionComponent),
});
export type TemplateCreateRequest = z.infer<typeof TemplateCreateRequest>;

/** Meta sends ids as strings here and as numbers in webhooks. */
const TemplateId = z.union([z.string(), z.number()]).transform(String);

export const TemplateCreateResponse = z.looseObject({
  id: TemplateId,
  /** Usually PENDING; the decision comes by webhook. */
  status: z.string(),
  category: z.string().optional(),
});
export type TemplateCreateResponse = z.infer<typeof TemplateCreateResponse>;

/** The response of `POST /{template id}` and `DELETE`. */
export const SuccessResponse = z.looseObject({ success: z.boolean() });
export type SuccessResponse = z.infer<typeof SuccessResponse>;

/** A template in Meta's list. With `fields`, only the requested ones are present. */
export const ListedTemplate = z.looseObject({
  id: TemplateId,
  name: z.string(),
  language: z.string(),
  status: z.string(),
  category: z.string().optional(),
  components: z.array(TemplateDefinitionComponent).optional(),
  rejected_reason: z.string().nullish(),
  quality_score: z.looseObject({ score: z.string().nullish() }).nullish(),
  parameter_format: z.string().optional(),
});
export type ListedTemplate = z.infer<typeof ListedTemplate>;

export const TemplateListResponse = z.looseObject({
  data: z.array(ListedTemplate),
  paging: z
    .looseObject({
      cursors: z.looseObject({ before: z.string().optional(), after: z.string().optional() }).optional(),
      /** Present if there is another page. */
      next: z.string().optional(),
    })
    .optional(),
});
export type TemplateListResponse = z.infer<typeof TemplateListResponse>;
