import type { Selectable } from 'kysely';
import type { TemplateSubmissions, Templates } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { describeSubmission, STOPPED } from './describe-submission.ts';

/** A template of a number or page, as merchants are told of it. */
export interface SenderTemplate {
  name: string;
  language: string;
  /** Null where it is not of a form that we know. */
  definition: TemplateDefinition | null;
  /** Whether the merchant made it, and can change it. */
  isOwn: boolean;
  status: TemplateStatus;
  statusAt: Date;
  /** Why the provider stopped it, as a sentence; null while it is not stopped. */
  reason: string | null;
  /** What else is to be known of it, a sentence each. */
  notices: string[];
}

const MOST_SHOWN = 50;

/** Every template that was submitted for a number or page. */
export async function listTemplates(tx: Tx, shopId: number, senderId: string): Promise<SenderTemplate[]> {
  const rows = await submissions(tx, shopId).where('template_submissions.sender_id', '=', senderId).execute();
  return rows.map(toTemplate);
}

/** What a number's or page's provider makes of the templates of these names, in every language. */
export async function listSubmissions(
  tx: Tx,
  { shopId, senderId }: { shopId: number; senderId: string },
  names: readonly string[],
): Promise<{ name: string; language: string; status: TemplateStatus }[]> {
  const rows = await tx
    .selectFrom('template_submissions')
    .select(['name', 'language', 'status'])
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .where('name', 'in', [...names])
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as TemplateStatus }));
}

/** What the providers stopped of the templates of the shop's present numbers and pages, the latest first. */
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

/** Those that may be sent and of which there is something to know, by name; one without any word is not looked at. */
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

/** Those that came to be counted as marketing since then, and were submitted as something else; the latest first. */
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
