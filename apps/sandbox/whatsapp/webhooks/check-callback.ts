import { randomInt } from 'node:crypto';
import { request } from 'undici';
import { GraphRefusal } from '../graph-refusal.ts';
import { numberSettings, type WhatsAppAccount } from '../whatsapp-account.ts';

/** Verifies an overridden webhook URL: like Meta, asks the URL to repeat a number before using it. */
export async function checkCallback(
  account: WhatsAppAccount,
  url: string | undefined,
  verifyToken: string | undefined,
): Promise<void> {
  numberSettings(account).callbackUrl = null;
  if (url === undefined) return;
  const challenge = String(randomInt(1_000_000_000));
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.challenge': challenge,
    'hub.verify_token': verifyToken ?? '',
  });
  const address = `${url}?${query.toString()}`;
  const answer = await request(address, { headersTimeout: 5000 }).catch(() => null);
  const text = (await answer?.body.text().catch(() => '')) ?? '';
  account.sandbox.log.add({
    at: account.sandbox.clock.now().toISOString(),
    partner: 'whatsapp',
    direction: 'out',
    summary: 'GET webhook verification',
    status: answer?.statusCode ?? null,
    request: address,
    answer: text,
  });
  if (answer?.statusCode !== 200 || text !== challenge)
    throw new GraphRefusal(
      2200,
      `Callback verification failed with HTTP Status Code = ${answer?.statusCode ?? 0}`,
    );
  numberSettings(account).callbackUrl = url;
  account.sandbox.world.changed();
}
