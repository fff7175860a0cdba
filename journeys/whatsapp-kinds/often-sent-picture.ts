import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { ask, type OpenServer } from '#tools/test-environment/open-server.ts';

/** Returns WhatsApp's id of our upload, or null before the upload. */
export async function uploadOf(server: OpenServer, url: string): Promise<string | null> {
  const [row] = await server.rows<{ media_id: string | null }>(
    'select media_id from whatsapp_uploads where address = $1',
    [url],
  );
  return row?.media_id ?? null;
}

/** Uploads a merchant's picture and returns its URL. */
export async function uploadPicture(server: OpenServer): Promise<string> {
  await server.rows(
    `insert into merchant_sessions (session_hash, shop_id, created_at, expires_at)
     values ($1, $2, now(), now() + interval '1 year')`,
    [createHash('sha256').update('kinds').digest(), server.shopId],
  );
  const form = new FormData();
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'mug.jpg');
  const query = new URLSearchParams({ shopUrl: DEMO_SHOP, type: 'image', t: 'mug.jpg' });
  const { body } = await ask(`${server.appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    body: form,
    headers: { cookie: 'bellbird_session=kinds' },
  });
  return (body as { url: string }).url;
}
