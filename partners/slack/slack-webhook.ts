import { request } from 'undici';

const ANSWER_TIMEOUT_MS = 10_000;

/** Posts a message to an incoming webhook. Throws when Slack does not accept it. */
export async function postToSlack(webhookUrl: string, text: string): Promise<void> {
  const answer = await request(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: escapeForSlack(text) }),
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  });
  const responseText = await answer.body.text();
  if (answer.statusCode >= 300)
    throw new Error(`Slack answered ${answer.statusCode}: ${responseText.slice(0, 200)}`);
}

/** Slack runs commands such as `<!channel>` in angle brackets, which merchants' text must not contain. */
function escapeForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
