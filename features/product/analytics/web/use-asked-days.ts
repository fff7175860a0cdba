import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readAskedDays, writeAskedDays, type AskedDays } from '../rules/read-asked-days.ts';

/** Document 1, section 9. */
const USUAL: AskedDays = { scope: 30 };
const STORAGE_KEY = 'bellbird-dashboard-days';

/** Returns the days of a dashboard: those of its address, otherwise the last choice. A choice is stored in both. */
export function useAskedDays(): { days: AskedDays; setDays: (days: AskedDays) => void } {
  const [params, setParams] = useSearchParams();
  const named = readAskedDays(params);
  const days = named ?? readStored() ?? USUAL;
  const missing =
    named === null && !isUsual(days) ? new URLSearchParams(writeAskedDays(days)).toString() : null;
  useEffect(() => {
    // A link to this page shows the same days to others.
    if (missing !== null) setParams((now) => withDays(now, missing), { replace: true });
  }, [missing, setParams]);
  return {
    days,
    setDays(chosen) {
      const written = new URLSearchParams(writeAskedDays(chosen)).toString();
      localStorage.setItem(STORAGE_KEY, written);
      setParams((now) => withDays(now, written), { replace: true });
    },
  };
}

function isUsual(days: AskedDays): boolean {
  return 'scope' in days && days.scope === 30;
}

function readStored(): AskedDays | null {
  return readAskedDays(new URLSearchParams(localStorage.getItem(STORAGE_KEY) ?? ''));
}

/** Other parameters of the address stay. */
function withDays(now: URLSearchParams, days: string): URLSearchParams {
  const others = [...now].filter(([name]) => !['scope', 'from', 'to'].includes(name));
  return new URLSearchParams([...others, ...new URLSearchParams(days)]);
}
