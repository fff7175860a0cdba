import { fontOf } from '../../../widget-kit/font-of.ts';
import type { WheelTool } from './wheel.tsx';

const WEDGES = 12;
const DEGREES = 360 / WEDGES;
const RADIUS = 100;
/** The length of a wedge's text, and a letter's width in relation to its size. */
const ROOM = 62;
const LETTER = 0.58;
const LARGEST = 11;

interface WheelPictureProps {
  wheel: WheelTool['settings']['wheel'];
  /** The wheel's rotation in degrees. */
  turned: number;
  /** Whether the change to `turned` is animated; otherwise the wheel is drawn there immediately. */
  isTurning: boolean;
}

/** The wheel with its twelve wedges, its marker and its logo. It is decoration only: a text names the prize. */
export function WheelPicture({ wheel, turned, isTurning }: WheelPictureProps) {
  const { offerFont, markerColor, wheelLogoUrl } = wheel;
  return (
    <svg class="wheel" viewBox="-104 -112 208 216" aria-hidden="true" data-part="wheel">
      <g
        class={isTurning ? 'turning' : ''}
        style={{ transform: `rotate(${turned}deg)` }}
        font-family={fontOf(offerFont)}
        font-weight="600"
        text-anchor="middle"
      >
        <path d={wedges(0)} fill={wheel.wheelColorDark} />
        <path d={wedges(1)} fill={wheel.wheelColorLight} />
        {/* Old libraries put an Array.from of their own on a page, which maps nothing. */}
        {Array(WEDGES)
          .fill(0)
          .map((_, place) => wordsOn(place, wheel))}
        <circle r={RADIUS} fill="none" stroke={markerColor} stroke-width="4" />
      </g>
      <circle r="17" fill="#fff" stroke={markerColor} stroke-width="3" />
      {wheelLogoUrl && (
        <image href={wheelLogoUrl} x="-12" y="-12" width="24" height="24" data-part="wheelLogo" />
      )}
      <path d="M-11-111H11L0-86Z" fill={markerColor} stroke="#fff" stroke-width="2" />
    </svg>
  );
}

/**
 * Draws every second wedge, starting at `from`, as one shape, because each element costs the browser more than its
 * drawing. The first wedge points up.
 */
function wedges(from: number): string {
  let path = '';
  for (let place = from; place < WEDGES; place += 2)
    path += `M0 0L${rim(place - 0.5)}A${RADIUS} ${RADIUS} 0 0 1 ${rim(place + 0.5)}Z`;
  return path;
}

/** Returns a point of the rim, counted in wedges clockwise from the top. */
function rim(place: number): string {
  const angle = (place * 2 * Math.PI) / WEDGES;
  return [Math.sin(angle), -Math.cos(angle)].map((share) => (share * RADIUS).toFixed(2)).join(' ');
}

/** Draws the text of a wedge, from the centre outwards. */
function wordsOn(place: number, { offers, dashColorDark, dashColorLight }: WheelPictureProps['wheel']) {
  const lines = inLines(offers[place % offers.length]?.text ?? '');
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(LARGEST, ROOM / longest / LETTER);
  return lines.map((line, nth) => (
    <text
      key={nth}
      transform={`rotate(${place * DEGREES})translate(0-59)rotate(-90)`}
      y={size * (nth - lines.length / 2 + 0.8)}
      font-size={size}
      fill={place % 2 === 0 ? dashColorDark : dashColorLight}
    >
      {line}
    </text>
  ));
}

/** Splits a long text into two lines at the space nearest to its middle. */
function inLines(text: string): string[] {
  if (text.length <= 12) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const cut = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** Returns the rotation that brings an offer under the marker, with some whole turns added. */
export function turnTo(from: number, place: number): number {
  const turns = 6;
  return (Math.ceil(from / 360) + turns) * 360 - place * DEGREES;
}
