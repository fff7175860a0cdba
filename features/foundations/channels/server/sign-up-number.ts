import { randomInt } from 'node:crypto';
import type { FacebookClient } from '#partners/facebook/facebook-client.ts';
import type { PhoneNumber } from '#partners/whatsapp/payloads/phone-number.ts';
import type { Context } from '#platform/context.ts';
import { isTaken } from '#platform/database/errors/refusal.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { connectWhatsAppNumber } from '../contract/channel-calls.ts';
import { connectSender } from './connect-sender.ts';
import { READ_NUMBER } from './connect-whatsapp.ts';
import { getFacebookClient, toRefusal } from './facebook-app.ts';
import { findHolder } from './facebook-queries.ts';
import { openGrant } from './sealed-grant.ts';

type Body = BodyOf<typeof connectWhatsAppNumber>;

/** The rate of a new number until the provider reports it, in messages a second. */
const FIRST_SENDS_PER_SECOND = 80;
/** The number is registered already: by us before, or by its owner in WhatsApp Manager. */
const ALREADY_REGISTERED = 133_005;

/**
 * Connects the number that a merchant just signed up: registers it for the Cloud API and makes it the shop's sender.
 * Its templates are submitted and its health is read. Throws NUMBER_TAKEN and NUMBER_NOT_SHARED.
 */
export async function signUpNumber(ctx: Context, shopId: number, body: Body): Promise<{ connected: true }> {
  const { token } = openGrant(ctx, body.accessToken, 'business', shopId);
  const facebook = getFacebookClient(ctx);
  const number = await getSharedNumber(facebook, token, body);
  const holder = await findHolder(ctx.db, 'WA', body.phoneNumberId);
  if (holder !== null && holder !== shopId) throw new AppError('NUMBER_TAKEN');
  const pin =
    (await findPin(ctx, shopId, body.phoneNumberId)) ?? String(randomInt(1_000_000)).padStart(6, '0');
  const isRegistered = await register(facebook, body.phoneNumberId, token, pin);
  await store(ctx, shopId, body, { token, number, pin: isRegistered ? pin : null });
  return { connected: true };
}

/** The pop-up's claim counts only if its token may act for that number. */
async function getSharedNumber(facebook: FacebookClient, token: string, body: Body): Promise<PhoneNumber> {
  const numbers = await facebook.listNumbers(body.businessAccountId, token).catch((error: unknown) => {
    throw toRefusal(error, { deadToken: 'FACEBOOK_LOGIN_EXPIRED', forbidden: 'NUMBER_NOT_SHARED' });
  });
  const number = numbers.find(({ id }) => id === body.phoneNumberId);
  if (number === undefined) throw new AppError('NUMBER_NOT_SHARED');
  return number;
}

/** The PIN of our earlier registration. A number that lost its registration accepts no other. */
async function findPin(ctx: Context, shopId: number, phoneNumberId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('senders')
    .select('registration_pin_sealed')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('external_id', '=', phoneNumberId)
    .executeTakeFirst();
  const sealed = row?.registration_pin_sealed;
  return sealed ? ctx.secrets.open(sealed, { shopId, column: 'senders.registration_pin' }) : null;
}

/** Whether the PIN is the number's now. A number with its own PIN keeps it. */
async function register(
  facebook: FacebookClient,
  phoneNumberId: string,
  token: string,
  pin: string,
): Promise<boolean> {
  try {
    await facebook.registerNumber(phoneNumberId, token, pin);
    return true;
  } catch (error) {
    const refusal = toRefusal(error, { deadToken: 'FACEBOOK_LOGIN_EXPIRED', forbidden: 'NUMBER_NOT_SHARED' });
    const { cause } = refusal;
    if (cause instanceof Error && 'code' in cause && cause.code === ALREADY_REGISTERED) return false;
    throw refusal;
  }
}

interface SignedUp {
  token: string;
  number: PhoneNumber;
  /** Null if the number keeps its own. */
  pin: string | null;
}

async function store(
  ctx: Context,
  shopId: number,
  body: Body,
  { token, number, pin }: SignedUp,
): Promise<void> {
  try {
    // Not in the shop's own database role, which cannot store jobs: listeners for new senders may do so.
    await ctx.db.transaction().execute(async (tx) => {
      const { senderId } = await connectSender(ctx, tx, shopId, {
        channel: 'WA',
        externalId: body.phoneNumberId,
        accessToken: token,
        businessAccountId: body.businessAccountId,
        sendsPerSecond: FIRST_SENDS_PER_SECOND,
      });
      await tx
        .updateTable('senders')
        .set({
          // These are known already, and the merchant looks for them first. The rest is read soon.
          display_phone_number: number.display_phone_number ?? null,
          verified_name: number.verified_name ?? null,
          ...(pin !== null && {
            registration_pin_sealed: ctx.secrets.seal(pin, { shopId, column: 'senders.registration_pin' }),
          }),
        })
        .where('shop_id', '=', shopId)
        .where('sender_id', '=', senderId)
        .execute();
      await ctx.jobs.enqueue(tx, READ_NUMBER, { shopId, senderId });
    });
  } catch (error) {
    if (isTaken(error)) throw new AppError('NUMBER_TAKEN', { cause: error });
    throw error;
  }
}
