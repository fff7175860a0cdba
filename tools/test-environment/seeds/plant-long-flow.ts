import { randomUUID } from 'node:crypto';
import { get, post, type Shop } from '../channels-client.ts';
import { PAGE_ID } from '../connect-demo-page.ts';

/** The number of texts in a long flow. Its other ten parts are answers. */
export const LONG_FLOW_TEXTS = 190;

/**
 * Gives Get Started two hundred parts, in ten flows of twenty parts. Each flow leads to the next one, and the last flow
 * leads to the first.
 */
export async function plantLongFlow(shop: Shop): Promise<void> {
  const ids = [await firstFlowOf(shop), ...Array.from({ length: 9 }, () => randomUUID())];
  const allFlows = ids.map((flowId, at) => ({
    flowId,
    ...(at > 0 && { shouldCreate: true, type: 'getStarted' }),
    nodes: [...Array.from({ length: 19 }, (_, part) => textPart(at, part)), answerTo(at, ids)],
  }));
  const { status, body } = await post(shop, '/redis/setFlowFrontend', { pageId: PAGE_ID, allFlows });
  if (status !== 200) throw new Error(`The flows were refused: ${JSON.stringify(body)}`);
}

async function firstFlowOf(shop: Shop): Promise<string> {
  const { body } = await get(shop, `/redis/getCampaigns?pageId=${PAGE_ID}&type=getStarted`);
  const [first] = (body as { campaigns: { flowId: string }[] }).campaigns;
  if (!first) throw new Error('Get Started has no message.');
  return first.flowId;
}

function textPart(at: number, part: number) {
  return {
    masterId: `n${part}`,
    textOrButtonTemplate: {
      text: `Part ${at} ${part} for {{firstName}}, about as long as the texts of real shops`,
    },
  };
}

function answerTo(at: number, ids: readonly string[]) {
  const isLast = at === ids.length - 1;
  const payload = (isLast ? ids[0] : ids[at + 1]) ?? '';
  const reply = { quickRepliesId: `q${at}`, title: isLast ? 'From the beginning' : 'Go on', payload };
  return { masterId: 'q', quickReplies: [reply] };
}
