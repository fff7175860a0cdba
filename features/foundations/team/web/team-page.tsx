import { fill } from '#platform/language/reader.ts';
import { hasRight, type Role } from '#platform/rights/rights.ts';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { roleDoes } from '../rules/role-does.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import { AgencyLink } from './agencies/agency-link.tsx';
import { ShopAgencies } from './agencies/shop-agencies.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { SecondStepPanel } from './second-step-panel.tsx';
import styles from './team-page.module.css';
import { useTeam } from './use-team.ts';

interface TeamPageProps {
  merchant: { shopUrl: string; shopName: string; shopTimeZone: string; role: Role; helpUrl: string };
}

/** The page of the people who work in a shop. Only the owner can change anything on it. */
export function TeamPage({ merchant }: TeamPageProps) {
  const { shopUrl, role } = merchant;
  const { data, error, refetch } = useTeam(shopUrl);
  const mayChange = hasRight(role, 'own');
  return (
    <>
      <BackLink to="/settings">{texts.page.back}</BackLink>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <PanelStack>
        {!mayChange && (
          <p className={styles.readOnly}>
            {fill(texts.page.readOnly, { role: roleName(role), does: roleDoes(role) })}
          </p>
        )}
        {data === undefined && (
          <NotLoaded
            what={texts.page.what}
            panel={texts.people.title}
            height={160}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {data !== undefined && (
          <>
            <PeoplePanel merchant={merchant} people={data.people} />
            <ShopAgencies merchant={merchant} canSendMail={data.canSendMail} />
            {mayChange && (
              <InvitePanel shopUrl={shopUrl} helpUrl={merchant.helpUrl} canSendMail={data.canSendMail} />
            )}
            <SecondStepPanel shopUrl={shopUrl} role={role} isRequired={data.requiresSecondFactor} />
            {data.invitations.length > 0 && (
              <InvitationsPanel
                merchant={merchant}
                invited="person"
                invitations={data.invitations}
                canSendMail={data.canSendMail}
              />
            )}
          </>
        )}
        <RightsPanel own={role} />
        {!mayChange && <LeavePanel merchant={merchant} />}
        {role !== 'owner' && <AgencyLink />}
      </PanelStack>
    </>
  );
}
