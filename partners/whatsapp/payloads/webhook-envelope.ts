import * as z from 'zod';
import {
  AccountUpdate,
  BusinessCapabilityUpdate,
  PhoneNumberQualityUpdate,
  TemplateCategoryUpdate,
  TemplateQualityUpdate,
  TemplateStatusUpdate,
  UserPreferences,
} from './account-values.ts';
import { MessagesValue } from './messages-value.ts';

function change<Field extends string, Value extends z.ZodType>(field: Field, value: Value) {
  return z.object({ field: z.literal(field), value });
}

const KnownChange = z.discriminatedUnion('field', [
  change('messages', MessagesValue),
  change('message_template_status_update', TemplateStatusUpdate),
  change('message_template_quality_update', TemplateQualityUpdate),
  change('template_category_update', TemplateCategoryUpdate),
  change('phone_number_quality_update', PhoneNumberQualityUpdate),
  change('account_update', AccountUpdate),
  change('business_capability_update', BusinessCapabilityUpdate),
  change('user_preferences', UserPreferences),
]);

/** Kept as it came: one change we cannot read must not lose the thousand beside it. */
const OtherChange = z
  .looseObject({ field: z.string(), value: z.unknown() })
  .transform(({ field, value }) => ({ field: 'other' as const, otherField: field, value }));

export const WhatsAppChange = z.union([KnownChange, OtherChange]);
export type WhatsAppChange = z.infer<typeof WhatsAppChange>;

/** What Meta posts to us: up to a thousand changes of one or more WhatsApp Business accounts. */
export const WhatsAppWebhook = z.looseObject({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.looseObject({
      /** The WhatsApp Business account. */
      id: z.string(),
      time: z.number().optional(),
      changes: z.array(WhatsAppChange),
    }),
  ),
});
export type WhatsAppWebhook = z.infer<typeof WhatsAppWebhook>;
