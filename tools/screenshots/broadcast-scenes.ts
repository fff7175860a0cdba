import { addShoppers, approvedTemplate, askBroadcast } from '../test-environment/broadcast-client.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const EVERYBODY = {
  rules: [
    {
      segmentType: 'NumberOfOrders<',
      key: 0,
      exclude: 0,
      conditions: [{ checkValue: '5' }],
    },
    { segmentType: 'TotalSpent>', key: 1, exclude: 1, conditions: [{ checkValue: '500' }] },
  ],
  includeOperation: 'OR',
  excludeOperation: 'OR',
};
const RULES = [
  'LastOrderValueBetweenXAndY',
  'NumberOfOrders>',
  'XMessagesInLastYDays',
  'purchasedProductX',
  'engagement',
  'importedOrders',
];
const LONG_NAME =
  'The very long name of a campaign that somebody wrote in a hurry and never thought to shorten';

/** A page whose path is known only after earlier scenes. */
const editor: Scene = { name: 'broadcast-draft', path: '', before: writeDraft };
const scheduled: Scene = { name: 'broadcast-scheduled', path: '', before: writeScheduled };
const sent: Scene = { name: 'broadcast-sent', path: '', before: sendOne };
const manyRules: Scene = { name: 'broadcast-many-rules', path: '', before: writeManyRules };
const empty: Scene = {
  name: 'broadcast-new',
  path: '',
  before: async ({ environment }) => {
    const { data } = await askBroadcast<{ data: string }>(environment, 'create', {});
    empty.path = `/instant-campaigns-wa/${data}`;
  },
};

async function writeDraft({ environment, db }: Stage): Promise<void> {
  await addShoppers(db, 60);
  const templateId = await approvedTemplate(environment);
  const { data } = await askBroadcast<{ data: string }>(environment, 'create', { broadcastName: LONG_NAME });
  await askBroadcast(environment, 'update', {
    broadcastId: data,
    status: 'draft',
    condition: EVERYBODY,
    activeTemplate: templateId,
    broadcastAttributes: { Offer_Text: '20 % off everything', end_day: 'Sunday' },
    scheduleTime: '2027-03-28T02:30',
    canary: { size: { percent: 2 }, waitMinutes: 30, mostFailedPercent: 10, mostOptOutPercent: 2 },
  });
  editor.path = `/instant-campaigns-wa/${data}`;
}

async function copyDraft({ environment }: Stage, name: string): Promise<string> {
  const broadcastId = editor.path.split('/').at(-1);
  return (await askBroadcast<{ data: string }>(environment, 'copy', { broadcastId, broadcastName: name }))
    .data;
}

async function writeScheduled(stage: Stage): Promise<void> {
  const broadcastId = await copyDraft(stage, 'Spring greetings');
  await askBroadcast(stage.environment, 'update', {
    broadcastId,
    status: 'active',
    scheduleTime: '2027-03-20T10:00',
  });
  scheduled.path = `/instant-campaigns-wa/${broadcastId}`;
}

async function sendOne(stage: Stage): Promise<void> {
  const broadcastId = await copyDraft(stage, 'Winter sale');
  const { environment } = stage;
  const at = new Date(Date.now() + 26 * 3_600_000);
  await askBroadcast(environment, 'update', {
    broadcastId,
    status: 'active',
    canary: null,
    scheduleTime: at.toISOString(),
  });
  await environment.forward(27 * 3_600_000);
  sent.path = `/instant-campaigns-wa/${broadcastId}`;
}

async function writeManyRules(stage: Stage): Promise<void> {
  const broadcastId = await copyDraft(stage, 'Picky');
  const rule = (segmentType: string, at: number) => ({
    segmentType,
    key: at,
    exclude: at > 20 ? 1 : 0,
    conditions: [],
  });
  const rules = Array.from({ length: 30 }, (_one, at) => rule(RULES[at % RULES.length] ?? '', at));
  await askBroadcast(stage.environment, 'update', {
    broadcastId,
    status: 'draft',
    condition: { rules, includeOperation: 'AND', excludeOperation: 'OR' },
  });
  manyRules.path = `/instant-campaigns-wa/${broadcastId}`;
}

/** Broadcasts: none, one in each state, and very many. */
export const broadcastScenes: readonly Scene[] = [
  { name: 'broadcast-list-empty', path: '/instant-campaigns-wa' },
  empty,
  {
    ...empty,
    name: 'broadcast-refused',
    get path() {
      return empty.path;
    },
    before: async () => undefined,
    act: (page) => page.getByRole('button', { name: 'Save & Schedule' }).click(),
  },
  editor,
  {
    name: 'broadcast-flight-check',
    get path() {
      return editor.path;
    },
    async act(page) {
      await page.getByRole('button', { name: 'Check it' }).click();
      await page.getByRole('region', { name: 'What it costs' }).waitFor();
    },
  },
  {
    name: 'broadcast-confirm',
    get path() {
      return editor.path;
    },
    async act(page) {
      await page.getByRole('button', { name: 'Save & Schedule' }).click();
      await page.getByText('The first message goes at about').waitFor();
    },
  },
  {
    name: 'broadcast-select-template',
    get path() {
      return editor.path;
    },
    async act(page) {
      await page.getByRole('button', { name: 'Select Template' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  manyRules,
  scheduled,
  sent,
  {
    name: 'broadcast-list-many',
    path: '/instant-campaigns-wa',
    before: ({ rows }) =>
      rows(`insert into broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, looked_at)
        select shop_id, gen_random_uuid(), 'Newsletter ' || n, 'draft', '{"rules":[]}', now() - interval '1 day' * n, now(), now()
        from shops, generate_series(1, 300) as n where shop_url = 'demo.myshopify.com'`),
  },
  { name: 'broadcast-dashboard', path: '/channel-dashboard-wa' },
];
