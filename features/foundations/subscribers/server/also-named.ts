/** The identifiers of a person in subscribers, checkouts and orders. */
const NAMES = ['phone_e164', 'customer_id', 'email_key'] as const;
/** A family may share an address. An address of more people identifies nobody. */
const MOST_PEOPLE = 10;

/**
 * SQL that selects `phone_e164`, `customer_id` and `email_key` of a person by one of them: somebody who started a cart
 * with their number may order as a customer without it. `row` is the alias of a row with these columns and `shop_id`.
 */
export function alsoNamed(row: string): string {
  return NAMES.map(
    (name) => `(select s.phone_e164, s.customer_id, s.email_key from subscribers s
      where s.shop_id = ${row}.shop_id and s.channel in ('WA', 'FB') and s.${name} = ${row}.${name} limit ${MOST_PEOPLE})`,
  ).join(' union all ');
}
