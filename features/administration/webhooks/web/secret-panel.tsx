import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Endpoint } from '../contract/endpoint-calls.ts';
import { texts } from '../texts/en.ts';
import { useRotateSecret, useShowSecret } from './use-endpoints.ts';
import styles from './webhooks.module.css';

interface SecretPanelProps {
  shopUrl: string;
  endpoint: Endpoint;
  timeZone: string;
}

/** The secret that signs what an endpoint receives. It is loaded when somebody asks for it. */
export function SecretPanel({ shopUrl, endpoint, timeZone }: SecretPanelProps) {
  const { endpointId, formerSecretUntil } = endpoint;
  const [isAsked, setAsked] = useState(false);
  const shown = useShowSecret(shopUrl, endpointId);
  const rotated = useRotateSecret(shopUrl, endpointId, () => setAsked(false));
  const secret = rotated.data?.secret ?? shown.data?.secret;
  return (
    <Panel title={texts.secret.title}>
      <div className={styles.form}>
        <p>{texts.secret.text}</p>
        {secret !== undefined && <CopyText text={secret} name={texts.secret.name} />}
        {formerSecretUntil !== null && (
          <p role="status">
            <RichText
              text={texts.secret.former}
              values={{ when: <Moment at={formerSecretUntil} timeZone={timeZone} /> }}
            />
          </p>
        )}
        <p className={styles.buttons}>
          {secret === undefined && (
            <Button variant="default" loading={shown.isPending} onClick={() => shown.mutate()}>
              {texts.secret.show}
            </Button>
          )}
          <Button variant="default" onClick={() => setAsked(true)}>
            {texts.secret.rotate}
          </Button>
        </p>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={texts.secret.question}
        text={texts.secret.questionText}
        confirm={texts.secret.rotate}
        isPending={rotated.isPending}
        onConfirm={() => rotated.mutate()}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}
