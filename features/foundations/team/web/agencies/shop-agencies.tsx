import { hasRight, type Role } from '#platform/rights/rights.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { texts } from '../../texts/en.ts';
import { InvitationsPanel } from '../invitations-panel.tsx';
import { useShopAgencies } from '../use-team.ts';
import { ShopAgencyPanel } from './shop-agency-panel.tsx';

interface ShopAgenciesProps {
  merchant: { shopUrl: string; shopTimeZone: string; role: Role };
  canSendMail: boolean;
}

/** The agencies that work for a shop, and the open invitations to agencies. Nothing in a shop without any. */
export function ShopAgencies({ merchant, canSendMail }: ShopAgenciesProps) {
  const { shopUrl, shopTimeZone: timeZone, role } = merchant;
  const { data, error, refetch } = useShopAgencies(shopUrl);
  if (data === undefined && error !== null)
    return <FailureNote what={texts.shopAgencies.what} error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <>
      {data.agencies.map((agency) => (
        <ShopAgencyPanel
          key={agency.agencyId}
          shopUrl={shopUrl}
          timeZone={timeZone}
          agency={agency}
          mayChange={hasRight(role, 'own')}
        />
      ))}
      {data.invitations.length > 0 && (
        <InvitationsPanel
          merchant={merchant}
          invited="agency"
          invitations={data.invitations}
          canSendMail={canSendMail}
        />
      )}
    </>
  );
}
