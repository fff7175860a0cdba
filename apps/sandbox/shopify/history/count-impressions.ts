import type { History, HistorySignUp } from './history.ts';

/** About one in twelve who saw a tool signed up. */
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
