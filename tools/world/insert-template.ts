/** What of a database is needed: one of a test, a bench or the running world. */
interface Queryable {
  query: (text: string, values: unknown[]) => Promise<unknown>;
}

interface InsertedTemplate {
  shopId: number;
  senderId: string;
  name: string;
  language?: string;
  category: string;
  status?: string;
}

/** A template that a sender's provider knows, without having submitted it. One that is there already is left alone. */
export async function insertTemplate(
  database: Queryable,
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
  await database.query(
    `insert into templates (shop_id, template_id, name, language, definition, created_at, changed_at)
     values ($1, gen_random_uuid(), $2, $3, $4, now(), now()) on conflict do nothing`,
    [shopId, name, language, JSON.stringify(definition)],
  );
  await database.query(
    `insert into template_submissions (shop_id, submission_id, sender_id, name, language, category, status, status_at)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, now()) on conflict do nothing`,
    [shopId, senderId, name, language, category, status],
  );
}
