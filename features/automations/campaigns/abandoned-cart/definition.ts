import { defaultDrip, firstReminder } from './default-flow.ts';

/** The abandoned cart campaign on WhatsApp: what it is made of when a shop starts. */
export const abandonedCart = {
  type: 'abandonedCart',
  templates: [firstReminder.withPicture, firstReminder.withoutPicture],
  drips: [{ ...defaultDrip, template: firstReminder.withPicture }],
} as const;

/** How long after it was due a reminder may still go; later it would be stale. */
export const REMINDER_LIFETIME_SECONDS = 24 * 3600;
