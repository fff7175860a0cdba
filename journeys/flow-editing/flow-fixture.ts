import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openFixture, WREN, type Fixture } from '../planted-campaign/fixture.ts';

/** Ends everything; the name is used in replies. */
export const STOP = 'STOP';

export let fixture: Fixture;
/** The planted campaign's message after a reply, which can be rewritten on WhatsApp. */
export let flowId: string;

/** Opens a fixture for the tests of the calling file; each starts with the flow as the product wrote it. */
export function onFlowFixture(): void {
  beforeAll(async () => {
    fixture = await openFixture();
    await fixture.call('POST', '/redis/setDripStatus', { pageId: WREN, type: 'orderThanks', state: true });
    const [row] = await fixture.rows<{ flow_id: string }>(
      "select flow_id from flows where channel = 'WA' and flow_key = 'order_thanks_where'",
    );
    flowId = row?.flow_id ?? '';
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    await fixture.rows('delete from flow_versions');
    await fixture.rows("delete from flows where flow_key like 'answer_%'");
    await fixture.rows('update flows set nodes = null, revision = 1 where flow_id = $1', [flowId]);
  });
}

export const text = (masterId: string, content: string) => ({
  masterId,
  textOrButtonTemplate: { text: content },
});
export const answers = (masterId: string, ...replies: { title: string; payload: string }[]) => ({
  masterId,
  quickReplies: replies.map((reply) => ({ quickRepliesId: `${masterId}-${reply.title}`, ...reply })),
});
export const save = (...flows: object[]) =>
  fixture.call('POST', '/redis/setFlowFrontend', { pageId: WREN, allFlows: flows });
export const stored = async (id = flowId) =>
  (
    await fixture.rows<{ nodes: { masterId: string; text: string }[] | null; revision: number }>(
      'select nodes, revision from flows where flow_id = $1',
      [id],
    )
  )[0];
