import type { ThreadSummary } from '../phone-thread.ts';

const NAMES = { whatsapp: 'WhatsApp', messenger: 'Messenger' } as const;
const SHAPES = {
  whatsapp: 'M3.2 13 L4.1 10.3 A5.6 5.6 0 1 1 6.2 12.2 Z',
  messenger: 'M4 13 V10.9 A5.6 5.2 0 1 1 6.4 12.1 Z',
} as const;

/** The app of a thread: its colour, its shape, and its name for people who see neither. */
export function AppMark({ app }: { app: ThreadSummary['app'] }) {
  return (
    <svg
      className={`app-mark app-mark-${app}`}
      width="18"
      height="18"
      viewBox="0 0 16 16"
      role="img"
      aria-label={NAMES[app]}
    >
      <path d={SHAPES[app]} fill="currentColor" />
      {app === 'messenger' && (
        <path d="M5.8 8.6 L7.4 6.8 L8.9 8 L10.6 6.4" fill="none" stroke="#fff" strokeWidth="1.1" />
      )}
    </svg>
  );
}
