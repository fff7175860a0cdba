import { sql } from 'kysely';
import type { TemplateUse } from '#features/foundations/templates/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { fill } from '#platform/language/reader.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import { namesOn } from '../rules/names-on.ts';
import { PLAIN } from '../rules/own-words.ts';
import { texts } from '../texts/all.ts';
import { OWN_KEY } from './start-with-own.ts';

/** Returns the campaigns that start with own templates of these names. */
export async function findCampaignUses(
  tx: Tx,
  shopId: number,
  names: readonly string[],
  definitions = CAMPAIGNS,
): Promise<TemplateUse[]> {
  const keys = names.flatMap((name) => [OWN_KEY + name, OWN_KEY + wholeName(name)]);
  const { rows } = await sql<{ type: string; key: string }>`
    select distinct d.type, f.flow_key as key from drips d
    join flows f on f.shop_id = d.shop_id and f.flow_id = d.flow_id
    where d.shop_id = ${shopId} and f.flow_key = any(${keys}) order by d.type`.execute(tx);
  return rows.flatMap(({ type, key }) => {
    const definition = definitions.find((one) => one.type === type);
    const title = definition ? namesOn('WA', definition).cardName : type;
    const used = names.filter((name) => OWN_KEY + wholeName(name) === key || OWN_KEY + name === key);
    return used.map((templateName) => ({
      templateName,
      use: fill(texts.templateUses.campaign, { campaign: title }),
    }));
  });
}

/** A version without a picture is used by what uses the template with the picture. */
function wholeName(name: string): string {
  return name.endsWith(PLAIN) ? name.slice(0, -PLAIN.length) : name;
}
