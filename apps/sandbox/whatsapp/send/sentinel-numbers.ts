/** The planned result of messages to a number with four special last digits. */
export type Sentinel =
  | { kind: 'refuse'; code: number }
  | { kind: 'failLate'; code: number }
  | { kind: 'held'; failsWith: number | null }
  | { kind: 'neverAnswer' }
  | { kind: 'userIdOnly' };

/**
 * At least one special ending for each class of Meta's error codes. All are below 2000, so that tests can avoid them.
 */
const SENTINELS: Record<string, Sentinel> = {
  '0429': { kind: 'refuse', code: 130429 },
  '0500': { kind: 'refuse', code: 131000 },
  '0503': { kind: 'refuse', code: 2 },
  '1056': { kind: 'refuse', code: 131056 },
  '0472': { kind: 'failLate', code: 130472 },
  '1049': { kind: 'failLate', code: 131049 },
  '1050': { kind: 'refuse', code: 131050 },
  '1026': { kind: 'failLate', code: 131026 },
  '1021': { kind: 'refuse', code: 131021 },
  '1047': { kind: 'refuse', code: 131047 },
  '1051': { kind: 'refuse', code: 131051 },
  '0501': { kind: 'failLate', code: 131000 },
  '0497': { kind: 'refuse', code: 130497 },
  '1200': { kind: 'refuse', code: 132000 },
  '1201': { kind: 'refuse', code: 132001 },
  '1205': { kind: 'refuse', code: 132005 },
  '1207': { kind: 'refuse', code: 132007 },
  '1212': { kind: 'refuse', code: 132012 },
  '1215': { kind: 'refuse', code: 132015 },
  '1216': { kind: 'refuse', code: 132016 },
  '1008': { kind: 'refuse', code: 131008 },
  '1009': { kind: 'refuse', code: 131009 },
  '1052': { kind: 'failLate', code: 131052 },
  '1053': { kind: 'failLate', code: 131053 },
  '0368': { kind: 'refuse', code: 368 },
  '1042': { kind: 'refuse', code: 131042 },
  '1048': { kind: 'refuse', code: 131048 },
  '0190': { kind: 'refuse', code: 190 },
  '0010': { kind: 'refuse', code: 10 },
  '1701': { kind: 'held', failsWith: null },
  '1715': { kind: 'held', failsWith: 132015 },
  '0408': { kind: 'neverAnswer' },
  '0042': { kind: 'userIdOnly' },
};

/** How long the connection of an unanswered request stays open. */
export const NEVER_ANSWER_MS = 15_000;

export function sentinelOf(number: string): Sentinel | null {
  return SENTINELS[number.slice(-4)] ?? null;
}
