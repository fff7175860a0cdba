import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { FacebookPages } from '#database/schema/rows.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { describeStop } from '../rules/describe-stop.ts';
import { facebookState, isPlaceholderPage, type FacebookState } from '../rules/facebook-status.ts';

type PageRow = Selectable<FacebookPages>;

/** A shop's Facebook state, and its current or last page. */
export interface ShopOnFacebook extends FacebookState {
  /** The page's id in the API, or a placeholder. */
  pageId: string;
  page: PageRow | null;
  stoppedReason: string | null;
}

export async function describeFacebook(tx: Tx, shopId: number, now: Date): Promise<ShopOnFacebook> {
  const shop = await getShop(tx, shopId);
  const page = await findPage(tx, shopId);
  const sender = page ? await findSender(tx, shopId, page.sender_id) : null;
  const standing = facebookState({
    pageId: shop.facebook_page_id,
    isOnboarded: shop.facebook_onboarded_at !== null,
    isTokenLive: sender !== null && sender.token_died_at === null && sender.released_at === null,
    pickedAt: page?.connected_at ?? null,
    now,
  });
  const reason = sender?.stopped_reason ?? null;
  const stoppedReason = reason === null ? null : describeStop(reason);
  return { ...standing, pageId: shop.facebook_page_id, page, stoppedReason };
}

export async function findPage(db: Database | Tx, shopId: number): Promise<PageRow | null> {
  const row = await db
    .selectFrom('facebook_pages')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the shop that currently holds a page or number, or null. */
export async function findHolder(db: Database, channel: Channel, externalId: string): Promise<number | null> {
  const row = await db
    .selectFrom('senders')
    .select('shop_id')
    .where('channel', '=', channel)
    .where('external_id', '=', externalId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return row?.shop_id ?? null;
}

/** Returns a new placeholder id, which nobody can guess. */
export function newPlaceholder(): string {
  return `BSFB${randomBytes(8).toString('hex')}`;
}

/** Whether the page is the shop's current or last one. */
export async function isOwnPage(tx: Tx, shopId: number, pageId: string): Promise<boolean> {
  return !isPlaceholderPage(pageId) && (await findPage(tx, shopId))?.page_id === pageId;
}

async function findSender(tx: Tx, shopId: number, senderId: string) {
  const row = await tx
    .selectFrom('senders')
    .select(['token_died_at', 'released_at', 'stopped_reason'])
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  return row ?? null;
}
