import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Adds figures to every part of the flows, so that the screenshots show figures. */
async function fillParts({ rows }: Stage): Promise<void> {
  await rows(
    `insert into flow_node_days (shop_id, day, flow_id, node_id, sent, delivered, read, tapped)
     select shop_id, current_date, flow_id, 'n1', 1240, 1204, 861, 174 from flows on conflict do nothing`,
  );
}

const openEditor = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
};

/** A tool's own editor. Its path is known once the shop has the tool. */
function toolScene(type: string, channel: 'WA' | 'FB'): Scene {
  const scene: Scene = {
    name: `tool-editor-${type}-${channel}`,
    path: '',
    async before({ rows }) {
      const [tool] = await rows('select tool_id from opt_in_tools where type = $1 and channel = $2 limit 1', [
        type,
        channel,
      ]);
      const base = channel === 'WA' ? '/opt-in-tools-wa' : '/opt-in-tools';
      scene.path = `${base}/${type}/${String(tool?.['tool_id'])}`;
    },
    shows: (page) => page.getByRole('region', { name: 'Preview', exact: true }),
  };
  return scene;
}

/** Adds many tools with names of the maximum length, all in a comparison of two designs. */
async function compareMany({ rows, environment }: Stage): Promise<void> {
  const tools = await rows(
    "select tool_id from opt_in_tools where channel = 'WA' and type in ('visualPopup', 'persistentPill')",
  );
  for (const { tool_id: id } of [...tools, ...tools, ...tools])
    await environment.merchant.post(`${environment.appUrl}/database/api/optinTools/copy`, { id });
  await rows(
    "update opt_in_tools set name = repeat('Spring offers for everybody who looks at mugs ', 2) where not is_starter",
  );
  await rows(
    `insert into tool_experiments (shop_id, experiment_id, tool_id, settings, hold_out_percent, began_at)
     select shop_id, gen_random_uuid(), tool_id, settings, 10, now() from opt_in_tools where not is_starter`,
  );
}

/** The editors of messages and tools, and the list of tools with many tools in it. */
export const editorScenes: readonly Scene[] = [
  { name: 'flow-editor-whatsapp', path: '/automation-wa/reorderingWA', before: fillParts, act: openEditor },
  { name: 'flow-editor-messenger', path: '/automation/getStarted', act: openEditor },
  {
    name: 'flow-editor-discount',
    path: '/automation/abandonedCart',
    async act(page) {
      await openEditor(page);
      await page.getByRole('button', { name: 'Show it right to left' }).last().click();
    },
  },
  toolScene('persistentPill', 'WA'),
  toolScene('visualPopup', 'WA'),
  toolScene('spinTheWheel', 'WA'),
  toolScene('customerChatWidget', 'WA'),
  toolScene('orderUpdates', 'FB'),
  { name: 'opt-in-tools-compared', path: '/opt-in-tools-wa', before: compareMany },
];
