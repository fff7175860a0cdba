/** How much smaller words get at once, in px of the title: by far too long, a little too long. */
const FAR_RATE = 0.4;
const NEAR_RATE = 0.15;
const SMALLEST = 0.6;
const LARGEST = 1.4;
/** After so many a size is found to a hundredth. */
const MOST_LOOKS = 7;

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

/**
 * Makes the words of a card larger or smaller until they fit its room; `--fit` is by how much. Larger words only take
 * more room, and each look at them is a layout: so it halves between too small and too large, and the rate says which.
 * It is said of the words alone: said of their card, a browser works out the style of all that is on it at each look.
 */
export function fitText(card: HTMLElement): void {
  const inner = card.firstElementChild as HTMLElement | null;
  const title = card.querySelector<HTMLElement>('h2');
  if (!inner || !title) return;
  const base = Number.parseFloat(title.style.getPropertyValue('--size')) * 16 || 22;
  const words = card.querySelectorAll<HTMLElement>('.text');
  const say = (fit: number | '') => words.forEach(({ style }) => style.setProperty('--fit', `${fit}`));
  say('');
  let [fits, high] = [SMALLEST, LARGEST];
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const fit = (fits + high) / 2;
    // First they stand as they are: to say so would be to have them laid out again.
    if (look > 0) say(fit);
    const rate = fitRate({ room: card.clientHeight, content: inner.scrollHeight, titleSize: base * fit });
    if (rate === 0) return;
    if (rate > 0) fits = fit;
    else high = fit;
  }
  // What never fits scrolls: then it is as large as its merchant has it, also for who has zoomed in.
  say(fits > SMALLEST ? fits : '');
}
