/** Unsaved changes, and the text that asks the person before leaving. */
export interface Hold {
  text: string;
  /** The labels of the buttons to leave and to stay, if the usual ones do not fit. */
  leave?: string;
  stay?: string;
  /** Saves the changes, if possible. Resolves with whether it succeeded. */
  save?: { word: string; run: () => Promise<boolean> };
  /** Deletes what is kept of the changes; called when the person chooses to leave without them. */
  forget?: () => void;
}

const holds = new Map<string, Hold>();

/** Asks before the person leaves the page, until the returned function is called or the person chooses to leave. */
export function holdLeaving(id: string, hold: Hold): () => void {
  holds.set(id, hold);
  watchWindow();
  return () => {
    if (holds.get(id) === hold) holds.delete(id);
    watchWindow();
  };
}

/** Returns the newest unsaved changes, or null. */
export function currentHold(): Hold | null {
  return [...holds.values()].at(-1) ?? null;
}

/** Drops all unsaved changes, because the person chose to leave. */
export function releaseHolds(): void {
  for (const { forget } of holds.values()) forget?.();
  holds.clear();
  watchWindow();
}

/** Asks when the tab is closed too, with the browser's own text. */
function watchWindow(): void {
  if (holds.size > 0) addEventListener('beforeunload', askBrowser);
  else removeEventListener('beforeunload', askBrowser);
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
