import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { CampaignLift } from '../../contract/lift-calls.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { describeWorth, HOW, SAMPLE, TITLE, VERDICT_LABELS } from './copy.ts';
import { LiftChart } from './lift-chart.tsx';
import styles from './lift-panel.module.css';
import { useLift } from './use-lift.ts';

interface PanelProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** Whether somebody is held out now, so that there is a result to wait for. */
  isHolding: boolean;
}

/** What a campaign adds, measured with its hold-out. Hidden if nobody was ever held out. */
export function LiftPanel({ merchant, campaign, isHolding }: PanelProps) {
  const { data, error, refetch } = useLift(merchant, campaign);
  if (data === undefined && error !== null && isHolding)
    return (
      <Panel title={TITLE}>
        <FailureNote bare what="The comparison" error={error} retry={() => void refetch()} />
      </Panel>
    );
  if (data === undefined) return isHolding ? <Waiting /> : null;
  if (data.since === null && data.holdOutPercent === 0) return null;
  return (
    <Panel title={TITLE} aside={<StatusBadge {...VERDICT_LABELS[data.verdict]} />}>
      <p className={styles.words}>{inWords(data)}</p>
      {data.worth && <p className={styles.words}>{describeWorth(data.worth, merchant.shopCurrency)}</p>}
      {data.written.people + data.heldOut.people > 0 && <LiftChart lift={data} />}
      <p className={styles.how}>
        {HOW}
        {data.since !== null && (
          <>
            {' '}
            Since <Moment at={data.since} timeZone={merchant.shopTimeZone} />
            {data.isSample && ` ${SAMPLE}`};{' '}
            {data.holdOutPercent === 0
              ? 'nobody is held out any more.'
              : `${data.holdOutPercent}% are held out.`}
          </>
        )}
      </p>
    </Panel>
  );
}

function inWords({ since, inWords: words, holdOutPercent }: CampaignLift): string {
  return since === null
    ? `${holdOutPercent}% are held out, and none of them had five days to order yet. After that, what the campaign adds appears here.`
    : words;
}

function Waiting() {
  return (
    <Panel title={TITLE}>
      <WaitingFor what="The comparison" />
      <WaitingBlock height={160} />
    </Panel>
  );
}
