import * as z from 'zod';

const Media = z.object({
  link: z.string().optional(),
  id: z.string().optional(),
  filename: z.string().optional(),
});

const header = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().max(60) }),
    z.object({ type: z.literal('image'), image: Media }),
    z.object({ type: z.literal('video'), video: Media }),
    z.object({ type: z.literal('document'), document: Media }),
  ])
  .optional();
const footer = z.object({ text: z.string().max(60) }).optional();

const ReplyButtons = z.object({
  type: z.literal('button'),
  header,
  body: z.object({ text: z.string().min(1).max(1024) }),
  footer,
  action: z.object({
    buttons: z
      .array(
        z.object({
          type: z.literal('reply'),
          reply: z.object({ id: z.string().max(256), title: z.string().min(1).max(20) }),
        }),
      )
      .min(1)
      .max(3),
  }),
});

const List = z.object({
  type: z.literal('list'),
  header,
  body: z.object({ text: z.string().min(1).max(4096) }),
  footer,
  action: z.object({
    button: z.string().min(1).max(20),
    sections: z
      .array(
        z.object({
          title: z.string().max(24).optional(),
          rows: z.array(
            z.object({
              id: z.string().max(200),
              title: z.string().min(1).max(24),
              description: z.string().max(72).optional(),
            }),
          ),
        }),
      )
      .min(1)
      .max(10),
  }),
});

const LinkButton = z.object({
  type: z.literal('cta_url'),
  header,
  body: z.object({ text: z.string().min(1).max(1024) }),
  footer,
  action: z.object({
    name: z.literal('cta_url'),
    parameters: z.object({ display_text: z.string().min(1).max(20), url: z.string() }),
  }),
});

const Flow = z.object({
  type: z.literal('flow'),
  header,
  body: z.object({ text: z.string().min(1).max(1024) }),
  footer,
  action: z.object({
    name: z.literal('flow'),
    parameters: z.object({
      flow_message_version: z.literal('3'),
      flow_id: z.string(),
      flow_cta: z.string().min(1).max(30),
      flow_token: z.string(),
      flow_action: z.enum(['navigate', 'data_exchange']),
      flow_action_payload: z
        .object({ screen: z.string(), data: z.record(z.string(), z.unknown()).optional() })
        .optional(),
    }),
  }),
});

/** A button that sends the person's location. */
const LocationRequest = z.object({
  type: z.literal('location_request_message'),
  body: z.object({ text: z.string().min(1).max(1024) }),
  action: z.object({ name: z.literal('send_location') }),
});

/** An interactive message with buttons, allowed only within the 24-hour window. */
export const InteractiveContent = z.discriminatedUnion('type', [
  ReplyButtons,
  List,
  LinkButton,
  Flow,
  LocationRequest,
]);
export type InteractiveContent = z.infer<typeof InteractiveContent>;
