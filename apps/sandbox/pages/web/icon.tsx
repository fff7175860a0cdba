const PATHS = {
  send: 'M4.5 12 L3 4.5 L21 12 L3 19.5 Z M4.5 12 H12',
  back: 'M15 5 L8 12 L15 19',
  forward: 'M4 6 L11 12 L4 18 Z M13 6 L20 12 L13 18 Z',
  inwards: 'M19 5 L7 17 M7 8 V17 H16',
  outwards: 'M5 19 L17 7 M8 7 H17 V16',
  shop: 'M4 9 L5.5 4.5 H18.5 L20 9 M4 9 A2.7 2.7 0 0 0 9.3 9 A2.7 2.7 0 0 0 14.7 9 A2.7 2.7 0 0 0 20 9 M5.5 11.5 V19.5 H18.5 V11.5',
  phone:
    'M8 3.5 H16 A1.5 1.5 0 0 1 17.5 5 V19 A1.5 1.5 0 0 1 16 20.5 H8 A1.5 1.5 0 0 1 6.5 19 V5 A1.5 1.5 0 0 1 8 3.5 Z M11 17.5 H13',
  app: 'M4.5 4.5 H10.5 V10.5 H4.5 Z M13.5 4.5 H19.5 V10.5 H13.5 Z M4.5 13.5 H10.5 V19.5 H4.5 Z M13.5 13.5 H19.5 V19.5 H13.5 Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon in the colour of the text around it. It is decoration; the text has the meaning. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Two ticks before the last text of a thread: the shopper's message was delivered. */
export function Ticks() {
  return (
    <svg className="ticks" width="17" height="11" viewBox="0 0 17 11" role="img" aria-label="Delivered">
      <path
        d="M1 6 L4.2 9.3 L11 1.5 M7.4 8.6 L8.1 9.3 L15.2 1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
