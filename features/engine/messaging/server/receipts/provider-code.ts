import { sql, type RawBuilder } from 'kysely';

/**
 * The provider's code that a message of `alias` failed with. Earlier versions stored 100 for a number that is gone and
 * for a wrong parameter; Meta's text still tells them apart.
 */
export function providerCode(alias: string): RawBuilder<number | null> {
  const [code, words] = [sql.ref(`${alias}.provider_code`), sql.ref(`${alias}.provider_error`)];
  return sql`case when ${code} = 100 and ${words} like '%does not exist, cannot be loaded%' then 33 else ${code} end`;
}
