import { IconHandClick, IconShoppingCart, type Icon } from '@tabler/icons-react';
import type { CampaignIcon as Key } from '../contract/campaign-definition.ts';

const ICONS: Record<Key, Icon> = { cart: IconShoppingCart, hand: IconHandClick };

export function CampaignIcon({ of }: { of: Key }) {
  const Shown = ICONS[of];
  return <Shown size={20} stroke={1.5} />;
}
