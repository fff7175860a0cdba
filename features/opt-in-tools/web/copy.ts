import { formatCount } from '#platform/ui-kit/format/count.ts';

export const SAVING = 'Saving your changes';
export const SAVED = 'Saved Successfully';

export const UNUSUAL_SIGN_UPS = 'Far more people signed up today than is usual for your store.';

/** What a merchant is told when far more opted in than is usual, which may be somebody typing strangers' numbers in. */
export function askedToConfirm(times: number): string {
  return `${formatCount(times)} of today’s sign-ups came when there were far more than is usual for your store. Whoever signed up then was asked to confirm by a WhatsApp message of their own, and gets nothing from you before that.`;
}

export const SET_ASIDE =
  'This tool is not on your store: its settings cannot be read. Your other tools go on. Tell us in ‘Chat with us’, and we put it right.';
