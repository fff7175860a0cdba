import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PauseButton } from '#features/engine/messaging/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { useIsCounting } from '#features/foundations/store-data/web/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Pair } from '#platform/ui-kit/parts/pair.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { typeOfSource } from '../rules/type-of-source.ts';
import { texts } from '../texts/en.ts';
import { AllTimeStrip } from './all-time-strip.tsx';
import styles from './dashboard-page.module.css';
import { DashboardWaiting } from './dashboard-waiting.tsx';
import { DaysLine } from './days-line.tsx';
import type { SourceChoice } from './graph-panel.tsx';
import { LiveNote } from './live-note.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { REVENUE_SOURCES, SUBSCRIBER_SOURCES } from './sources.ts';
import { SubscribersPanel } from './subscribers-panel.tsx';
import { useAskedDays } from './use-asked-days.ts';
import { useOverview, type Overview } from './use-overview.ts';

interface DashboardPageProps {
  merchant: Merchant;
  /** The channel of the figures. By default all together. */
  channel?: Channel;
  /** Called when its figures have arrived or changed. */
  onFigures: () => void;
  /** What happened yesterday and today, and what needs the merchant's attention, from another feature. */
  alerts: ReactNode;
  /** What has to be set up before there are figures, from another feature. */
  setUp?: ReactNode;
  /** The parts below the charts for the same days, from several features. */
  Below: ComponentType<{ merchant: Merchant; channel: Channel | undefined; overview: Overview }>;
}

export function DashboardPage(props: DashboardPageProps) {
  const { merchant, channel, onFigures, alerts, setUp, Below } = props;
  const { shopUrl } = merchant;
  const { days, setDays } = useAskedDays();
  const revenue = useSource('revenueSource', REVENUE_SOURCES);
  const optIns = useSource('subscriberSource', SUBSCRIBER_SOURCES);
  const { data, error, refetch, dataUpdatedAt, isRefetchError, isPlaceholderData } = useOverview({
    shopUrl,
    channel: channel ?? 'All',
    days,
    ...(channel && { revenueSource: revenue.value, subscriberSource: optIns.value }),
  });
  useEffect(() => {
    // An answer with the same content is the same object.
    if (data) onFigures();
  }, [data, onFigures]);
  // Until then they would be zeros beside real numbers.
  const isCounting = useIsCounting(shopUrl);
  const isWaiting = data === undefined && error === null;
  const note =
    data === undefined ? '\u00a0' : <LiveNote updatedAt={dataUpdatedAt} isStale={isRefetchError} />;
  return (
    <>
      <PageHead title={texts.dashboard.titles[channel ?? 'All']} note={note}>
        <PauseButton shopUrl={shopUrl} />
      </PageHead>
      {alerts}
      {setUp}
      {isCounting && <EmptyNote {...texts.dashboard.counting} />}
      {!isCounting && (
        <div className={styles.page}>
          {data && <AllTimeStrip overview={data} />}
          {isWaiting && <WaitingBlock height={73} />}
          <DaysLine
            days={days}
            timeZone={merchant.shopTimeZone}
            overview={data}
            hasFailed={error !== null}
            onChange={setDays}
          />
          {isWaiting && <DashboardWaiting />}
          {data === undefined && error !== null && (
            <FailureNote what={texts.dashboard.what} error={error} retry={() => void refetch()} />
          )}
          {data && (
            <Figures
              {...{ merchant, channel, revenue, optIns, Below }}
              overview={data}
              isOld={isPlaceholderData}
            />
          )}
        </div>
      )}
    </>
  );
}

interface FiguresProps extends Pick<DashboardPageProps, 'merchant' | 'Below'> {
  channel: Channel | undefined;
  overview: Overview;
  /** Whether other figures are loading. */
  isOld: boolean;
  revenue: SourceChoice;
  optIns: SourceChoice;
}

/** The parts that depend on the chosen days. */
function Figures({ merchant, channel, overview, isOld, revenue, optIns, Below }: FiguresProps) {
  const { shopUrl } = merchant;
  return (
    <div className={styles.ofDays} aria-busy={isOld}>
      <Pair isLevel>
        <RevenuePanel shopUrl={shopUrl} overview={overview} source={channel ? revenue : null} />
        <SubscribersPanel
          shopUrl={shopUrl}
          overview={overview}
          source={channel ? optIns : null}
          sourceType={channel && typeOfSource(optIns.value)}
        />
      </Pair>
      <Below merchant={merchant} channel={channel} overview={overview} />
    </div>
  );
}

/** Returns the source of a chart: the one in the address, otherwise the first. */
function useSource(name: string, options: SourceChoice['options']): SourceChoice {
  const [params, setParams] = useSearchParams();
  const usual = options[0]?.value ?? '';
  const value = options.find((one) => one.value === params.get(name))?.value ?? usual;
  const onChange = (chosen: string) =>
    setParams(
      (now) => {
        const others = [...now].filter(([other]) => other !== name);
        return new URLSearchParams(chosen === usual ? others : [...others, [name, chosen]]);
      },
      { replace: true },
    );
  return { value, options, onChange };
}
