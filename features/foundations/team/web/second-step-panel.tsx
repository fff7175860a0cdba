import { hasRight, type Role } from '#platform/rights/rights.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { texts } from '../texts/en.ts';
import { useRequireSecondFactor } from './use-team.ts';

interface SecondStepPanelProps {
  shopUrl: string;
  role: Role;
  isRequired: boolean;
}

/** Whether everybody of the team needs a second step at login. Only the owner changes it. */
export function SecondStepPanel({ shopUrl, role, isRequired }: SecondStepPanelProps) {
  const { mutate, variables, isPending } = useRequireSecondFactor(shopUrl);
  const mayChange = hasRight(role, 'own');
  return (
    <Panel title={texts.secondStep.title}>
      <ChoiceRow
        why={mayChange && texts.secondStep.text}
        control={
          <PowerSwitch
            name={texts.secondStep.switch}
            on={isPending ? variables : isRequired}
            isDisabled={!mayChange || isPending}
            onChange={mutate}
            right="own"
          />
        }
      >
        {texts.secondStep.switch}
      </ChoiceRow>
      {!mayChange && <QuietLine>{texts.secondStep.others}</QuietLine>}
    </Panel>
  );
}
