import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { subjectKey, type Subject } from '../rules/effect.ts';
import { reasonSentence } from '../rules/reason-sentence.ts';

/** The last decision about an event. */
export interface ReportedDecision {
  /** Null if the message was sent. */
  against: { reason: string; sentence: string; at: Date } | null;
  eventAt: Date | null;
}

const Facts = z.object({ eventAt: z.nullable(z.string()) });

/**
 * Returns the decisive decision about each of these subjects, by subject key: the latest about a due message, otherwise
 * about why none was waited for.
 */
export async function readDecisions(
  tx: Tx,
  shopId: number,
  subjects: readonly Subject[],
  definitions: readonly CampaignDefinition[] = CAMPAIGNS,
): Promise<Map<string, ReportedDecision>> {
  const keys = subjects.map(subjectKey);
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{
    subject: string;
    campaign_type: string;
    decided_at: Date;
    reason: string | null;
    facts: unknown;
  }>`
    select distinct on (subject) subject, campaign_type, decided_at, reason, facts from decisions
    where shop_id = ${shopId} and subject = any(${keys}::text[])
    order by subject, outcome = 'notStarted', decided_at desc, decision_id desc`.execute(tx);
  return new Map(
    rows.map(({ subject, campaign_type: type, decided_at: at, reason, facts }) => {
      const { eventAt } = readStored(Facts, facts, `a decision on ${subject}`);
      const against =
        reason === null ? null : { reason, sentence: reasonSentence(definitions, type, reason), at };
      return [subject, { against, eventAt: eventAt === null ? null : new Date(eventAt) }];
    }),
  );
}

/** Returns the types of the campaigns about events of this kind. */
export function campaignTypesAbout(
  subjectKind: string,
  definitions: readonly CampaignDefinition[] = CAMPAIGNS,
): string[] {
  return definitions.filter((one) => one.subjectKind === subjectKind).map(({ type }) => type);
}

/** Returns the types of the campaigns with a switch. The others send while the thing that they depend on is active. */
export function switchedCampaignTypes(definitions: readonly CampaignDefinition[] = CAMPAIGNS): string[] {
  return definitions
    .filter(({ channels }) => Object.values(channels).some(({ hasSwitch }) => hasSwitch))
    .map(({ type }) => type);
}

/** Returns the kind of subject of a campaign's messages, for example checkout. Null if it is no campaign. */
export function subjectKindOf(
  type: string,
  definitions: readonly CampaignDefinition[] = CAMPAIGNS,
): string | null {
  return definitions.find((one) => one.type === type)?.subjectKind ?? null;
}
