import { lazy, useCallback, useState, type ReactNode } from 'react';
import { ConnectFacebook } from '#features/product/automations/web/connect-facebook.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';

const FacebookConnectModal = lazy(async () => ({
  default: (await import('#features/foundations/channels/web/facebook/facebook-connect-modal.tsx'))
    .FacebookConnectModal,
}));

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
