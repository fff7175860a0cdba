import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { AudiencePerson } from '../contract/audience-condition.ts';

/** The columns of a subscriber that a merchant sees of a person in an audience. */
export const PERSON_COLUMNS = ['subscriber_id', 'first_name', 'last_name', 'phone_e164', 'wa_id'] as const;

export type PersonRow = Pick<Subscriber, (typeof PERSON_COLUMNS)[number]>;

/** Returns a person as a merchant sees them. */
export function toPerson(row: PersonRow): AudiencePerson {
  return {
    subscriberId: row.subscriber_id,
    name: [row.first_name, row.last_name].filter((name) => name !== null).join(' ') || null,
    phone: row.phone_e164 ?? (row.wa_id === null ? null : `+${row.wa_id}`),
  };
}
