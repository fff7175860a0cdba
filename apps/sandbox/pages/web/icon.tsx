const PATHS = {
  send: 'M4.5 12 L3 4.5 L21 12 L3 19.5 Z M4.5 12 H12',
  back: 'M15 5 L8 12 L15 19',
  link: 'M9 5 H6.5 A2 2 0 0 0 4.5 7 V17.5 A2 2 0 0 0 6.5 19.5 H17 A2 2 0 0 0 19 17.5 V15 M13 4.5 H19.5 V11 M19 5 L11 13',
  reply: 'M9 6 L4 11 L9 16 M4 11 H15 A5 5 0 0 1 20 16 V18',
  copy: 'M8 8 H18.5 V19.5 H8 Z M5.5 15.5 V4.5 H15',
  call: 'M5 4 H9 L11 9 L8.5 10.5 A11 11 0 0 0 13.5 15.5 L15 13 L20 15 V19 A2 2 0 0 1 18 21 A16 16 0 0 1 3 6 A2 2 0 0 1 5 4',
  list: 'M9 6.5 H20 M9 12 H20 M9 17.5 H20 M4.5 6.5 H5 M4.5 12 H5 M4.5 17.5 H5',
  file: 'M14 3.5 H7 A2 2 0 0 0 5 5.5 V18.5 A2 2 0 0 0 7 20.5 H17 A2 2 0 0 0 19 18.5 V8.5 Z M14 3.5 V8.5 H19',
  image: 'M4 5 H20 V19 H4 Z M4 16 L9 11 L14 16 M13 15 L16 12 L20 16 M15 8.5 H15.1',
  place:
    'M12 21 C8 16.5 5.5 13.5 5.5 10 A6.5 6.5 0 0 1 18.5 10 C18.5 13.5 16 16.5 12 21 Z M12 12 A2 2 0 1 0 12 8 A2 2 0 1 0 12 12',
  person: 'M12 12 A4 4 0 1 0 12 4 A4 4 0 1 0 12 12 M4.5 20 A7.5 6 0 0 1 19.5 20',
  form: 'M5 4 H19 V20 H5 Z M8.5 9 H15.5 M8.5 13 H15.5 M8.5 17 H12',
  gift: 'M4 9 H20 V13 H4 Z M5.5 13 V20 H18.5 V13 M12 9 V20 M12 9 C9 9 7 8 7 6.3 C7 5 8 4.2 9.2 4.2 C11 4.2 12 6.5 12 9 C12 6.5 13 4.2 14.8 4.2 C16 4.2 17 5 17 6.3 C17 8 15 9 12 9',
  play: 'M8 5 V19 L19 12 Z',
  close: 'M6 6 L18 18 M18 6 L6 18',
  forward: 'M4 6 L11 12 L4 18 Z M13 6 L20 12 L13 18 Z',
  down: 'M6 9 L12 15 L18 9',
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

/** One or two ticks, as beside a message's time. */
export function Ticks({ state }: { state: 'one' | 'two' | 'blue' }) {
  const labels = { one: 'Sent', two: 'Delivered', blue: 'Read' };
  return (
    <svg
      className={`ticks ticks-${state}`}
      width="17"
      height="11"
      viewBox="0 0 17 11"
      role="img"
      aria-label={labels[state]}
    >
      <path
        d="M1 6 L4.2 9.3 L11 1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {state !== 'one' && (
        <path
          d="M7.4 8.6 L8.1 9.3 L15.2 1.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
