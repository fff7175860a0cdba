const DAY_MS = 86_400_000;

export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

/** Formats a day as a chat does between messages: Today, Yesterday, a weekday, then the date. */
export function dayName(at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return new Date(at).toLocaleDateString([], { weekday: 'long' });
  return new Date(at).toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a time as a list of chats does: the time for today, otherwise the day. */
export function listTime(at: number, now: number): string {
  return startOfDay(at) === startOfDay(now) ? clockTime(at) : dayName(at, now);
}

export function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
