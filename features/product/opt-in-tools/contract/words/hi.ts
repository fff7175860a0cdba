import type { ToolWords } from './tool-words.ts';

export const HI: ToolWords = {
  consent: {
    WA: (shop) =>
      `मैं ${shop} से WhatsApp पर ऑफ़र और रिमाइंडर पाने के लिए सहमत हूँ। STOP लिखकर मैं इसे कभी भी बंद कर सकता/सकती हूँ।`,
    FB: (shop) =>
      `मैं ${shop} से Messenger पर ऑफ़र और रिमाइंडर पाने के लिए सहमत हूँ। ${shop} इस चैट को अपने स्टोर में मेरी विज़िट, कार्ट और ऑर्डर से जोड़ सकता है। STOP लिखकर मैं इसे कभी भी बंद कर सकता/सकती हूँ।`,
  },
  submit: 'मुझे बताते रहें',
  messengerButtons: [
    'Messenger पर भेजें',
    'यह मुझे भेजें',
    'यह Messenger पर लें',
    'यह Messenger पर पाएँ',
    'छूट Messenger पर पाएँ',
    'अपडेट Messenger पर पाएँ',
    'Messenger पर सदस्य बनें',
    'यह Messenger पर हासिल करें',
  ],
  offersTitle: { WA: 'WhatsApp पर ऑफ़र पाएँ', FB: 'Messenger पर ऑफ़र पाएँ' },
  offersSubtitle: {
    WA: 'अपना नंबर दें। कार्ट छूट जाए, तो हम उसे आप तक वापस लाएँगे।',
    FB: 'हमें लिखें। कार्ट छूट जाए, तो हम उसे आप तक वापस लाएँगे।',
  },
  discountTitle: '15% की छूट पाएँ!',
  discountSubtitle: 'साइन अप करें, और अगले ऑर्डर का कोड आपका।',
  updatesTitle: 'अपने ऑर्डर की ख़बर पाएँ',
  updatesSubtitle: 'पैक हुआ, रास्ते में है, दरवाज़े पर है: सबसे पहले आप जानेंगे।',
  smallPrint: 'जब चाहें बंद करें।',
  doneTitle: { WA: 'धन्यवाद', FB: 'एक और कदम' },
  doneSubtitle: { WA: 'आप सूची में हैं।', FB: 'जो चैट खुली है उसे शुरू करें, और आप सूची में होंगे।' },
  doneText: {
    WA: 'ऑफ़र और रिमाइंडर WhatsApp पर आएँगे। जब न चाहिए हों, STOP लिखें।',
    FB: 'ऑफ़र और रिमाइंडर Messenger पर आएँगे। जब न चाहिए हों, STOP लिखें।',
  },
  codeSubtitle: 'यह रहा आपका कोड:',
  wheelPill: 'घुमाएँ और जीतें',
  wheelTitle: 'पहिया घुमाएँ',
  wheelSubtitle: 'हर बार अगले ऑर्डर के लिए कुछ मिलता है।',
  percentOff: (percent) => `${percent}% की छूट`,
  newOffer: 'नया ऑफ़र',
  won: 'बधाई हो!',
  chatGreeting: 'नमस्ते! हम कैसे मदद करें?',
  chatHeading: (shop) => `${shop} से बात करें`,
  chatSubheading: 'हम आम तौर पर एक दिन में जवाब देते हैं।',
  chatButton: 'हमसे बात करें',
  chatFirstWords: 'नमस्ते, मेरा एक सवाल है।',
  loggedIn: 'नमस्ते! हम आपकी कैसे मदद करें?',
  loggedOut: 'नमस्ते! बात करने के लिए Messenger में लॉग इन करें।',
  checkoutTitle: 'अपना ऑर्डर WhatsApp पर',
  checkoutSubtitle: 'रसीद और पार्सल का रास्ता, जहाँ आप सबसे पहले पढ़ें।',
};
