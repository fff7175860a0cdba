/** Why leaving is held, in words for the person who wants to leave. */
export interface Hold {
  text: string;
  /** The words for leaving all the same, and for staying, where a document has others than usual. */
  leave?: string;
  stay?: string;
  /** Saves, where that is possible; resolves with whether it was. */
  save?: { word: string; run: () => Promise<boolean> };
}

const holds = new Map<string, Hold>();

/** Holds every way out of the page until the returned function is called, or the person chooses to leave. */
export function holdLeaving(id: string, hold: Hold): () => void {
  holds.set(id, hold);
  watchWindow();
  return () => {
    if (holds.get(id) === hold) holds.delete(id);
    watchWindow();
  };
}

/** What holds now; the newest, or null. */
export function currentHold(): Hold | null {
  return [...holds.values()].at(-1) ?? null;
}

/** The person chose to leave all the same. */
export function releaseHolds(): void {
  holds.clear();
  watchWindow();
}

/** Closing the tab asks too, in the browser's own words. */
function watchWindow(): void {
  if (holds.size > 0) addEventListener('beforeunload', askBrowser);
  else removeEventListener('beforeunload', askBrowser);
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
