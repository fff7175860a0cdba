import {
  IconCash,
  IconEye,
  IconGift,
  IconHandClick,
  IconReceipt,
  IconRepeat,
  IconShoppingCart,
  IconStar,
  IconTruckDelivery,
  IconWheel,
  type Icon,
} from '@tabler/icons-react';
import type { CampaignIcon as Key } from '../contract/campaign-definition.ts';

const ICONS: Record<Key, Icon> = {
  cart: IconShoppingCart,
  eye: IconEye,
  receipt: IconReceipt,
  truck: IconTruckDelivery,
  cash: IconCash,
  repeat: IconRepeat,
  star: IconStar,
  gift: IconGift,
  wheel: IconWheel,
  hand: IconHandClick,
};

export function CampaignIcon({ of }: { of: Key }) {
  const Shown = ICONS[of];
  return <Shown size={20} stroke={1.5} />;
}
