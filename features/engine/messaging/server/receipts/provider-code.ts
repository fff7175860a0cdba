import { sql, type RawBuilder } from 'kysely';

/**
 * The code that a message of `alias` failed with. Until a number that is gone was told from a wrong parameter, both were
 * kept as 100; Meta's words tell them apart still.
 */
export function providerCode(alias: string): RawBuilder<number | null> {
  const [code, words] = [sql.ref(`${alias}.provider_code`), sql.ref(`${alias}.provider_error`)];
  return sql`case when ${code} = 100 and ${words} like '%does not exist, cannot be loaded%' then 33 else ${code} end`;
}
