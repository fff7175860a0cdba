import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { useCreateEndpoint } from './use-endpoints.ts';
import styles from './webhooks.module.css';

const EMPTY = { url: '', description: '', eventTypes: [] };

/** The form of a new endpoint, and after that its secret. */
export function NewEndpointPanel({ shopUrl, mayBeHttp }: { shopUrl: string; mayBeHttp: boolean }) {
  const { mutate, data, reset, isPending } = useCreateEndpoint(shopUrl);
  if (data)
    return (
      <Panel title={texts.form.newTitle}>
        <div className={styles.form}>
          <p role="status">{texts.form.made}</p>
          <CopyText text={data.secret} name={texts.secret.name} />
          <p className={styles.buttons}>
            <Button component={Link} to={`/settings/webhooks/${data.endpoint.endpointId}`}>
              {texts.form.open}
            </Button>
            <Button variant="default" onClick={reset}>
              {texts.form.another}
            </Button>
          </p>
        </div>
      </Panel>
    );
  return (
    <Panel title={texts.form.newTitle}>
      <EndpointForm
        start={EMPTY}
        mayBeHttp={mayBeHttp}
        button={texts.form.make}
        isPending={isPending}
        save={(draft) => mutate(draft)}
      />
    </Panel>
  );
}
