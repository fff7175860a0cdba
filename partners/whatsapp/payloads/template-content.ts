import * as z from 'zod';

const TemplateMedia = z.object({
  link: z.string().optional(),
  id: z.string().optional(),
  filename: z.string().optional(),
});

/** `parameter_name` is only for templates with named variables. */
const TextParameter = z.object({
  type: z.literal('text'),
  text: z.string(),
  parameter_name: z.string().optional(),
});

const HeaderParameter = z.discriminatedUnion('type', [
  TextParameter,
  z.object({ type: z.literal('image'), image: TemplateMedia }),
  z.object({ type: z.literal('video'), video: TemplateMedia }),
  z.object({ type: z.literal('document'), document: TemplateMedia }),
  z.object({
    type: z.literal('location'),
    location: z.object({
      latitude: z.string(),
      longitude: z.string(),
      name: z.string(),
      address: z.string(),
    }),
  }),
]);

/** The button's position among the template's buttons, which Meta writes as a string. */
const buttonIndex = z.string().regex(/^\d$/);

const ButtonComponent = z.discriminatedUnion('sub_type', [
  z.object({
    type: z.literal('button'),
    sub_type: z.literal('url'),
    index: buttonIndex,
    /** Only the part after the fixed part of the button's URL. */
    parameters: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  }),
  z.object({
    type: z.literal('button'),
    sub_type: z.literal('quick_reply'),
    index: buttonIndex,
    parameters: z.tuple([z.object({ type: z.literal('payload'), payload: z.string().max(256) })]),
  }),
  z.object({
    type: z.literal('button'),
    sub_type: z.literal('copy_code'),
    index: buttonIndex,
    parameters: z.tuple([z.object({ type: z.literal('coupon_code'), coupon_code: z.string().max(20) })]),
  }),
  z.object({
    type: z.literal('button'),
    sub_type: z.literal('flow'),
    index: buttonIndex,
    parameters: z.tuple([
      z.object({
        type: z.literal('action'),
        action: z.object({
          flow_token: z.string(),
          flow_action_data: z.record(z.string(), z.unknown()).optional(),
        }),
      }),
    ]),
  }),
]);
export type ButtonComponent = z.infer<typeof ButtonComponent>;

const HeaderComponent = z.object({ type: z.literal('header'), parameters: z.tuple([HeaderParameter]) });
const BodyComponent = z.object({ type: z.literal('body'), parameters: z.array(TextParameter) });

const CardComponent = z.union([HeaderComponent, BodyComponent, ButtonComponent]);
export type CardComponent = z.infer<typeof CardComponent>;

export const TemplateComponent = z.union([
  HeaderComponent,
  BodyComponent,
  ButtonComponent,
  z.object({
    type: z.literal('limited_time_offer'),
    parameters: z.tuple([
      z.object({
        type: z.literal('limited_time_offer'),
        limited_time_offer: z.object({ expiration_time_ms: z.number() }),
      }),
    ]),
  }),
  z.object({
    type: z.literal('carousel'),
    cards: z
      .array(z.object({ card_index: z.number(), components: z.array(CardComponent) }))
      .min(2)
      .max(10),
  }),
]);
export type TemplateComponent = z.infer<typeof TemplateComponent>;

/** An approved template with the values of its variables. */
export const TemplateContent = z.object({
  name: z.string(),
  language: z.object({ code: z.string(), policy: z.literal('deterministic').optional() }),
  components: z.array(TemplateComponent).optional(),
});
export type TemplateContent = z.infer<typeof TemplateContent>;
