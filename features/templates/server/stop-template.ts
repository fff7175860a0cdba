import type { Context } from '#platform/context.ts';

/** A template of one number or page, by the name that its provider knows it by. */
interface NamedTemplate {
  senderId: string;
  templateName: string;
  language: string;
}

/** A message with it was refused because of it: nothing more goes out with it until the provider approves it again. */
export async function stopTemplate(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { senderId, templateName, language }: NamedTemplate,
  reason: string,
): Promise<void> {
  log.warn({ senderId, template: templateName, reason }, 'template stopped');
  await db
    .updateTable('template_submissions')
    .set({ status: 'PAUSED', reason, status_at: clock.now() })
    .where('sender_id', '=', senderId)
    .where('name', '=', templateName)
    .where('language', '=', language)
    .where('status', '=', 'ENABLED')
    .execute();
}
