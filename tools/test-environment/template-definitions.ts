import { pino } from 'pino';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { ensureTemplate } from '#features/foundations/templates/server/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { openShop } from './channels-client.ts';
import type { OpenServer } from './open-server.ts';

const plain: TemplateDefinition = {
  name: 'defined_plain',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, these are new in the shop.',
  variables: [{ name: 'firstName', sample: 'Lena' }],
  footer: 'Wren & Willow',
  buttons: [],
  offer: null,
  cards: null,
};

/** Returns a template of every kind that can be written. Media are given by the URL of their sample file. */
export function everyDefinition({ film, leaflet }: { film: string; leaflet: string }): TemplateDefinition[] {
  return [
    plain,
    {
      ...plain,
      name: 'defined_buttons',
      header: { kind: 'text', text: 'New for {{1}}', variable: { name: 'season', sample: 'winter' } },
      buttons: [
        { kind: 'reply', title: 'Tell me more', payload: 'MORE' },
        { kind: 'reply', title: 'Unsubscribe', payload: 'STOP' },
        { kind: 'link', title: 'Shop', link: 'shop' },
        { kind: 'address', title: 'Help', url: 'https://shop.example/help' },
        { kind: 'call', title: 'Call us', phoneE164: '+4930123456' },
        { kind: 'whatsAppForm', title: 'Book a visit', formId: '1234567890', screen: 'DATES' },
        { kind: 'askNumber' },
      ],
    },
    { ...plain, name: 'defined_picture', header: { kind: 'image', sampleUrl: null } },
    { ...plain, name: 'defined_film', header: { kind: 'video', sampleUrl: film } },
    { ...plain, name: 'defined_leaflet', header: { kind: 'document', sampleUrl: leaflet } },
    { ...plain, name: 'defined_place', category: 'UTILITY', header: { kind: 'place' } },
    {
      ...plain,
      name: 'defined_offer',
      header: { kind: 'image', sampleUrl: null },
      footer: null,
      offer: { text: 'Ends soon', hasEnd: true },
      buttons: [
        { kind: 'code', sample: 'CODE25' },
        { kind: 'link', title: 'Shop', link: 'shop' },
      ],
    },
    {
      ...plain,
      name: 'defined_carousel',
      footer: null,
      cards: ['mug', 'vase'].map((thing) => ({
        header: { kind: 'image', sampleUrl: null },
        body: 'The {{1}} for you today',
        variables: [{ name: 'thing', sample: thing }],
        buttons: [
          { kind: 'link', title: 'Look', link: thing },
          { kind: 'reply', title: 'Tell me more', payload: thing },
        ],
      })),
    },
  ];
}

/** Submits templates for the shop's number, as a campaign that needs them does. */
export async function submitTemplates(
  server: OpenServer,
  definitions: readonly TemplateDefinition[],
): Promise<void> {
  const database = openDatabase(server.databaseUrl, { connections: 1 });
  const jobs = new Jobs(server.databaseUrl, pino({ level: 'silent' }));
  await jobs.start([], { run: false });
  const [sender] = await server.rows<{ sender_id: string }>(
    "select sender_id from senders where channel = 'WA'",
  );
  const at = new Date((await server.environment.control<{ now: string }>('/clock')).now);
  const key = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
  await database.db.transaction().execute(async (tx) => {
    for (const definition of definitions)
      await ensureTemplate({ clock: { now: () => at }, jobs }, tx, key, definition);
  });
  await jobs.stop();
  await database.close();
}

/** Returns how many templates are in each state, and why one was refused. */
export function standing(
  server: OpenServer,
): Promise<{ status: string; reason: string | null; count: number }[]> {
  return server.rows(
    `select status, reason, count(*)::int as count from template_submissions where name like 'defined%'
     group by status, reason order by status, reason`,
  );
}

/** Uploads a video and a PDF as sample files of the shop. Returns their URLs. */
export async function uploadSamples(server: OpenServer): Promise<{ film: string; leaflet: string }> {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 0x20]), Buffer.from('ftypisom\0\0\x02\0')]);
  return {
    film: await upload(server, 'video', film, 'film.mp4'),
    leaflet: await upload(server, 'document', Buffer.from('%PDF-1.7 of a leaflet about mugs'), 'leaflet.pdf'),
  };
}

async function upload(server: OpenServer, type: string, content: Buffer, name: string): Promise<string> {
  const { cookie } = await openShop(server.appUrl, DEMO_SHOP);
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const query = new URLSearchParams({ shopUrl: DEMO_SHOP, type, t: name });
  const answer = await fetch(`${server.appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const { url } = (await answer.json()) as { url?: string };
  if (url === undefined) throw new Error(`${name} was not taken: HTTP ${answer.status}`);
  return url;
}
