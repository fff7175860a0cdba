/** How much smaller words get at once, in px of the title: by far too long, a little too long. */
const FAR_RATE = 0.4;
const NEAR_RATE = 0.15;
const SMALLEST = 0.6;
const LARGEST = 1.4;
/** Enough to come from the largest to the smallest. */
const MOST_STEPS = 120;

/**
 * How the title's size changes where `room` px hold `content` px of words: it grows where more than twice its size is
 * left over, and shrinks where the words do not fit. 0 when they stand well.
 */
export function fitRate({
  room,
  content,
  titleSize,
}: {
  room: number;
  content: number;
  titleSize: number;
}): number {
  if (room - content > 2 * titleSize) return FAR_RATE;
  if (content - room > 2 * titleSize) return -FAR_RATE;
  return content > room ? -NEAR_RATE : 0;
}

/** Makes the words of a card larger or smaller until they fit its room; `--fit` is by how much. */
export function fitText(card: HTMLElement): void {
  const inner = card.firstElementChild as HTMLElement | null;
  const title = card.querySelector<HTMLElement>('h2');
  if (!inner || !title) return;
  const base = Number.parseFloat(title.style.getPropertyValue('--size')) || 22;
  let fit = 1;
  let hasShrunk = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    card.style.setProperty('--fit', `${fit}`);
    const rate = fitRate({ room: card.clientHeight, content: inner.scrollHeight, titleSize: base * fit });
    // Words that grew too large shrink, and do not grow again.
    if (rate === 0 || (rate > 0 && hasShrunk)) return;
    hasShrunk ||= rate < 0;
    const next = fit + rate / base;
    if (next < SMALLEST || next > LARGEST) return;
    fit = next;
  }
}
