import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { ShopAgency } from '../../contract/shop-agency-calls.ts';
import { roleName } from '../../rules/role-name.ts';
import { texts } from '../../texts/en.ts';
import { RoleSelect } from '../role-select.tsx';
import { useChangeAgencyRole, useRemoveAgency } from '../use-team.ts';
import styles from './shop-agency-panel.module.css';
import { ShopAgencyPeople } from './shop-agency-people.tsx';

interface ShopAgencyPanelProps {
  shopUrl: string;
  timeZone: string;
  agency: ShopAgency;
  /** Whether the reader may change the role and remove the agency. */
  mayChange: boolean;
}

/** An agency that works for a shop: its role, who invited it, and its people. */
export function ShopAgencyPanel({ shopUrl, timeZone, agency, mayChange }: ShopAgencyPanelProps) {
  const { name, role, invitedBy, invitedAt } = agency;
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useRemoveAgency(shopUrl, () => setAsked(false));
  const when = <Moment at={invitedAt} timeZone={timeZone} />;
  return (
    <Panel
      title={fill(texts.shopAgencies.title, { agency: name })}
      aside={
        mayChange && (
          <Button
            variant="default"
            size="xs"
            aria-label={fill(texts.shopAgencies.removeOf, { agency: name })}
            onClick={() => setAsked(true)}
          >
            {texts.shopAgencies.remove}
          </Button>
        )
      }
    >
      <div className={styles.facts}>
        <span className={styles.role}>
          {texts.people.role}: {mayChange ? <AgencyRole shopUrl={shopUrl} agency={agency} /> : roleName(role)}
        </span>
        <QuietLine>
          {invitedBy === null ? (
            <RichText text={texts.shopAgencies.invitedByOwner} values={{ when }} />
          ) : (
            <RichText text={texts.shopAgencies.invited} values={{ person: <bdi>{invitedBy}</bdi>, when }} />
          )}
        </QuietLine>
      </div>
      <ShopAgencyPeople {...{ shopUrl, timeZone, agency, mayChange }} />
      {mayChange && <QuietLine>{texts.shopAgencies.note}</QuietLine>}
      <ConfirmDialog
        opened={isAsked}
        title={fill(texts.shopAgencies.removeQuestion, { agency: name })}
        text={texts.shopAgencies.removeText}
        confirm={texts.shopAgencies.remove}
        isPending={isPending}
        onConfirm={() => mutate(agency)}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}

function AgencyRole({ shopUrl, agency }: { shopUrl: string; agency: ShopAgency }) {
  const { mutate, variables, isPending } = useChangeAgencyRole(shopUrl, agency);
  const role = isPending ? variables : agency.role;
  return <RoleSelect name={agency.name} role={role} isPending={isPending} choose={mutate} />;
}
