import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel, PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../../texts/en.ts';
import { AgencyNameField } from './agency-name-field.tsx';
import styles from './agency-page.module.css';
import { AgencyPanels } from './agency-panels.tsx';
import { ShopInvitationsPanel } from './shop-invitations-panel.tsx';
import { useAgencies, useCreateAgency } from './use-agencies.ts';

interface AgencyPageProps {
  merchant: { shopTimeZone: string; person: object | null };
}

/** The agencies of a person: their people, their stores, and invitations. */
export function AgencyPage({ merchant }: AgencyPageProps) {
  return (
    <>
      <PageHead title={texts.agency.title} note={texts.agency.note} />
      <PanelStack>
        {merchant.person === null ? <ForOwner /> : <Agencies timeZone={merchant.shopTimeZone} />}
      </PanelStack>
    </>
  );
}

/** The owner's login comes from Shopify and is no person, so it cannot belong to an agency. */
function ForOwner() {
  return (
    <Panel title={texts.agency.what}>
      <p>{texts.agency.owner}</p>
      <p className={styles.act}>
        <Button component={Link} to="/settings/team" variant="default">
          {texts.settingsLink.link}
        </Button>
      </p>
    </Panel>
  );
}

function Agencies({ timeZone }: { timeZone: string }) {
  const { data, error, refetch } = useAgencies();
  if (data === undefined)
    return (
      <NotLoaded
        what={texts.agency.what}
        panel={texts.agency.what}
        height={160}
        error={error}
        retry={() => void refetch()}
      />
    );
  return (
    <>
      {data.invitations.length > 0 && (
        <ShopInvitationsPanel
          invitations={data.invitations}
          agencies={data.agencies.filter(({ isManager }) => isManager)}
          timeZone={timeZone}
        />
      )}
      {data.agencies.map((agency) => (
        <AgencyPanels
          key={agency.agencyId}
          agency={agency}
          timeZone={timeZone}
          canSendMail={data.canSendMail}
        />
      ))}
      <CreatePanel isFirst={data.agencies.length === 0} />
    </>
  );
}

function CreatePanel({ isFirst }: { isFirst: boolean }) {
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending } = useCreateAgency(() => setName(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setWrong(given === '');
    if (given !== '') mutate(given);
  };
  return (
    <Panel title={texts.agency.create}>
      {isFirst && <p className={styles.none}>{texts.agency.none}</p>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <AgencyNameField
          name={name}
          isWrong={isWrong}
          change={(given) => {
            setName(given);
            setWrong(false);
          }}
        />
        <p>
          <Button type="submit" variant={isFirst ? 'filled' : 'default'} loading={isPending}>
            {texts.agency.create}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
