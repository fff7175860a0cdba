const begun = new Set<NodeJS.Timeout>();
const setTimer = globalThis.setTimeout;

globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimer>) => {
  const timer = setTimer(...given);
  begun.add(timer);
  return timer;
}, setTimer) as typeof setTimer;

/** Ends what a test left to happen later: files share a process, so it would happen in a test of another file. */
export function endTimers(): void {
  for (const timer of begun) clearTimeout(timer);
  begun.clear();
}
