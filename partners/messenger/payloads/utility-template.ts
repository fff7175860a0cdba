import * as z from 'zod';

const Button = z.object({
  type: z.enum(['POSTBACK', 'URL']),
  text: z.string().min(1).max(20),
  payload: z.string().optional(),
  url: z.url().optional(),
});

/** The body of `POST /{page id}/message_templates`. The only category is UTILITY. */
export const UtilityTemplateRequest = z.object({
  name: z
    .string()
    .max(512)
    .regex(/^[a-z0-9_]+$/),
  language: z.string().min(2),
  category: z.literal('UTILITY'),
  parameter_format: z.enum(['POSITIONAL', 'NAMED']).optional(),
  components: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('HEADER'), format: z.literal('TEXT'), text: z.string().min(1).max(60) }),
        z.object({
          type: z.literal('BODY'),
          text: z.string().min(1).max(1024),
          /** A sample of each value, by position or by name. */
          example: z
            .object({
              body_text: z.array(z.array(z.string())).optional(),
              body_text_named_params: z
                .array(z.object({ param_name: z.string(), example: z.string() }))
                .optional(),
            })
            .optional(),
        }),
        z.object({ type: z.literal('BUTTONS'), buttons: z.array(Button).min(1).max(3) }),
      ]),
    )
    .min(1),
});
export type UtilityTemplateRequest = z.infer<typeof UtilityTemplateRequest>;

export const UtilityTemplateResponse = z.looseObject({
  id: z.string(),
  status: z.string(),
  category: z.string().optional(),
});
export type UtilityTemplateResponse = z.infer<typeof UtilityTemplateResponse>;

export const UtilityTemplateList = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      language: z.string(),
      status: z.string(),
      rejected_reason: z.string().nullish(),
    }),
  ),
});
export type UtilityTemplateList = z.infer<typeof UtilityTemplateList>;
