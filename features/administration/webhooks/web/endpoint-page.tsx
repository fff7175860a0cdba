import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel, PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { Endpoint } from '../contract/endpoint-calls.ts';
import { texts } from '../texts/en.ts';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { nameOf } from './name-of-endpoint.ts';
import { SecretPanel } from './secret-panel.tsx';
import { useDeleteEndpoint, useEndpoints, useUpdateEndpoint } from './use-endpoints.ts';
import type { WebhooksMerchant } from './webhooks-page.tsx';
import styles from './webhooks.module.css';

/** The page of one endpoint: its settings, its secret and its log. */
export function EndpointPage({ merchant }: { merchant: WebhooksMerchant }) {
  const endpointId = useLocation().pathname.split('/').at(-1) ?? '';
  const { data, error, refetch } = useEndpoints(merchant.shopUrl);
  const endpoint = data?.endpoints.find((one) => one.endpointId === endpointId);
  return (
    <>
      <BackLink to="/settings/webhooks">{texts.page.backToList}</BackLink>
      <PageHead title={endpoint ? nameOf(endpoint) : texts.page.title} />
      <PanelStack>
        {data === undefined && (
          <NotLoaded
            what={texts.page.whatOne}
            panel={texts.form.title}
            height={320}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {data !== undefined && endpoint === undefined && <p role="status">{texts.page.gone}</p>}
        {data !== undefined && endpoint !== undefined && (
          <EndpointPanels merchant={merchant} endpoint={endpoint} mayBeHttp={data.mayBeHttp} />
        )}
      </PanelStack>
    </>
  );
}

interface EndpointPanelsProps {
  merchant: WebhooksMerchant;
  endpoint: Endpoint;
  mayBeHttp: boolean;
}

function EndpointPanels({ merchant, endpoint, mayBeHttp }: EndpointPanelsProps) {
  const { shopUrl, shopTimeZone: timeZone } = merchant;
  const { endpointId, url, description, eventTypes, state } = endpoint;
  const { mutate, isPending } = useUpdateEndpoint(shopUrl, endpointId);
  const isOn = state === 'on';
  const start = { url, description, eventTypes };
  return (
    <>
      <DeliveriesPanel of={{ shopUrl, endpointId }} isOn={isOn} timeZone={timeZone} />
      <Panel
        title={texts.form.title}
        aside={
          <PowerSwitch
            name={fill(texts.form.power, { name: nameOf(endpoint) })}
            on={isOn}
            right="configure"
            isDisabled={isPending}
            onChange={(on) => mutate({ ...start, isOn: on })}
          />
        }
      >
        <div className={styles.state}>
          <EndpointState endpoint={endpoint} />
          <StateNote endpoint={endpoint} />
        </div>
        <EndpointForm
          start={start}
          mayBeHttp={mayBeHttp}
          button={texts.form.save}
          isPending={isPending}
          save={(draft) => mutate({ ...draft, isOn })}
        />
      </Panel>
      <SecretPanel shopUrl={shopUrl} endpoint={endpoint} timeZone={timeZone} />
      <RemovePanel shopUrl={shopUrl} endpoint={endpoint} />
    </>
  );
}

function StateNote({ endpoint: { state, failingSince } }: { endpoint: Endpoint }) {
  if (state === 'on') return failingSince === null ? null : <p>{texts.stateNotes.fails}</p>;
  return <p>{texts.stateNotes[state]}</p>;
}

function RemovePanel({ shopUrl, endpoint }: { shopUrl: string; endpoint: Endpoint }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useDeleteEndpoint(shopUrl, () => void navigate('/settings/webhooks'));
  return (
    <Panel title={texts.remove.title}>
      <div className={styles.form}>
        <p>{texts.remove.text}</p>
        <p>
          <Button variant="default" onClick={() => setAsked(true)}>
            {texts.remove.button}
          </Button>
        </p>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={fill(texts.remove.question, { name: nameOf(endpoint) })}
        text={texts.remove.text}
        confirm={texts.remove.button}
        isPending={isPending}
        onConfirm={() => mutate(endpoint.endpointId)}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}
