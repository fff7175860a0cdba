/** What happens to messages for numbers that end in four well-known digits. */
export type Sentinel =
  | { kind: 'refuse'; code: number }
  | { kind: 'failLate'; code: number }
  | { kind: 'neverAnswer' }
  | { kind: 'userIdOnly' };

const SENTINELS: Record<string, Sentinel> = {
  '0429': { kind: 'refuse', code: 130429 },
  '0500': { kind: 'refuse', code: 131000 },
  '1026': { kind: 'failLate', code: 131026 },
  '1049': { kind: 'failLate', code: 131049 },
  '0408': { kind: 'neverAnswer' },
  '0042': { kind: 'userIdOnly' },
};

/** How long an answer that never comes is kept open. */
export const NEVER_ANSWER_MS = 15_000;

export function sentinelOf(number: string): Sentinel | null {
  return SENTINELS[number.slice(-4)] ?? null;
}
