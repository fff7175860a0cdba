import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const PAGE_OF: Record<string, string> = { d: '/dashboard', a: '/automation-wa', o: '/opt-in-tools-wa' };
const SECOND_KEY_WITHIN_MS = 1000;

/** `g` and a letter goes to a page, `?` to the help with the list of keys. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let goPressedAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') void navigate('/help');
      const page = PAGE_OF[event.key];
      if (page !== undefined && event.timeStamp - goPressedAt < SECOND_KEY_WITHIN_MS) void navigate(page);
      goPressedAt = event.key === 'g' ? event.timeStamp : 0;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
  );
}
