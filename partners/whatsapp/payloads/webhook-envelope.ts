import * as z from 'zod';
import {
  AccountUpdate,
  BusinessCapabilityUpdate,
  PhoneNumberQualityUpdate,
  readPreferences,
  TemplateCategoryUpdate,
  TemplateQualityUpdate,
  TemplateStatusUpdate,
  type UserPreferences,
} from './account-values.ts';
import { readMessagesValue, type MessagesValue } from './messages-value.ts';
import { isPhoneAppField, readPhoneAppValue, type PhoneAppChange } from './phone-app-values.ts';
import { part, Text, Timestamp, unreadable, type Unreadable } from './webhook-parts.ts';

function change<Field extends string, Value extends z.ZodType>(field: Field, value: Value) {
  return z.object({ field: z.literal(field), value });
}

const AccountChange = z.discriminatedUnion('field', [
  change('message_template_status_update', TemplateStatusUpdate),
  change('message_template_quality_update', TemplateQualityUpdate),
  change('template_category_update', TemplateCategoryUpdate),
  change('phone_number_quality_update', PhoneNumberQualityUpdate),
  change('account_update', AccountUpdate),
  change('business_capability_update', BusinessCapabilityUpdate),
]);
const ACCOUNT_FIELDS = new Set<string>(AccountChange.options.map(({ shape }) => shape.field.value));

export type WhatsAppChange =
  | z.infer<typeof AccountChange>
  | { field: 'messages'; value: MessagesValue }
  | { field: 'user_preferences'; value: UserPreferences }
  | PhoneAppChange
  /** An unknown field. */
  | { field: 'other'; otherField: string; value: unknown }
  | Unreadable;

const Change = z.looseObject({ field: z.string().regex(/^[\w-]{1,100}$/), value: z.unknown().optional() });

/** Reads one change. What cannot be read becomes a change of its own. */
function readChange(given: unknown): WhatsAppChange[] {
  const read = Change.safeParse(given);
  if (!read.success) return [unreadable('change', read.error, given)];
  const { value } = read.data;
  const field = ownField(read.data.field, value);
  // On standby another app answers for the number, but people's messages are still to the business.
  if (field === 'messages' || field === 'standby') {
    const messages = readMessagesValue(value, field === 'standby');
    return [
      ...(messages.value ? [{ field: 'messages' as const, value: messages.value }] : []),
      ...messages.odd,
    ];
  }
  if (field === 'user_preferences') {
    const preferences = readPreferences(value);
    return [{ field, value: preferences.value }, ...preferences.odd];
  }
  if (isPhoneAppField(field)) {
    const { change: reported, odd } = readPhoneAppValue(field, value);
    return [...(reported ? [reported] : []), ...odd];
  }
  if (!ACCOUNT_FIELDS.has(field)) return [{ field: 'other', otherField: field, value }];
  const account = AccountChange.safeParse({ field, value });
  if (account.success) return [account.data];
  const [, ...path] = account.error.issues[0]?.path ?? [];
  return [unreadable([field, ...path].join('.'), null, value)];
}

/** How each kind of template webhook is recognised, whatever its field. */
const TEMPLATE_NEWS = [
  ['new_quality_score', 'message_template_quality_update'],
  ['new_category', 'template_category_update'],
  ['event', 'message_template_status_update'],
] as const;

/** Meta publishes quality changes under the status field, so the value decides. */
function ownField(field: string, value: unknown): string {
  if (!TEMPLATE_NEWS.some(([, name]) => name === field) || typeof value !== 'object' || value === null)
    return field;
  return TEMPLATE_NEWS.find(([mark]) => mark in value)?.[1] ?? field;
}

const Entry = z.looseObject({ id: part(Text), time: part(Timestamp), changes: z.array(z.unknown()) });

interface WhatsAppEntry {
  /** The WhatsApp Business account; empty when it is not named. */
  id: string;
  /** Seconds since 1970. */
  time: number | undefined;
  changes: WhatsAppChange[];
}

function readEntry(given: unknown): WhatsAppEntry {
  const read = Entry.safeParse(given);
  if (!read.success) return { id: '', time: undefined, changes: [unreadable('entry', read.error, given)] };
  const { id = '', time, changes } = read.data;
  return { id, time: time === undefined ? undefined : Number(time), changes: changes.flatMap(readChange) };
}

/**
 * A webhook of Meta: up to a thousand changes of one or more WhatsApp Business accounts. What cannot be read is
 * returned as `unreadable`.
 */
export const WhatsAppWebhook = z.looseObject({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.unknown()).transform((entries) => entries.map(readEntry)),
});
