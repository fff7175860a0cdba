import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { hasRight, type Role } from '#platform/rights/rights.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { TeamMember } from '../contract/team-calls.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import styles from './people-panel.module.css';
import { RoleSelect } from './role-select.tsx';
import { useChangeRole, useRemove, useResetSecondFactor } from './use-team.ts';

interface PeoplePanelProps {
  merchant: { shopUrl: string; shopTimeZone: string; role: Role };
  people: readonly TeamMember[];
}

/** The owner and the people of the team. */
export function PeoplePanel({
  merchant: { shopUrl, shopTimeZone: timeZone, role },
  people,
}: PeoplePanelProps) {
  const mayChange = hasRight(role, 'own');
  const [asked, setAsked] = useState<TeamMember | null>(null);
  const { mutate, isPending } = useRemove(shopUrl, () => setAsked(null));
  const [isReset, setReset] = useState<TeamMember | null>(null);
  const reset = useResetSecondFactor(shopUrl, () => setReset(null));
  return (
    <Panel title={texts.people.title}>
      <LineTable name={texts.people.table} minWidth={720}>
        <PeopleHead mayChange={mayChange} />
        <tbody>
          <OwnerLine isReader={role === 'owner'} mayChange={mayChange} />
          {people.map((person) => (
            <PersonLine
              key={person.userId}
              person={person}
              timeZone={timeZone}
              {...(mayChange && {
                shopUrl,
                remove: () => setAsked(person),
                reset: () => setReset(person),
              })}
            />
          ))}
        </tbody>
      </LineTable>
      {people.length === 0 && <p className={styles.alone}>{texts.people.alone}</p>}
      <ConfirmDialog
        opened={asked !== null}
        title={asked && fill(texts.people.removeQuestion, { name: asked.name })}
        text={texts.people.removeText}
        confirm={texts.people.remove}
        isPending={isPending}
        onConfirm={() => asked && mutate(asked)}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={isReset !== null}
        title={isReset && fill(texts.people.resetQuestion, { name: isReset.name })}
        text={texts.people.resetText}
        confirm={texts.people.resetConfirm}
        isPending={reset.isPending}
        onConfirm={() => isReset && reset.mutate(isReset)}
        onClose={() => setReset(null)}
      />
    </Panel>
  );
}

function PeopleHead({ mayChange }: { mayChange: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.people.person}</th>
        <th scope="col">{texts.people.role}</th>
        <th scope="col">{texts.people.secondStep}</th>
        <th scope="col">{texts.people.joined}</th>
        <th scope="col">{texts.people.lastUsed}</th>
        {mayChange && (
          <th scope="col">
            <span className="bb-spoken">{texts.people.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The owner is no account: Shopify decides who the owner is. */
function OwnerLine({ isReader, mayChange }: { isReader: boolean; mayChange: boolean }) {
  return (
    <tr>
      <td data-cell="name">
        <span className={styles.name}>
          {texts.people.owner} {isReader && <StatusBadge tone="plain" word={texts.people.you} />}
        </span>
        <QuietLine>{texts.people.ownerIs}</QuietLine>
      </td>
      <td data-name={texts.people.role}>{roleName('owner')}</td>
      <td data-name={texts.people.secondStep}>{texts.people.ownerStep}</td>
      <td data-name={texts.people.joined}>–</td>
      <td data-name={texts.people.lastUsed} colSpan={mayChange ? 2 : 1}>
        –
      </td>
    </tr>
  );
}

interface PersonLineProps {
  person: TeamMember;
  timeZone: string;
  /** Only if the reader may change the team. */
  shopUrl?: string;
  remove?: () => void;
  reset?: () => void;
}

function PersonLine({ person, timeZone, shopUrl, remove, reset }: PersonLineProps) {
  const { name, email, role, joinedAt, lastUsedAt, isThis } = person;
  return (
    <tr>
      <td data-cell="name">
        <span className={styles.name}>
          <bdi>{name}</bdi> {isThis && <StatusBadge tone="plain" word={texts.people.you} />}
        </span>
        <QuietLine>{email}</QuietLine>
      </td>
      <td data-name={texts.people.role}>
        {shopUrl === undefined ? roleName(role) : <RoleChoice shopUrl={shopUrl} person={person} />}
      </td>
      <td data-name={texts.people.secondStep}>
        <SecondStep person={person} {...(reset && { reset })} />
      </td>
      <td data-name={texts.people.joined}>
        <Moment at={joinedAt} timeZone={timeZone} />
      </td>
      <td data-name={texts.people.lastUsed}>
        {lastUsedAt === null ? texts.people.notLoggedIn : <Moment at={lastUsedAt} timeZone={timeZone} />}
      </td>
      {remove && (
        <td data-cell="act">
          <Button
            variant="default"
            size="xs"
            aria-label={fill(texts.people.removeOf, { name })}
            onClick={remove}
          >
            {texts.people.remove}
          </Button>
        </td>
      )}
    </tr>
  );
}

interface SecondStepProps {
  person: Pick<TeamMember, 'name' | 'hasSecondFactor'>;
  reset?: () => void;
}

/** Whether a person has a second step at login. The owner can reset it. */
export function SecondStep({ person, reset }: SecondStepProps) {
  if (!person.hasSecondFactor) return texts.people.lacksStep;
  return (
    <span className={styles.step}>
      <StatusBadge tone="good" word={texts.people.hasStep} />
      {reset && (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={fill(texts.people.resetOf, { name: person.name })}
          onClick={reset}
        >
          {texts.people.reset}
        </Button>
      )}
    </span>
  );
}

function RoleChoice({ shopUrl, person }: { shopUrl: string; person: TeamMember }) {
  const { mutate, variables, isPending } = useChangeRole(shopUrl, person);
  const role = isPending ? variables : person.role;
  return <RoleSelect name={person.name} role={role} isPending={isPending} choose={mutate} />;
}
