/**
 * Returns the conversation after or before the open one in a list, or null at its end. Without an open one, or when it
 * has left the list, the first is next.
 */
export function nextThread(
  shown: readonly { subscriberId: string }[],
  openId: string | null,
  step: 1 | -1,
): string | null {
  const place = shown.findIndex(({ subscriberId }) => subscriberId === openId);
  if (place === -1) return shown[0]?.subscriberId ?? null;
  return shown[place + step]?.subscriberId ?? null;
}
