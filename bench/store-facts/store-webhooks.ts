import { NO_SETTINGS } from '#features/product/automations/contract/drip-settings.ts';
import { addCartReminder } from '#tools/test-environment/seeds/add-cart-reminder.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import type { WorkerBench } from '../worker/with-worker.ts';
import type { StoreWebhook } from './post-store-webhooks.ts';

const SHOPS = 100;
const PEOPLE = 1000;

/** Seeds shops with people and a cart reminder. Returns the shops' URLs. */
export async function seedShops({ pool, db, encryptionKey }: WorkerBench): Promise<string[]> {
  for (let nth = 0; nth < SHOPS; nth += 1) {
    const { shopId } = await seedShop(db, encryptionKey, PEOPLE);
    await addCartReminder(db, shopId, { delaySeconds: 86_400, settings: NO_SETTINGS });
  }
  const { rows } = await pool.query<{ shop_url: string }>('select shop_url from shops');
  return rows.map(({ shop_url: url }) => url);
}

/** Returns a source of webhooks of people who opted in, shop by shop, with four checkouts for each order. */
export function webhookSource(shopUrls: readonly string[]): () => StoreWebhook {
  let sent = 0;
  return () => {
    sent += 1;
    const shopUrl = shopUrls[sent % shopUrls.length] ?? '';
    if (sent % 5 !== 0) return { shopUrl, topic: 'checkouts/update', body: checkout(`cart-${sent}`, sent) };
    return { shopUrl, topic: 'orders/create', body: order(sent) };
  };
}

/** Shops alternate, and so do the people of each shop, so that few people have more than one cart. */
const personOf = (nth: number) => (Math.floor(nth / SHOPS) % PEOPLE) + 1;

function common(nth: number) {
  const person = personOf(nth);
  const at = new Date().toISOString();
  const line = { product_id: 9, variant_id: 77, title: 'Stoneware mug', quantity: 1, price: '24.00' };
  const people = {
    phone: `+4915${String(person).padStart(9, '0')}`,
    customer: { id: person, first_name: 'Lena' },
  };
  const money = { currency: 'EUR', total_price: '24.00', line_items: [line] };
  return { ...people, ...money, created_at: at, updated_at: at };
}

/** Returns a checkout in the store platform's form. */
export function checkout(token: string, nth: number) {
  return { token, ...common(nth), abandoned_checkout_url: `https://bench.example/recover/${token}` };
}

/** Returns a paid order of that checkout. */
export function order(nth: number) {
  const paid = { financial_status: 'paid', payment_gateway_names: ['Visa'] };
  return { id: nth, name: `#${nth}`, checkout_token: `cart-${nth - 1}`, ...common(nth), ...paid };
}
