import type { Context } from '#platform/context.ts';

/** A number's or page's template, by the name that its provider uses. */
interface NamedTemplate {
  senderId: string;
  templateName: string;
  language: string;
}

/** `refusedAt` is the latest time at which the provider can have refused it. */
interface Refusal {
  refusedAt: Date;
  reason: string;
}

/**
 * Stops a template that the provider refused in a message: nothing is sent with it until the provider approves it again. A
 * refusal does not stop it if an approval of the same second or later is stored. If the refusal still applies, the next message
 * finds out.
 */
export async function stopTemplate(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { senderId, templateName, language }: NamedTemplate,
  { refusedAt, reason }: Refusal,
): Promise<void> {
  log.warn({ senderId, template: templateName, reason }, 'template refused');
  // Providers report approvals in whole seconds.
  const inSecond = new Date(Math.floor(refusedAt.getTime() / 1000) * 1000);
  await db
    .updateTable('template_submissions')
    .set({ status: 'PAUSED', reason, status_at: inSecond })
    .where((eb) => eb.or([eb('status_reported_at', 'is', null), eb('status_reported_at', '<', inSecond)]))
    .where('sender_id', '=', senderId)
    .where('name', '=', templateName)
    .where('language', '=', language)
    .where('status', '=', 'ENABLED')
    .execute();
}
