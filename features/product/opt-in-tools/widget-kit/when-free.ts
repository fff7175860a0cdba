const CHECK_MS = 1000;
/**
 * Fields that a shopper types or chooses in, the content of frames, and dialogs. Browsers ignore names that they do not
 * know.
 */
const IN_USE = ':is(:read-write, select, iframe, :modal, [aria-modal="true"])';
const DIALOG = ':is(:modal, [aria-modal="true"])';
/** Parts of the names that consent platforms and themes give to their banners. */
const CONSENT =
  /cookie.?(ba|bo|co|d|l|n|p|w)|consent|gdpr|onetrust|usercentrics|didomi|iubenda|truste|sp_message|qc-cmp|shopify-pc/i;
/**
 * Points where a banner can be, as shares of the window's width and height: bars, boxes in the corners, and the middle.
 */
const BANNER_POINTS = [
  [0.5, 0.97],
  [0.2, 0.85],
  [0.8, 0.85],
  [0.5, 0.5],
  [0.5, 0.03],
] as const;

/** Resolves as soon as an automatically opened card interrupts nothing. */
export async function whenFree(): Promise<void> {
  while (isBusy())
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_MS);
    });
}

/** Whether the shopper uses a field, has a dialog of the page open, or is asked for consent. */
function isBusy(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return !!focused?.closest(IN_USE) || [...document.querySelectorAll(DIALOG)].some(isOnTop) || hasBanner();
}

/** Themes keep closed dialogs on the page, hidden in many ways. All of them let a click pass through. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function hasBanner(): boolean {
  return BANNER_POINTS.some(([x, y]) => isBanner(document.elementFromPoint(innerWidth * x, innerHeight * y)));
}

/** A banner is fixed in the window. A link about cookies in the footer is not. */
function isBanner(hit: Element | null): boolean {
  let [isNamed, isFixed] = [false, false];
  for (let one = hit; one && one !== document.body; one = one.parentElement) {
    isNamed ||= CONSENT.test(`${one.localName} ${one.id} ${one.getAttribute('class')}`);
    isFixed ||= /fixed|sticky/.test(getComputedStyle(one).position);
  }
  return isNamed && isFixed;
}
