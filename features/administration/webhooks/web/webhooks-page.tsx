import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel, PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { MOST_ENDPOINTS, type Endpoint } from '../contract/endpoint-calls.ts';
import { texts } from '../texts/en.ts';
import { EndpointState } from './endpoint-state.tsx';
import { nameOf } from './name-of-endpoint.ts';
import { NewEndpointPanel } from './new-endpoint-panel.tsx';
import { useEndpoints } from './use-endpoints.ts';
import styles from './webhooks.module.css';

export interface WebhooksMerchant {
  shopUrl: string;
  shopTimeZone: string;
}

/** The page of the endpoints that Bellbird notifies of events in a shop. */
export function WebhooksPage({ merchant }: { merchant: WebhooksMerchant }) {
  const { data, error, refetch } = useEndpoints(merchant.shopUrl);
  return (
    <>
      <BackLink to="/settings">{texts.page.back}</BackLink>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <PanelStack>
        {data === undefined && (
          <NotLoaded
            what={texts.page.what}
            panel={texts.list.title}
            height={120}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {data !== undefined && (
          <>
            <EndpointsPanel endpoints={data.endpoints} timeZone={merchant.shopTimeZone} />
            {data.endpoints.length < MOST_ENDPOINTS ? (
              <NewEndpointPanel shopUrl={merchant.shopUrl} mayBeHttp={data.mayBeHttp} />
            ) : (
              <p>{fill(texts.list.full, { count: MOST_ENDPOINTS })}</p>
            )}
          </>
        )}
      </PanelStack>
    </>
  );
}

function EndpointsPanel({ endpoints, timeZone }: { endpoints: readonly Endpoint[]; timeZone: string }) {
  return (
    <Panel title={texts.list.title}>
      {endpoints.length === 0 ? (
        <p>{texts.list.none}</p>
      ) : (
        <LineTable name={texts.list.table} minWidth={640}>
          <thead>
            <tr>
              <th scope="col">{texts.list.endpoint}</th>
              <th scope="col">{texts.list.events}</th>
              <th scope="col">{texts.list.state}</th>
              <th scope="col">{texts.list.lastDelivered}</th>
            </tr>
          </thead>
          <tbody>
            {endpoints.map((endpoint) => (
              <EndpointLine key={endpoint.endpointId} endpoint={endpoint} timeZone={timeZone} />
            ))}
          </tbody>
        </LineTable>
      )}
    </Panel>
  );
}

function EndpointLine({ endpoint, timeZone }: { endpoint: Endpoint; timeZone: string }) {
  const { endpointId, url, eventTypes, lastDeliveredAt } = endpoint;
  return (
    <tr>
      <td data-cell="name" className={styles.named}>
        <Link to={`/settings/webhooks/${endpointId}`}>
          <bdi>{nameOf(endpoint)}</bdi>
        </Link>
        <QuietLine>{url}</QuietLine>
      </td>
      <td data-name={texts.list.events} className={styles.count}>
        {fill(texts.list.eventCount, { count: eventTypes.length })}
      </td>
      <td data-name={texts.list.state}>
        <EndpointState endpoint={endpoint} />
      </td>
      <td data-name={texts.list.lastDelivered}>
        {lastDeliveredAt === null ? texts.list.never : <Moment at={lastDeliveredAt} timeZone={timeZone} />}
      </td>
    </tr>
  );
}
