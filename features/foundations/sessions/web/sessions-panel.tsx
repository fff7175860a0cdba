import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { useRight } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import { endLogin, listLogins, type Login } from '../contract/session-calls.ts';
import { texts } from '../texts/en.ts';
import { leaveEverywhere } from './leave.ts';

const loginsQuery = callQuery(listLogins, {});

/**
 * Lists where somebody is logged in to the store, and ends one login or all of them. The owner sees everybody's logins,
 * and other people their own.
 */
export function SessionsPanel({ timeZone }: { timeZone: string }) {
  const { data, error, refetch } = useQuery(loginsQuery);
  const seesAll = useRight('own');
  const { mutate, isPending } = useMutation({
    mutationFn: leaveEverywhere,
    onError: (refused) => reportFailure(refused, 'logOutEverywhere', texts.logOutEverywhere.failed),
  });
  return (
    <Panel title={texts.logins.title}>
      <p>{seesAll ? texts.logins.text : texts.logins.ownText}</p>
      {error && <FailureNote what={texts.logins.loading} error={error} retry={() => void refetch()} />}
      {!error && !data && <WaitingBlock height={110} />}
      {data && <LoginTable logins={data.logins} timeZone={timeZone} seesAll={seesAll} />}
      <ChoiceRow
        control={
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {texts.logOutEverywhere.logOut}
          </Button>
        }
      >
        {seesAll ? texts.logOutEverywhere.text : texts.logOutEverywhere.ownText}
      </ChoiceRow>
    </Panel>
  );
}

interface LoginTableProps {
  logins: readonly Login[];
  timeZone: string;
  /** Whether the logins are of several people, who then have a column. */
  seesAll: boolean;
}

function LoginTable({ logins, timeZone, seesAll }: LoginTableProps) {
  return (
    <LineTable name={texts.logins.devices} minWidth={seesAll ? 720 : 640}>
      <thead>
        <tr>
          <th scope="col">{texts.logins.device}</th>
          {seesAll && <th scope="col">{texts.logins.person}</th>}
          <th scope="col">{texts.logins.lastUsed}</th>
          <th scope="col">{texts.logins.ipAddress}</th>
          <th scope="col">
            <span className="bb-spoken">{texts.logins.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {logins.map((login) => (
          <LoginLine key={login.id} login={login} timeZone={timeZone} seesAll={seesAll} />
        ))}
      </tbody>
    </LineTable>
  );
}

function LoginLine({ login, timeZone, seesAll }: Omit<LoginTableProps, 'logins'> & { login: Login }) {
  return (
    <tr>
      <td data-name={texts.logins.device}>
        <bdi>{deviceOf(login)}</bdi>
        <QuietLine>
          <RichText
            text={texts.logins.loggedIn}
            values={{ when: <Moment at={login.loggedInAt} timeZone={timeZone} /> }}
          />
        </QuietLine>
      </td>
      {seesAll && (
        <td data-name={texts.logins.person}>
          <bdi>{login.person ?? texts.logins.owner}</bdi>
        </td>
      )}
      <td data-name={texts.logins.lastUsed}>
        {login.lastUsedAt === null ? (
          texts.logins.notUsed
        ) : (
          <Moment at={login.lastUsedAt} timeZone={timeZone} />
        )}
      </td>
      <td data-name={texts.logins.ipAddress}>
        <bdi>{login.ipAddress ?? texts.logins.unknownAddress}</bdi>
      </td>
      <td data-cell="act">
        {login.isThis ? (
          <StatusBadge tone="good" word={texts.logins.thisBrowser} />
        ) : (
          <EndButton login={login} />
        )}
      </td>
    </tr>
  );
}

function EndButton({ login }: { login: Login }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeCall(endLogin, { body: { loginId: login.id } }),
    onSuccess: () => {
      toastSuccess(`end ${login.id}`, texts.logins.ended);
      return client.invalidateQueries({ queryKey: loginsQuery.queryKey });
    },
    onError: (error) => reportFailure(error, `end ${login.id}`, texts.logins.failed),
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={isPending}
      aria-label={fill(texts.logins.endOf, { device: deviceOf(login) })}
      onClick={() => mutate()}
    >
      {texts.logins.end}
    </Button>
  );
}

function deviceOf({ browser, system }: Login): string {
  if (browser !== null && system !== null) return fill(texts.logins.deviceName, { browser, system });
  return browser ?? system ?? texts.logins.unknownDevice;
}
