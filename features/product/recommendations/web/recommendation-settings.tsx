import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import type { Method, SpecialType } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import { ExamplePanel } from './example-panel.tsx';
import { MethodChoice } from './method-choice.tsx';
import styles from './recommendation-settings.module.css';
import { RuleList } from './rule-list.tsx';

interface RecommendationSettingsProps {
  shop: { shopUrl: string; shopCurrency: string };
  specialType: SpecialType;
  method: Method;
  /** The campaign stores the method. */
  onMethodChange: (method: Method) => void;
}

/** How a campaign recommends: the method, the merchant's rules, and an example. */
export function RecommendationSettings({
  shop,
  specialType,
  method,
  onMethodChange,
}: RecommendationSettingsProps) {
  const of = { shopUrl: shop.shopUrl, specialType };
  return (
    <div className={styles.settings}>
      <LockedFields right="market">
        <Panel title={texts.method.title}>
          <MethodChoice method={method} onChange={onMethodChange} />
        </Panel>
        {method === 'manual' && <RuleList of={of} />}
      </LockedFields>
      <ExamplePanel of={of} method={method} currency={shop.shopCurrency} />
    </div>
  );
}
