import { useEffect, useState } from 'react';

/** The open page of the admin. It is in the URL, so that it can be linked and the back button works. */
export type Place = { part: 'orders' | 'drafts' | 'products' } | { part: 'order'; id: string };

export const PARTS = { orders: 'Orders', drafts: 'Drafts', products: 'Products' } as const;

export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readPlace(hash);
}

function readPlace(hash: string): Place {
  const [part, id] = hash.replace(/^#/, '').split('/');
  if (part === 'orders' && id) return { part: 'order', id };
  return { part: part === 'drafts' || part === 'products' ? part : 'orders' };
}

/** Returns the store in this page's URL. */
export function shopHere(): string {
  return decodeURIComponent(location.pathname.split('/')[2] ?? '');
}
