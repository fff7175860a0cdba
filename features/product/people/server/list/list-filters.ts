import { sql } from 'kysely';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Tx } from '#platform/database/database.ts';

/** Each is a lookup of its own. No shop has more origins. */
const MOST_SOURCES = 100;
const MOST_CODES = 250;

/** Returns the origins of a shop's people, stepping over the index. */
export async function listSources(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<{ tool: string }>`
    with recursive sources as (
      (select tool, 1 as place from listed_subscribers where shop_id = ${shopId} and tool > '' order by tool limit 1)
      union all
      select (select l.tool from listed_subscribers l where l.shop_id = ${shopId} and l.tool > s.tool order by l.tool limit 1), s.place + 1
      from sources s where s.tool is not null and s.place < ${MOST_SOURCES}
    )
    select tool from sources where tool is not null`.execute(tx);
  return rows.map((row) => row.tool);
}

/** Returns the calling codes of a shop's WhatsApp numbers: the first number after each code starts the next. */
export async function listDialCodes(
  tx: Tx,
  shopId: number,
): Promise<{ dialCode: string; countries: string[] }[]> {
  const found: { dialCode: string; countries: string[] }[] = [];
  let after = '+';
  for (let step = 0; step < MOST_CODES; step += 1) {
    const row = await tx
      .selectFrom('subscribers')
      .select('phone_e164')
      .where('shop_id', '=', shopId)
      .where('channel', '=', 'WA')
      .where('phone_e164', '>', after)
      .orderBy('phone_e164')
      .limit(1)
      .executeTakeFirst();
    const phone = row?.phone_e164 ?? null;
    if (phone === null) return found;
    const dialCode = parsePhoneNumberFromString(phone)?.countryCallingCode ?? null;
    // A number without a country is skipped. A colon sorts after everything that begins with the code.
    after = dialCode === null ? phone : `+${dialCode}:`;
    if (dialCode !== null && found.at(-1)?.dialCode !== dialCode)
      found.push({ dialCode, countries: countriesOf(dialCode) });
  }
  return found;
}

function countriesOf(dialCode: string): string[] {
  return getCountries().filter((country) => getCountryCallingCode(country) === dialCode);
}
