interface Progress {
  recipients: number;
  waiting: number;
}

/** Returns the share of sent messages in percent. Rounded down, so that 100 means all. */
export function percentDone({ recipients, waiting }: Progress): number {
  if (recipients === 0) return 0;
  return Math.floor(((recipients - waiting) / recipients) * 100);
}

/** Earlier, there is too little data for an estimate. */
const FEWEST_SECONDS = 10;

/** Returns the expected end at the current pace, or null while it is unknown. */
export function expectedEnd(progress: Progress, startedAt: string | null, now: Date): Date | null {
  const done = progress.recipients - progress.waiting;
  if (startedAt === null || done <= 0 || progress.waiting === 0) return null;
  const seconds = (now.getTime() - new Date(startedAt).getTime()) / 1000;
  if (seconds < FEWEST_SECONDS) return null;
  return new Date(now.getTime() + (progress.waiting / done) * seconds * 1000);
}
