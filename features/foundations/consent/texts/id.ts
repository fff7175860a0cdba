import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  granted: {
    keyword: 'dengan mengirim pesan kepada Anda',
    userPreferences: 'lagi di WhatsApp sendiri',
    storeConsent: 'di toko Anda',
    import: 'lewat daftar impor',
    tool: 'lewat “{tool}”',
  },
  revoked: {
    keyword: 'dengan menulis STOP atau semacamnya',
    unsubscribeReply: 'dengan mengetuk Berhenti berlangganan',
    userPreferences: 'di WhatsApp sendiri',
    providerBlock: 'dengan memblokir Anda, menurut WhatsApp',
    merchant: 'oleh Anda',
    storeConsent: 'di toko Anda',
    privacyRequest: 'lewat permintaan penghapusan data',
    merged: 'karena ternyata orang yang sama dengan seseorang yang belum setuju',
    numberChanged: 'karena nomornya berpindah tangan',
  },
});
