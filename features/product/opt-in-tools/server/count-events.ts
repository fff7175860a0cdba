import { sql } from 'kysely';
import { addToRollups } from '#features/product/analytics/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Channel } from '../contract/tool-definition.ts';
import type { Beacon } from './event-batcher.ts';
import { noteVisitors, type Sighting } from './experiments/experiments.ts';
import { addToToolDays, type ToolDay } from './tool-days.ts';
import type { ToolFamily } from './tool-family.ts';

const COUNT_OF_KIND = { impression: 'impressions', open: 'opens', dismissal: 'dismissals' } as const;

interface KnownTool {
  pageId: string;
  shopId: number;
  timeZone: string;
  toolId: string | null;
  channel: Channel;
  type: string;
  experimentId: string | null;
  holdOutPercent: number | null;
}

interface Count {
  tool: KnownTool & { toolId: string };
  day: string;
  impressions: number;
  opens: number;
  dismissals: number;
}

/**
 * Counts the events of many beacons in one transaction. Returns for each beacon how many events belong to its shop's
 * tools, or null if no such shop has the app. Tools are searched only in the shop that the beacon names.
 */
export async function countBeacons(
  ctx: Context,
  { definitions }: ToolFamily,
  beacons: readonly Beacon[],
): Promise<(number | null)[]> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const tools = await findTools(tx, [...new Set(beacons.map(({ pageId }) => pageId))]);
    const pages = new Set(tools.map(({ pageId }) => pageId));
    const known = new Map(
      tools.filter(isOfAny(definitions)).map((tool) => [`${tool.pageId} ${tool.toolId}`, tool]),
    );
    const counts = new Map<string, Count>();
    const sightings: Sighting[] = [];
    const counted = beacons.map(({ pageId, visitorId, events }) => {
      const own = events.flatMap(({ toolId, kind }) => {
        const tool = known.get(`${pageId} ${toolId}`);
        return tool ? [{ tool, kind }] : [];
      });
      for (const { tool, kind } of own) {
        if (kind !== 'heldOut') addTo(counts, tool, shopDay(now, tool.timeZone))[COUNT_OF_KIND[kind]] += 1;
        sightings.push(...sightingOf(tool, kind, visitorId, now));
      }
      return pages.has(pageId) ? own.length : null;
    });
    await addToToolDays(tx, [...counts.values()].map(toDay));
    await addToRollups(tx, [...counts.values()].filter(({ impressions }) => impressions > 0).map(toRollup));
    await noteVisitors(tx, sightings);
    return counted;
  });
}

/** Returns the tools of these pages' shops. A shop without tools has one row without a tool. */
async function findTools(tx: Tx, pages: readonly string[]): Promise<KnownTool[]> {
  const { rows } = await sql<KnownTool>`
    select s.shop_url as "pageId", s.shop_id as "shopId", s.time_zone as "timeZone", t.tool_id as "toolId", t.channel,
      t.type, e.experiment_id as "experimentId", e.hold_out_percent as "holdOutPercent"
    from shops s
    left join opt_in_tools t on t.shop_id = s.shop_id and t.deleted_at is null
    left join tool_experiments e on e.shop_id = t.shop_id and e.tool_id = t.tool_id and e.ended_at is null
    where s.shop_url = any(${pages}) and s.uninstalled_at is null`.execute(tx);
  return rows;
}

/** Tools of types or channels that this release does not have are ignored. */
function isOfAny(definitions: ToolFamily['definitions']) {
  return (tool: KnownTool): tool is Count['tool'] =>
    tool.toolId !== null &&
    definitions.some(({ type, channels }) => type === tool.type && tool.channel in channels);
}

function addTo(counts: Map<string, Count>, tool: Count['tool'], day: string): Count {
  const key = `${tool.shopId} ${tool.toolId}`;
  const count = counts.get(key) ?? { tool, day, impressions: 0, opens: 0, dismissals: 0 };
  counts.set(key, count);
  return count;
}

function toDay({ tool: { shopId, toolId }, day, ...counts }: Count): ToolDay {
  return { shopId, toolId, day, counts };
}

function toRollup({ tool: { shopId, toolId, channel, type }, day, impressions }: Count) {
  return {
    shopId,
    day,
    channel,
    source: { kind: 'tool', type, id: toolId } as const,
    counts: { impressions },
  };
}

/** In an experiment each visitor is counted once. */
function sightingOf(
  { shopId, experimentId, holdOutPercent }: KnownTool,
  kind: Beacon['events'][number]['kind'],
  visitorId: string | undefined,
  at: Date,
): Sighting[] {
  if (visitorId === undefined || experimentId === null || holdOutPercent === null) return [];
  if (kind !== 'impression' && kind !== 'heldOut') return [];
  const saw = kind === 'impression' ? 'design' : 'nothing';
  return [{ shopId, experimentId, holdOutPercent, visitorId, saw, at }];
}
