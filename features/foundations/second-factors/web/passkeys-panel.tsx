import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Passkey, Security } from '../contract/security-calls.ts';
import { texts } from '../texts/en.ts';
import { AddPasskey } from './add-passkey.tsx';
import styles from './passkeys-panel.module.css';
import { useRemovePasskey } from './use-passkeys.ts';

interface PasskeysPanelProps {
  security: Security;
  timeZone: string;
}

/** The passkeys of a person, and a new one. */
export function PasskeysPanel({ security: { app, passkeys }, timeZone }: PasskeysPanelProps) {
  const [asked, setAsked] = useState<Passkey | null>(null);
  const { mutate, isPending } = useRemovePasskey(() => setAsked(null));
  return (
    <Panel
      title={texts.passkeys.title}
      aside={passkeys.length > 0 && <StatusBadge tone="good" word={texts.app.on} />}
    >
      <div className={styles.parts}>
        <p>{texts.passkeys.text}</p>
        {passkeys.length > 0 && (
          <LineTable name={texts.passkeys.table} minWidth={640}>
            <PasskeyHead />
            <tbody>
              {passkeys.map((passkey) => (
                <PasskeyLine
                  key={passkey.passkeyId}
                  passkey={passkey}
                  timeZone={timeZone}
                  remove={() => setAsked(passkey)}
                />
              ))}
            </tbody>
          </LineTable>
        )}
        {passkeys.length > 0 && app === null && <p className={styles.note}>{texts.passkeys.onlyPasskeys}</p>}
        <AddPasskey />
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={asked && fill(texts.passkeys.removeQuestion, { name: asked.name })}
        text={texts.passkeys.removeText}
        confirm={texts.passkeys.remove}
        isPending={isPending}
        onConfirm={() => asked && mutate(asked.passkeyId)}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

function PasskeyHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.passkeys.name}</th>
        <th scope="col">{texts.passkeys.kind}</th>
        <th scope="col">{texts.passkeys.added}</th>
        <th scope="col">{texts.passkeys.lastUsed}</th>
        <th scope="col">
          <span className="bb-spoken">{texts.passkeys.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  timeZone: string;
  remove: () => void;
}

function PasskeyLine({ passkey, timeZone, remove }: PasskeyLineProps) {
  const { name, isSynced, addedAt, lastUsedAt } = passkey;
  return (
    <tr>
      <td data-cell="name">
        <bdi>{name}</bdi>
      </td>
      <td data-name={texts.passkeys.kind}>{isSynced ? texts.passkeys.synced : texts.passkeys.single}</td>
      <td data-name={texts.passkeys.added}>
        <Moment at={addedAt} timeZone={timeZone} />
      </td>
      <td data-name={texts.passkeys.lastUsed}>
        {lastUsedAt === null ? texts.passkeys.notUsed : <Moment at={lastUsedAt} timeZone={timeZone} />}
      </td>
      <td data-cell="act">
        <Button
          variant="default"
          size="xs"
          aria-label={fill(texts.passkeys.removeOf, { name })}
          onClick={remove}
        >
          {texts.passkeys.remove}
        </Button>
      </td>
    </tr>
  );
}
