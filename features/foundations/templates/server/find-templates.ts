import { sql, type Selectable } from 'kysely';
import type { TemplateSubmissions, Templates } from '#database/schema/rows.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { describeSubmission, STOPPED } from './describe-submission.ts';

/** A number's or page's template, as merchants see it. */
export interface SenderTemplate {
  name: string;
  language: string;
  /** Null when it was stored in a form that we do not know. */
  definition: TemplateDefinition | null;
  /** Whether the merchant created it and can change it. */
  isOwn: boolean;
  status: TemplateStatus;
  statusAt: Date;
  /** Why the provider stopped it, as a sentence; null when it is not stopped. */
  reason: string | null;
  /** Other things the merchant should know, one sentence each. */
  notices: string[];
}

const MOST_SHOWN = 50;

/** Returns every template submitted for a number or page. */
export async function listTemplates(tx: Tx, shopId: number, senderId: string): Promise<SenderTemplate[]> {
  const rows = await submissions(tx, shopId).where('template_submissions.sender_id', '=', senderId).execute();
  return rows.map(toTemplate);
}

export interface Submission {
  name: string;
  language: string;
  status: TemplateStatus;
}

interface SubmissionsKey {
  shopId: number;
  senderId: string;
  names: readonly string[];
}

const submitted = new BatchedRead<SubmissionsKey, Submission[]>(
  ({ shopId, senderId, names }) => JSON.stringify([shopId, senderId, names]),
  readSubmissions,
);

/** Returns the state of the named templates at a number's or page's provider, in every language. */
export function listSubmissions(
  tx: Tx,
  { shopId, senderId }: { shopId: number; senderId: string },
  names: readonly string[],
): Promise<Submission[]> {
  return submitted.of(tx, { shopId, senderId, names });
}

async function readSubmissions(tx: Tx, keys: readonly SubmissionsKey[]): Promise<Submission[][]> {
  const asked = keys.flatMap(({ names, ...sender }, at) => names.map((name) => ({ ...sender, name, at })));
  const { rows } = await sql<Submission & { at: number }>`
    select asked.at, t.name, t.language, t.status
    from unnest(${asked.map(({ shopId }) => shopId)}::bigint[], ${asked.map(({ senderId }) => senderId)}::uuid[],
      ${asked.map(({ name }) => name)}::text[], ${asked.map(({ at }) => at)}::int[]) as asked(shop_id, sender_id, name, at)
    join template_submissions t on t.shop_id = asked.shop_id and t.sender_id = asked.sender_id
      and t.name = asked.name`.execute(tx);
  const found = Map.groupBy(rows, ({ at }) => at);
  return keys.map((_, at) =>
    (found.get(at) ?? []).map(({ name, language, status }) => ({ name, language, status })),
  );
}

/** Returns the stopped templates of the shop's present numbers and pages, newest first. */
export async function listStoppedTemplates(tx: Tx, shopId: number): Promise<SenderTemplate[]> {
  const rows = await submissions(tx, shopId)
    .where('status', 'in', STOPPED)
    .where('templates.deleted_at', 'is', null)
    .where('senders.released_at', 'is', null)
    .orderBy('status_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(toTemplate);
}

/** Returns sendable templates that have notices, by name. Those without any report of the provider are not read. */
export async function listNotedTemplates(tx: Tx, shopId: number): Promise<SenderTemplate[]> {
  const rows = await submissions(tx, shopId)
    .where('status', '=', 'ENABLED')
    .where('templates.deleted_at', 'is', null)
    .where('senders.released_at', 'is', null)
    .where((eb) => eb.or([eb('category_at', 'is not', null), eb('quality_at', 'is not', null)]))
    .orderBy('template_submissions.name')
    .execute();
  return rows.map(toTemplate).filter(({ notices }) => notices.length > 0);
}

/** Returns templates that were recategorised as marketing since then, newest first. */
export async function listRecategorised(tx: Tx, shopId: number, since: Date): Promise<SenderTemplate[]> {
  const rows = await submissions(tx, shopId)
    .where('category', '=', 'MARKETING')
    .where('category_changed_at', '>=', since)
    .where('templates.deleted_at', 'is', null)
    .where('senders.released_at', 'is', null)
    .orderBy('category_changed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(toTemplate).filter(({ definition }) => definition?.category !== 'MARKETING');
}

function submissions(tx: Tx, shopId: number) {
  return tx
    .selectFrom('template_submissions')
    .innerJoin('templates', (join) =>
      join
        .onRef('templates.shop_id', '=', 'template_submissions.shop_id')
        .onRef('templates.name', '=', 'template_submissions.name')
        .onRef('templates.language', '=', 'template_submissions.language'),
    )
    .innerJoin('senders', (join) =>
      join
        .onRef('senders.shop_id', '=', 'template_submissions.shop_id')
        .onRef('senders.sender_id', '=', 'template_submissions.sender_id'),
    )
    .selectAll('template_submissions')
    .select(['templates.definition', 'templates.origin'])
    .where('template_submissions.shop_id', '=', shopId);
}

type Row = Selectable<TemplateSubmissions> & Pick<Selectable<Templates>, 'definition' | 'origin'>;

function toTemplate(row: Row): SenderTemplate {
  const definition = readDefinition(row.definition);
  const { name, language } = row;
  return {
    name,
    language,
    definition,
    isOwn: row.origin === 'merchant',
    ...describeSubmission(row, definition),
  };
}
