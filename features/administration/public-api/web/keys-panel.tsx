import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ApiKey } from '../contract/key-calls.ts';
import { texts } from '../texts/en.ts';
import { useDeleteKey } from './use-api-keys.ts';

interface KeysPanelProps {
  merchant: { shopUrl: string; shopTimeZone: string };
  keys: readonly ApiKey[];
}

/** The keys of a shop, with a button that deletes one. */
export function KeysPanel({ merchant: { shopUrl, shopTimeZone: timeZone }, keys }: KeysPanelProps) {
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const { mutate, isPending } = useDeleteKey(shopUrl, () => setAsked(null));
  return (
    <Panel title={texts.keys.title}>
      {keys.length === 0 ? (
        <p>{texts.keys.none}</p>
      ) : (
        <LineTable name={texts.keys.table} minWidth={720}>
          <KeysHead />
          <tbody>
            {keys.map((key) => (
              <KeyLine key={key.keyId} apiKey={key} timeZone={timeZone} remove={() => setAsked(key)} />
            ))}
          </tbody>
        </LineTable>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={asked && fill(texts.keys.deleteQuestion, { name: asked.name })}
        text={texts.keys.deleteText}
        confirm={texts.keys.delete}
        isPending={isPending}
        onConfirm={() => asked && mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

function KeysHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.keys.name}</th>
        <th scope="col">{texts.keys.may}</th>
        <th scope="col">{texts.keys.made}</th>
        <th scope="col">{texts.keys.lastUsed}</th>
        <th scope="col">{texts.keys.ends}</th>
        <th scope="col">
          <span className="bb-spoken">{texts.keys.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

interface KeyLineProps {
  apiKey: ApiKey;
  timeZone: string;
  remove: () => void;
}

function KeyLine({ apiKey, timeZone, remove }: KeyLineProps) {
  const { name, ending, scopes, madeBy, createdAt, lastUsedAt } = apiKey;
  return (
    <tr>
      <td data-cell="name">
        <bdi>{name}</bdi>
        <QuietLine>{fill(texts.keys.ending, { ending: `…${ending}` })}</QuietLine>
      </td>
      <td data-name={texts.keys.may}>{scopes.map((scope) => texts.scopes[scope]).join(', ')}</td>
      <td data-name={texts.keys.made}>
        <Moment at={createdAt} timeZone={timeZone} />
        <QuietLine>
          {madeBy === null ? texts.keys.byOwner : fill(texts.keys.by, { person: madeBy })}
        </QuietLine>
      </td>
      <td data-name={texts.keys.lastUsed}>
        {lastUsedAt === null ? texts.keys.neverUsed : <Moment at={lastUsedAt} timeZone={timeZone} />}
      </td>
      <td data-name={texts.keys.ends}>
        <KeyEnd apiKey={apiKey} timeZone={timeZone} />
      </td>
      <td data-cell="act">
        <Button variant="default" size="xs" aria-label={fill(texts.keys.deleteOf, { name })} onClick={remove}>
          {texts.keys.delete}
        </Button>
      </td>
    </tr>
  );
}

function KeyEnd({ apiKey: { expiresAt, isExpired }, timeZone }: Pick<KeyLineProps, 'apiKey' | 'timeZone'>) {
  if (expiresAt === null) return texts.keys.never;
  if (isExpired) return <StatusBadge tone="care" word={texts.keys.expired} />;
  return <Moment at={expiresAt} timeZone={timeZone} />;
}
