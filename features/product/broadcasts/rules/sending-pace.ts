interface Progress {
  recipients: number;
  waiting: number;
}

/** How much of a broadcast has been handed over, in percent. */
export function percentDone({ recipients, waiting }: Progress): number {
  if (recipients === 0) return 0;
  return Math.round(((recipients - waiting) / recipients) * 100);
}

/** Before that there is too little to go by. */
const FEWEST_SECONDS = 10;

/** When the last message is handed over at the pace so far; null while nobody can tell. */
export function expectedEnd(progress: Progress, startedAt: string | null, now: Date): Date | null {
  const done = progress.recipients - progress.waiting;
  if (startedAt === null || done <= 0 || progress.waiting === 0) return null;
  const seconds = (now.getTime() - new Date(startedAt).getTime()) / 1000;
  if (seconds < FEWEST_SECONDS) return null;
  return new Date(now.getTime() + (progress.waiting / done) * seconds * 1000);
}
