import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { TOOL_CARDS } from '../rules/overview-cards.ts';
import { texts } from '../texts/en.ts';
import styles from './onboarding-page.module.css';
import { OverviewCard } from './overview-card.tsx';
import { PageTitle } from './page-title.tsx';
import { StoreSketch } from './store-sketch.tsx';
import { useHasNumber, useSwitchTool, useTools } from './use-overview.ts';

/** Step 3: the opt-in tools with their switches and positions. */
export function ToolStep({ merchant }: { merchant: Merchant }) {
  const { tools, error, refetch } = useTools(merchant);
  const hasNumber = useHasNumber(merchant);
  return (
    <>
      <div>
        <PageTitle title={texts.tools.title} text={texts.tools.text} />
        {hasNumber === false && <p className={styles.aside}>{texts.tools.noNumber}</p>}
        {tools === undefined && error !== null && (
          <FailureNote what={texts.tools.what} error={error} retry={refetch} />
        )}
        {tools === undefined && error === null && <WaitingBlock height={84} />}
        <ul className={styles.cards}>
          {TOOL_CARDS.map((card) => (
            <OverviewCard key={card.title} card={card}>
              {tools
                ?.filter(({ type, channel }) => type === card.type && channel === card.channel)
                .slice(0, 1)
                .map(({ id, active }) => (
                  <ToolSwitch key={id} id={id} title={card.title} isOn={active} />
                ))}
            </OverviewCard>
          ))}
        </ul>
      </div>
      <div className={styles.sketch}>
        <StoreSketch isPillOn={tools?.some(({ active }) => active) ?? false} />
      </div>
    </>
  );
}

function ToolSwitch({ id, title, isOn }: { id: string; title: string; isOn: boolean }) {
  const { mutate, isPending, variables } = useSwitchTool(id);
  return (
    <PowerSwitch
      name={title}
      on={isPending ? variables : isOn}
      onChange={(on) => mutate(on)}
      right="market"
    />
  );
}
