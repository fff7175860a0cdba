import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Agency, AgencyPerson } from '../../contract/agency-calls.ts';
import { texts } from '../../texts/en.ts';
import invitations from '../invitation-table.module.css';
import people from '../people-panel.module.css';
import { useRemoveColleague, useSetManager } from './use-agencies.ts';

interface AgencyPeoplePanelProps {
  agency: Agency;
  timeZone: string;
}

/** The people of an agency. Managers make managers and remove people. */
export function AgencyPeoplePanel({ agency, timeZone }: AgencyPeoplePanelProps) {
  const { agencyId, name, isManager } = agency;
  const [asked, setAsked] = useState<AgencyPerson | null>(null);
  const { mutate, isPending } = useRemoveColleague(agencyId, () => setAsked(null));
  return (
    <Panel title={fill(texts.agency.peopleTitle, { agency: name })}>
      <LineTable name={fill(texts.agency.peopleTable, { agency: name })} minWidth={640}>
        <thead>
          <tr>
            <th scope="col">{texts.people.person}</th>
            <th scope="col">{texts.people.joined}</th>
            {isManager && (
              <th scope="col">
                <span className="bb-spoken">{texts.people.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {agency.people.map((person) => (
            <tr key={person.userId}>
              <td data-cell="name">
                <span className={people.name}>
                  <bdi>{person.name}</bdi>
                  {person.isManager && <StatusBadge tone="plain" word={texts.agency.manager} />}
                  {person.isThis && <StatusBadge tone="plain" word={texts.people.you} />}
                </span>
                <QuietLine>{person.email}</QuietLine>
              </td>
              <td data-name={texts.people.joined}>
                <Moment at={person.joinedAt} timeZone={timeZone} />
              </td>
              {isManager && (
                <td data-cell="act">
                  <PersonActions agencyId={agencyId} person={person} remove={() => setAsked(person)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </LineTable>
      <QuietLine>{texts.agency.managerHint}</QuietLine>
      <ConfirmDialog
        opened={asked !== null}
        title={asked && fill(texts.people.removeQuestion, { name: asked.name })}
        text={texts.agency.removeText}
        confirm={texts.people.remove}
        isPending={isPending}
        onConfirm={() => asked && mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

interface PersonActionsProps {
  agencyId: string;
  person: AgencyPerson;
  remove: () => void;
}

function PersonActions({ agencyId, person, remove }: PersonActionsProps) {
  const { name, isManager, isThis } = person;
  const { mutate, isPending } = useSetManager(agencyId, person);
  return (
    <span className={invitations.actions}>
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        aria-label={fill(isManager ? texts.agency.endManagerOf : texts.agency.makeManagerOf, { name })}
        onClick={() => mutate(!isManager)}
      >
        {isManager ? texts.agency.endManager : texts.agency.makeManager}
      </Button>
      {!isThis && (
        <Button
          variant="default"
          size="xs"
          aria-label={fill(texts.people.removeOf, { name })}
          onClick={remove}
        >
          {texts.people.remove}
        </Button>
      )}
    </span>
  );
}
