import type { Context } from '#platform/context.ts';

/** A template of one number or page, by the name that its provider knows it by. */
interface NamedTemplate {
  senderId: string;
  templateName: string;
  language: string;
}

/** `refusedAt`: no later than the provider refused it. */
interface Refusal {
  refusedAt: Date;
  reason: string;
}

/**
 * A message with it was refused because of it: nothing more goes out with it until the provider approves it again.
 * A refusal that is heard after an approval of the same second or a later one stops nothing: if it still holds, the
 * next message meets it.
 */
export async function stopTemplate(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { senderId, templateName, language }: NamedTemplate,
  { refusedAt, reason }: Refusal,
): Promise<void> {
  log.warn({ senderId, template: templateName, reason }, 'template refused');
  // Providers tell of an approval in whole seconds.
  const inSecond = new Date(Math.floor(refusedAt.getTime() / 1000) * 1000);
  await db
    .updateTable('template_submissions')
    .set({ status: 'PAUSED', reason, status_at: inSecond })
    .where((eb) => eb.or([eb('status_told_at', 'is', null), eb('status_told_at', '<', inSecond)]))
    .where('sender_id', '=', senderId)
    .where('name', '=', templateName)
    .where('language', '=', language)
    .where('status', '=', 'ENABLED')
    .execute();
}
