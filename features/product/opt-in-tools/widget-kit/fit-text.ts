/** The steps by which text shrinks, in pixels of the title: for far too long text, and for slightly too long text. */
const FAR_RATE = 0.4;
const NEAR_RATE = 0.15;
const SMALLEST = 0.6;
const LARGEST = 1.4;
/** The number of steps after which the size is exact to a hundredth. */
const MOST_PASSES = 7;

/**
 * Returns how the title's size changes if `room` pixels contain `content` pixels of text. It grows if more than twice
 * its size is left over, and shrinks if the text does not fit. 0 means that it fits.
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
 * Makes the text of a card larger or smaller until it fits; `--fit` is the change. Larger text only takes more space,
 * and each measurement is a layout, so the size is halved between too small and too large. The variable is set on the
 * texts only: on the card, the browser would compute the styles of all its elements for each measurement.
 */
export function fitText(card: HTMLElement): void {
  const inner = card.firstElementChild as HTMLElement | null;
  const title = card.querySelector<HTMLElement>('h2');
  if (!inner || !title) return;
  const base = Number.parseFloat(title.style.getPropertyValue('--size')) * 16 || 22;
  const words = card.querySelectorAll<HTMLElement>('.text');
  const setSize = (fit: number | '') => words.forEach(({ style }) => style.setProperty('--fit', `${fit}`));
  setSize('');
  let [fits, high] = [SMALLEST, LARGEST];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const fit = (fits + high) / 2;
    // The first measurement uses the current size. Setting it would cause another layout.
    if (pass > 0) setSize(fit);
    const rate = fitRate({ room: card.clientHeight, content: inner.scrollHeight, titleSize: base * fit });
    if (rate === 0) return;
    if (rate > 0) fits = fit;
    else high = fit;
  }
  // Text that never fits scrolls. It then has the merchant's size, also for people who have zoomed in.
  setSize(fits > SMALLEST ? fits : '');
}
