import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Agency, ShopInvitation } from '../../contract/agency-calls.ts';
import { roleName } from '../../rules/role-name.ts';
import { texts } from '../../texts/en.ts';
import { AgencyNameField } from './agency-name-field.tsx';
import styles from './shop-invitations-panel.module.css';
import { useAcceptForShop } from './use-agencies.ts';

interface ShopInvitationsPanelProps {
  invitations: readonly ShopInvitation[];
  /** The agencies that the reader manages. */
  agencies: readonly Agency[];
  timeZone: string;
}

/** The stores that invite an agency of the reader, who chooses which one accepts. */
export function ShopInvitationsPanel({ invitations, agencies, timeZone }: ShopInvitationsPanelProps) {
  return (
    <Panel title={texts.agency.fromShops}>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.invitationId} className={styles.item}>
            <InvitationOfShop {...{ invitation, agencies, timeZone }} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface InvitationOfShopProps extends Omit<ShopInvitationsPanelProps, 'invitations'> {
  invitation: ShopInvitation;
}

const NEW = '';

function InvitationOfShop({ invitation, agencies, timeZone }: InvitationOfShopProps) {
  const { shopName: shop, role, expiresAt } = invitation;
  const [agencyId, setAgencyId] = useState(agencies[0]?.agencyId ?? NEW);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, isSuccess } = useAcceptForShop(invitation);
  const given = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (agencyId !== NEW) mutate({ agencyId, name: null });
    else if (given !== '') mutate({ agencyId: null, name: given });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <p>
          <RichText text={texts.agency.fromShop} values={{ shop: <bdi>{shop}</bdi>, role: roleName(role) }} />
        </p>
        <QuietLine>
          <RichText
            text={texts.agency.until}
            values={{ when: <Moment at={expiresAt} timeZone={timeZone} /> }}
          />
        </QuietLine>
      </div>
      {agencies.length > 0 && (
        <NativeSelect
          className={styles.field ?? ''}
          label={fill(texts.agency.which, { shop })}
          value={agencyId}
          data={[
            ...agencies.map((one) => ({ value: one.agencyId, label: one.name })),
            { value: NEW, label: texts.agency.newAgency },
          ]}
          onChange={(event) => setAgencyId(event.currentTarget.value)}
        />
      )}
      {agencyId === NEW && (
        <AgencyNameField name={name} isWrong={isChecked && given === ''} change={setName} />
      )}
      <p>
        <Button
          type="submit"
          aria-label={fill(texts.agency.acceptOf, { shop })}
          loading={isPending || isSuccess}
        >
          {texts.agency.accept}
        </Button>
      </p>
    </form>
  );
}
