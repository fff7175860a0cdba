import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface InsertedTemplate {
  shopId: number;
  senderId: string;
  name: string;
  language?: string;
  category: string;
  status?: string;
}

/**
 * Inserts a template that a sender's provider knows, without a submission; the product's own action always submits.
 * Leaves an existing template alone.
 */
export async function insertTemplate(
  db: Database,
  { shopId, senderId, name, language = 'en', category, status = 'ENABLED' }: InsertedTemplate,
): Promise<void> {
  const definition = {
    name,
    language,
    category,
    header: null,
    body: 'A template of the tests.',
    variables: [],
    footer: null,
    buttons: [],
    offer: null,
    cards: null,
  };
  await sql`
    insert into templates (shop_id, template_id, name, language, definition, created_at, changed_at)
    values (${shopId}, gen_random_uuid(), ${name}, ${language}, ${JSON.stringify(definition)}, now(), now())
    on conflict do nothing`.execute(db);
  await sql`
    insert into template_submissions (shop_id, submission_id, sender_id, name, language, category, status, status_at)
    values (${shopId}, gen_random_uuid(), ${senderId}, ${name}, ${language}, ${category}, ${status}, now())
    on conflict do nothing`.execute(db);
}
