import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { findMeant } from '../rules/same-template.ts';

/** A provider's times are whole seconds of its own clock, which may differ from ours by this much. */
export const CLOCKS_APART_MS = 60_000;

/** The template a provider reports about, and the account that holds it; Messenger names the page. */
export interface ReportedTemplate {
  accountId: string;
  id: string;
  name: string;
  language: string;
}

/** Returns the ids of our submissions that the provider means: one for each number of the account. */
export async function findReported(tx: Tx, { accountId, ...reported }: ReportedTemplate): Promise<string[]> {
  const rows = await tx
    .selectFrom('template_submissions')
    .innerJoin('senders', (join) =>
      join
        .onRef('senders.shop_id', '=', 'template_submissions.shop_id')
        .onRef('senders.sender_id', '=', 'template_submissions.sender_id'),
    )
    .select(['submission_id', 'name', 'language', 'provider_template_id as providerId'])
    .where((eb) =>
      eb.or([
        eb('business_account_id', '=', accountId),
        eb.and([eb('channel', '=', 'FB'), eb('external_id', '=', accountId)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('provider_template_id', '=', reported.id),
        eb(sql`lower(name)`, '=', reported.name.toLowerCase()),
      ]),
    )
    .execute();
  return findMeant(rows, reported).map((row) => row.submission_id);
}
