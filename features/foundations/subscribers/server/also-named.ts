/** What names a person in subscribers, checkouts and orders alike. */
const NAMES = ['phone_e164', 'customer_id', 'email_key'] as const;
/** An address may be shared by a family; whom more than that share it is nobody. */
const MOST_PEOPLE = 10;

/**
 * SQL that selects `phone_e164`, `customer_id` and `email_key` of whoever goes by a name that a row carries: one who
 * began a cart under their number may order as a customer whose number the order does not say. `row` is the alias of a
 * row with these names and its `shop_id`.
 */
export function alsoNamed(row: string): string {
  return NAMES.map(
    (name) => `(select s.phone_e164, s.customer_id, s.email_key from subscribers s
      where s.shop_id = ${row}.shop_id and s.channel in ('WA', 'FB') and s.${name} = ${row}.${name} limit ${MOST_PEOPLE})`,
  ).join(' union all ');
}
