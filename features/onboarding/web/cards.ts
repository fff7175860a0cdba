import {
  IconBrandMessenger,
  IconBrandWhatsapp,
  IconDisc,
  IconEyeOff,
  IconHandStop,
  IconPhoto,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react';

export interface Card {
  title: string;
  text: string;
  icon: typeof IconPhoto;
}

export interface CardSet {
  title: string;
  text: string;
  cards: Card[];
}

export const CAMPAIGN_CARDS: CardSet = {
  title: 'Auto-campaigns bring shoppers back',
  text: 'Each one writes by itself, to shoppers who signed up. You switch on the ones you want.',
  cards: [
    { title: 'Abandoned cart', text: 'Reminds a shopper of the cart they left.', icon: IconShoppingCart },
    { title: 'Product abandonment', text: 'Comes back to what they looked at.', icon: IconEyeOff },
    { title: 'Welcome', text: 'Greets a shopper right after sign-up.', icon: IconHandStop },
    { title: 'Shipping notification', text: 'Tells a buyer where the parcel is.', icon: IconTruckDelivery },
  ],
};

export const TOOL_CARDS: CardSet = {
  title: 'Opt-in tools bring subscribers',
  text: 'They stand on your store and ask shoppers whether they want your messages.',
  cards: [
    { title: 'Spin the wheel', text: 'A turn of the wheel for a sign-up.', icon: IconDisc },
    { title: 'Visual popup', text: 'A picture and an offer, at the right moment.', icon: IconPhoto },
    { title: 'WhatsApp chat widget', text: 'A button that opens a WhatsApp chat.', icon: IconBrandWhatsapp },
    {
      title: 'Facebook chat widget',
      text: 'A button that opens a Messenger chat.',
      icon: IconBrandMessenger,
    },
  ],
};
