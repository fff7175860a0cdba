import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ShopAgency, ShopAgencyPerson } from '../../contract/shop-agency-calls.ts';
import { texts } from '../../texts/en.ts';
import people from '../people-panel.module.css';
import { SecondStep } from '../people-panel.tsx';
import { useRemove, useResetSecondFactor } from '../use-team.ts';

interface ShopAgencyPeopleProps {
  shopUrl: string;
  timeZone: string;
  agency: ShopAgency;
  mayChange: boolean;
}

/** The people of an agency, as the shop sees them. */
export function ShopAgencyPeople({ shopUrl, timeZone, agency, mayChange }: ShopAgencyPeopleProps) {
  const [asked, setAsked] = useState<ShopAgencyPerson | null>(null);
  const { mutate, isPending } = useRemove(shopUrl, () => setAsked(null));
  const [isReset, setReset] = useState<ShopAgencyPerson | null>(null);
  const reset = useResetSecondFactor(shopUrl, () => setReset(null));
  return (
    <>
      <LineTable name={fill(texts.agency.peopleTable, { agency: agency.name })} minWidth={640}>
        <thead>
          <tr>
            <th scope="col">{texts.people.person}</th>
            <th scope="col">{texts.people.secondStep}</th>
            <th scope="col">{texts.people.lastUsed}</th>
            {mayChange && (
              <th scope="col">
                <span className="bb-spoken">{texts.people.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {agency.people.map((person) => (
            <PersonLine
              key={person.userId}
              person={person}
              timeZone={timeZone}
              {...(mayChange && { remove: () => setAsked(person), reset: () => setReset(person) })}
            />
          ))}
        </tbody>
      </LineTable>
      <ConfirmDialog
        opened={asked !== null}
        title={asked && fill(texts.people.removeQuestion, { name: asked.name })}
        text={texts.shopAgencies.removePersonText}
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
    </>
  );
}

/** Says how a person works in the shop, unless it is through this agency. */
function Access({ access }: Pick<ShopAgencyPerson, 'access'>) {
  if (access === 'member') return <StatusBadge tone="plain" word={texts.shopAgencies.member} />;
  if (access === 'otherAgency') return <StatusBadge tone="plain" word={texts.shopAgencies.otherAgency} />;
  return access === 'none' ? <StatusBadge tone="care" word={texts.shopAgencies.none} /> : null;
}

interface PersonLineProps {
  person: ShopAgencyPerson;
  timeZone: string;
  /** Only if the reader may change the team. */
  remove?: () => void;
  reset?: () => void;
}

function PersonLine({ person, timeZone, remove, reset }: PersonLineProps) {
  const { name, email, access, lastUsedAt, isThis } = person;
  const isHere = access === 'thisAgency';
  return (
    <tr>
      <td data-cell="name">
        <span className={people.name}>
          <bdi>{name}</bdi>
          {isThis && <StatusBadge tone="plain" word={texts.people.you} />}
          <Access access={access} />
        </span>
        <QuietLine>{email}</QuietLine>
      </td>
      <td data-name={texts.people.secondStep}>
        <SecondStep person={person} {...(reset && access !== 'none' && { reset })} />
      </td>
      <td data-name={texts.people.lastUsed}>
        {lastUsedAt === null ? texts.people.notLoggedIn : <Moment at={lastUsedAt} timeZone={timeZone} />}
      </td>
      {remove && (
        <td data-cell="act">
          {isHere && (
            <Button
              variant="default"
              size="xs"
              aria-label={fill(texts.people.removeOf, { name })}
              onClick={remove}
            >
              {texts.people.remove}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
