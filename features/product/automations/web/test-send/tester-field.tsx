import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { listTesters, type Tester } from '../../contract/test-calls.ts';
import { texts } from '../../texts/en.ts';
import type { PlaceFieldProps } from './number-field.tsx';
import styles from './test-dialog.module.css';

interface TesterFieldProps extends PlaceFieldProps {
  merchant: Merchant;
}

/** The choice among people who wrote to the page, or what to do if nobody did. */
export function TesterField({ merchant, ...field }: TesterFieldProps) {
  const query = { pageId: merchant.pageIdFB ?? '' };
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(listTesters, { query }),
    // A person may have written since the last request.
    staleTime: 0,
  });
  if (error) return <FailureNote what={texts.testSend.what} error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingFor what={texts.testSend.what} />;
  return (
    <>
      {data.testers.length === 0 ? (
        <p>{texts.testSend.nobody}</p>
      ) : (
        <Testers {...field} testers={data.testers} timeZone={merchant.shopTimeZone} />
      )}
      <Button
        className={styles.again ?? ''}
        variant="subtle"
        size="compact-sm"
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {texts.testSend.check}
      </Button>
    </>
  );
}

interface TestersProps extends PlaceFieldProps {
  testers: readonly Tester[];
  timeZone: string;
}

function Testers({ testers, timeZone, error, onPlace }: TestersProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  // A chosen person who is not in the list any more is replaced by the one who wrote last.
  const { subscriberId = null } = testers.find((one) => one.subscriberId === chosen) ?? testers[0] ?? {};
  useEffect(() => onPlace(subscriberId), [onPlace, subscriberId]);
  return (
    <NativeSelect
      label={texts.testSend.person}
      error={error}
      value={subscriberId ?? ''}
      data={testers.map((one) => ({
        value: one.subscriberId,
        label: describeTester(one, timeZone),
      }))}
      onChange={(event) => setChosen(event.currentTarget.value)}
    />
  );
}

function describeTester({ name, wroteAt }: Tester, timeZone: string): string {
  const when = formatMoment(wroteAt, timeZone);
  return name === null
    ? fill(texts.testSend.namelessWrote, { when })
    : fill(texts.testSend.wrote, { name, when });
}
