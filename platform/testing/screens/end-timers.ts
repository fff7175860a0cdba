const started = new Set<NodeJS.Timeout>();
const setTimer = globalThis.setTimeout;

globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimer>) => {
  const timer = setTimer(...given);
  started.add(timer);
  return timer;
}, setTimer) as typeof setTimer;

/** Ends a test's timers. Files share a process, so they would otherwise run in another file's test. */
export function endTimers(): void {
  for (const timer of started) clearTimeout(timer);
  started.clear();
}
