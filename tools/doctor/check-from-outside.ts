import { randomBytes } from 'node:crypto';
import { connect } from 'node:tls';
import type { Settings } from '#platform/config/settings.ts';
import { bad, good, type Finding } from './finding.ts';
import { judgeCertificate } from './judge.ts';
import { reasonOf } from './reason.ts';

type Reached = Pick<Settings, 'publicUrl' | 'isSandbox' | 'meta' | 'gupshup'>;

const TIMEOUT_MS = 10_000;

/** Checks the public URL as shoppers and providers use it, through whatever is in front of the server. */
export async function checkFromOutside(settings: Reached): Promise<Finding[]> {
  const { publicUrl, isSandbox, gupshup } = settings;
  const address = await checkAddress(publicUrl);
  const tls = judgeCertificate(await certificateEnd(publicUrl), new Date(), isSandbox);
  if (address.state === 'bad') return [address, tls];
  return [
    address,
    tls,
    await checkWebhookEndpoint('store webhooks arrive', `${publicUrl}/webhooks/shopify`),
    await checkWebhookEndpoint('Meta webhooks arrive', `${publicUrl}/webhooks/whatsapp`),
    await checkWebhookEndpoint('Messenger webhooks arrive', `${publicUrl}/webhooks/messenger`),
    await checkVerification(settings),
    ...(gupshup.app
      ? [await checkGupshupWebhook(`${publicUrl}/webhooks/gupshup/${gupshup.app.webhookSecret}`)]
      : []),
  ];
}

async function checkAddress(publicUrl: string): Promise<Finding> {
  const about = 'address';
  const advice = 'See that BELLBIRD_PUBLIC_URL is the address others reach, and that the proxy passes it on.';
  try {
    const { status, text } = await ask(`${publicUrl}/health/ready`);
    const { status: word, notReady = [] } = parse(text);
    if (word === 'ready') return good(about, `${publicUrl} answers and is ready`);
    if (word === 'not ready')
      return bad(
        about,
        `${publicUrl} answers, but lacks: ${notReady.join(', ')}`,
        'See the lines below on each.',
      );
    return bad(about, `${publicUrl} answers ${status}, but not as Bellbird`, advice);
  } catch (error) {
    return bad(about, `${publicUrl} does not answer: ${reasonOf(error)}`, advice);
  }
}

/** Sends an unsigned webhook on purpose: our own refusal proves that webhooks posted there reach us. */
async function checkWebhookEndpoint(about: string, url: string): Promise<Finding> {
  const advice =
    'Let the proxy pass POST requests to /webhooks on as they are, without a login or a check for robots.';
  try {
    const { status, text } = await ask(url, { method: 'POST', body: '{}' });
    return status === 401 && text.includes('BAD_SIGNATURE')
      ? good(about, 'what is posted there reaches this server')
      : bad(about, `${url} answered ${status}, and not as Bellbird does`, advice);
  } catch (error) {
    return bad(about, `${url}: ${reasonOf(error)}`, advice);
  }
}

/**
 * Gupshup does not sign webhooks. A request with the secret in the URL is accepted, and refused only because it is not
 * a webhook.
 */
async function checkGupshupWebhook(url: string): Promise<Finding> {
  const about = 'Gupshup webhooks arrive';
  try {
    const { status, text } = await ask(url, { method: 'POST', body: '{}' });
    if (status === 400 && text.includes('MALFORMED_REQUEST'))
      return good(about, 'what is posted to the address with the secret reaches this server');
    return bad(
      about,
      `what is posted there is answered with ${status}`,
      'Let the proxy pass it on; BELLBIRD_GUPSHUP_WEBHOOK_SECRET here and at the server must be the same.',
    );
  } catch (error) {
    return bad(about, reasonOf(error), 'See the address.');
  }
}

/** Sends the request that Meta sends when the URL is entered in its app. */
async function checkVerification({ publicUrl, meta }: Reached): Promise<Finding> {
  const about = 'Meta’s question';
  const challenge = randomBytes(6).toString('hex');
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': meta.verifyToken,
    'hub.challenge': challenge,
  });
  try {
    const { text } = await ask(`${publicUrl}/webhooks/whatsapp?${query.toString()}`);
    return text === challenge
      ? good(about, 'is answered with the phrase that is set')
      : bad(about, 'is not answered', 'BELLBIRD_META_VERIFY_TOKEN here and at the server must be the same.');
  } catch (error) {
    return bad(about, reasonOf(error), 'See the address.');
  }
}

async function ask(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  return { status: response.status, text: await response.text() };
}

function parse(text: string): { status?: string; notReady?: string[] } {
  try {
    return JSON.parse(text) as { status?: string; notReady?: string[] };
  } catch {
    return {};
  }
}

/**
 * Returns when the certificate of a URL expires. `unseen` means that the server presented none, `none` that the URL is
 * not https.
 */
function certificateEnd(publicUrl: string): Promise<Date | 'none' | 'unseen'> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return Promise.resolve('none');
  return new Promise((resolve) => {
    // An expired certificate must be reported, not rejected.
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (date: Date | 'unseen') => {
      socket.destroy();
      resolve(date);
    };
    socket.setTimeout(TIMEOUT_MS, () => end('unseen'));
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.once('error', () => end('unseen'));
  });
}
