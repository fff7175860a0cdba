import { useEffect, useState } from 'react';

/** Whether this browser cannot load a picture from an address. */
export function useIsMissing(url: string | null): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    picture.addEventListener('error', () => setMissing(url));
    picture.addEventListener('load', () => setMissing((known) => (known === url ? null : known)));
    picture.src = url;
  }, [url]);
  return url !== null && missing === url;
}
