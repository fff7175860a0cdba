import { createContext, lazy, useCallback, useState, type ReactNode } from 'react';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';

const FacebookConnectModal = lazy(async () => ({
  default: (await import('./facebook-connect-modal.tsx')).FacebookConnectModal,
}));

/** Opens the dialog that connects a Facebook page. Works inside `WithConnecting`. */
export const ConnectFacebook = createContext<() => void>(() => undefined);

interface WithConnectingProps {
  merchant: { shopUrl: string };
  children: ReactNode;
}

/** Opens the dialog that connects a Facebook page when something needs one. */
export function WithConnecting({ merchant, children }: WithConnectingProps) {
  const [opened, setOpened] = useState(false);
  const connect = useCallback(() => setOpened(true), []);
  return (
    <ConnectFacebook value={connect}>
      {children}
      <WhenOpened opened={opened}>
        <FacebookConnectModal shopUrl={merchant.shopUrl} opened={opened} onClose={() => setOpened(false)} />
      </WhenOpened>
    </ConnectFacebook>
  );
}
