import { useId } from 'react';
import { texts } from '../texts/en.ts';

/** A picture of Bellbird's work: collect sign-ups, send reminders, earn revenue. */
export function LandingPicture() {
  const title = useId();
  return (
    <svg className="picture-picture" viewBox="0 0 640 384" role="img" aria-labelledby={title}>
      <title id={title}>{texts.landingPicture.label}</title>
      <rect className="picture-ground" width="640" height="384" rx="16" />
      <StorePage />
      <PhoneWithReminder />
      <EarnedOrder />
      <BirdOnPhone />
    </svg>
  );
}

function StorePage() {
  return (
    <g>
      <rect className="picture-sheet" x="40" y="56" width="340" height="272" rx="10" />
      <path className="picture-rule" d="M40 86 H380" />
      <circle className="picture-soft" cx="58" cy="71" r="4" />
      <circle className="picture-soft" cx="72" cy="71" r="4" />
      <circle className="picture-soft" cx="86" cy="71" r="4" />
      <rect className="picture-soft" x="64" y="108" width="92" height="12" rx="4" />
      <rect className="picture-tile" x="64" y="138" width="100" height="104" rx="6" />
      <rect className="picture-tile" x="180" y="138" width="100" height="104" rx="6" />
      <Candle x={92} y={160} />
      <Vase x={210} y={156} />
      <rect className="picture-soft" x="64" y="252" width="68" height="8" rx="4" />
      <rect className="picture-soft" x="180" y="252" width="56" height="8" rx="4" />
      <rect className="picture-pill" x="64" y="280" width="148" height="32" rx="16" />
      <text className="picture-pill-text" x="138" y="300.5" textAnchor="middle">
        {texts.landingPicture.getUpdates}
      </text>
    </g>
  );
}

function Candle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="picture-line">
      <path d="M6 24 H38 V58 Q38 64 32 64 H12 Q6 64 6 58 Z" />
      <path d="M6 36 H38 M22 24 V17" />
      <path d="M22 16 C16 10 22 7 22 1 C28 7 28 11 22 16 Z" />
    </g>
  );
}

function Vase({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="picture-line">
      <path d="M13 34 H27 C27 42 34 46 34 56 C34 64 28 68 20 68 C12 68 6 64 6 56 C6 46 13 42 13 34 Z" />
      <path d="M20 34 V8 M20 20 C12 20 9 14 10 8 C16 8 20 12 20 20 Z M20 16 C26 16 30 11 29 4 C23 4 20 9 20 16 Z" />
    </g>
  );
}

function PhoneWithReminder() {
  return (
    <g>
      <rect className="picture-phone" x="408" y="72" width="192" height="336" rx="24" />
      <rect className="picture-wall" x="416" y="80" width="176" height="328" rx="17" />
      <path className="picture-bar" d="M416 97 a17 17 0 0 1 17 -17 h142 a17 17 0 0 1 17 17 v19 h-176 Z" />
      <circle className="picture-tint" cx="438" cy="99" r="10" />
      <rect className="picture-soft" x="456" y="95" width="72" height="8" rx="4" />
      <rect className="picture-bubble" x="426" y="130" width="146" height="168" rx="9" />
      <rect className="picture-tile" x="432" y="136" width="134" height="72" rx="6" />
      <Candle x={477} y={140} />
      <rect className="picture-dark" x="436" y="220" width="98" height="7" rx="3.5" />
      <rect className="picture-soft" x="436" y="234" width="122" height="7" rx="3.5" />
      <rect className="picture-soft" x="436" y="248" width="80" height="7" rx="3.5" />
      <path className="picture-rule" d="M426 268 H572" />
      <text className="picture-link" x="499" y="287" textAnchor="middle">
        {texts.landingPicture.backToCart}
      </text>
    </g>
  );
}

function EarnedOrder() {
  return (
    <g>
      <rect className="picture-card" x="312" y="312" width="204" height="56" rx="10" />
      <circle className="picture-good" cx="340" cy="340" r="13" />
      <path className="picture-tick" d="M334 340 l4.5 4.5 l8 -9" />
      <text className="picture-card-small" x="364" y="335">
        {texts.landingPicture.order}
      </text>
      <text className="picture-card-big" x="364" y="354">
        {texts.landingPicture.amount}
      </text>
    </g>
  );
}

function BirdOnPhone() {
  return (
    <g className="picture-bird" transform="translate(436 9) scale(1.5)">
      <path
        className="picture-bird-body"
        d="M31 9.5 C28.4 5.8 22.6 5.8 20.1 9.8 C18.6 12.2 18.8 14.8 17.2 17.4 C14.2 22 10.6 26.6 9.9 33.2 L5 43 L12.6 38.6 C21.6 39.6 30.4 35.4 32.1 26.6 C32.9 22.6 31.6 19.6 31.9 16.4 L39.4 16.9 L33.4 12.4 L38.6 6.9 Z"
      />
      <path d="M16.2 24.6 C17 30.6 20.4 32.8 25.4 31.4 M20.6 38.4 V42.4 M25.8 36.8 V42.4" />
      <circle cx="26.2" cy="11.6" r="0.7" />
      <path d="M43 8.2 C44.3 10.6 44.3 13.6 43 16 M47 5.6 C49.2 9.8 49.2 14.6 47 18.6" />
    </g>
  );
}
