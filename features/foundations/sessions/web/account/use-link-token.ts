import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** As the contract accepts it. A shorter text is a link that an e-mail program cut. */
const TOKEN = /^#([\w-]{20,100})$/;

/**
 * Returns the secret of the link that led here, or null without a complete one. Removes it from the address, so that
 * neither the history nor a screenshot shows it.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  useEffect(() => {
    // Without the router, which keeps the secret for this page.
    if (hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  return TOKEN.exec(hash)?.[1] ?? null;
}
