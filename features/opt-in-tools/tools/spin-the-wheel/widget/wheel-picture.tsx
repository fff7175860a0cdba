import { fontOf } from '../../../widget-kit/font-of.ts';
import type { WheelTool } from './wheel.tsx';

const WEDGES = 12;
const DEGREES = 360 / WEDGES;
/** A wedge whose middle points up, on a wheel of radius 100. */
const WEDGE = 'M0 0L-25.88-96.59A100 100 0 0 1 25.88-96.59Z';
/** How far the words on a wedge reach, and how wide a letter is by its size. */
const ROOM = 62;
const LETTER = 0.58;
const LARGEST = 11;

interface WheelPictureProps {
  wheel: WheelTool['settings']['wheel'];
  /** How far it has turned, in degrees. */
  turned: number;
}

/** The wheel with its twelve wedges, its marker and its logo. It only decorates: what is won is said in words. */
export function WheelPicture({ wheel, turned }: WheelPictureProps) {
  const { offers, offerFont, markerColor, wheelLogoUrl } = wheel;
  return (
    <svg class="wheel" viewBox="-104 -112 208 216" aria-hidden="true" data-part="wheel">
      <g class="turning" style={{ transform: `rotate(${turned}deg)` }} font-family={fontOf(offerFont)}>
        {Array.from({ length: WEDGES }, (_, place) => (
          <Wedge key={place} place={place} text={offers[place % offers.length]?.text ?? ''} wheel={wheel} />
        ))}
        <circle r="100" fill="none" stroke={markerColor} stroke-width="4" />
      </g>
      <circle r="17" fill="#fff" stroke={markerColor} stroke-width="3" />
      {wheelLogoUrl && (
        <image href={wheelLogoUrl} x="-12" y="-12" width="24" height="24" data-part="wheelLogo" />
      )}
      <path d="M-11-111H11L0-86Z" fill={markerColor} stroke="#fff" stroke-width="2" />
    </svg>
  );
}

interface WedgeProps {
  place: number;
  text: string;
  wheel: WheelPictureProps['wheel'];
}

function Wedge({ place, text, wheel }: WedgeProps) {
  const isDark = place % 2 === 0;
  const lines = inLines(text);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(LARGEST, ROOM / longest / LETTER);
  return (
    <g transform={`rotate(${place * DEGREES})`}>
      <path d={WEDGE} fill={isDark ? wheel.wheelColorDark : wheel.wheelColorLight} />
      <g
        transform="translate(0-59)rotate(-90)"
        font-size={size}
        font-weight="600"
        text-anchor="middle"
        fill={isDark ? wheel.dashColorDark : wheel.dashColorLight}
        stroke="none"
      >
        {lines.map((line, nth) => (
          <text key={nth} y={size * (nth - lines.length / 2 + 0.8)}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Long words stand in two lines, cut at the space nearest to their middle. */
function inLines(text: string): string[] {
  if (text.length <= 12) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const cut = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** How far a wheel turns from where it stands until an offer is under the marker, in whole turns more than that. */
export function turnTo(from: number, place: number): number {
  const turns = 6;
  return (Math.ceil(from / 360) + turns) * 360 - place * DEGREES;
}
