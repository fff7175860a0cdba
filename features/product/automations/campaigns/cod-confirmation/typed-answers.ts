/** Texts that shoppers type instead of tapping Confirm, by language (ISO 639-1). The whole message counts. */
export const CONFIRM_WORDS: Readonly<Record<string, string>> = {
  en: 'confirm, confirmed, i confirm, yes confirm, confirm it, confirm order, confirm my order, confirm the order, yes i confirm, i confirm my order, i confirm the order',
  de: 'bestätigen, bestätige, bestätigt, ich bestätige, ja bestätigen, bestellung bestätigen, ich bestätige die bestellung',
  es: 'confirmar, confirmo, confirmado, sí confirmo, confirmar pedido, confirmo el pedido, confirmo mi pedido, confirmar mi pedido',
  pt: 'confirmar, confirmo, confirmado, sim confirmo, confirmar pedido, confirmo o pedido, confirmo meu pedido',
  hi: 'पुष्टि करें, पुष्टि, कन्फर्म, कन्फर्म करो, ऑर्डर कन्फर्म करो, हाँ कन्फर्म, confirm karo, confirm kar do, order confirm karo, order confirm kar do, haan confirm, ha confirm, confirm hai',
  ar: 'تأكيد, أكد, أؤكد, أؤكد الطلب, نعم أؤكد, تأكيد الطلب, مؤكد, أكدوا الطلب',
  fr: 'confirmer, confirmé, je confirme, oui je confirme, je confirme la commande, confirmer la commande',
  it: 'confermo, conferma, confermare, confermato, sì confermo, confermo ordine, conferma ordine, confermo l’ordine',
  tr: 'onayla, onaylıyorum, onay, onaylandı, evet onaylıyorum, siparişi onayla, siparişimi onaylıyorum, siparişi onaylıyorum',
  id: 'konfirmasi, konfirmasi pesanan, saya konfirmasi, setuju, ya konfirmasi',
};

/** Texts that shoppers type instead of tapping Cancel. */
export const CANCEL_WORDS: Readonly<Record<string, string>> = {
  en: 'cancel, cancelled, canceled, cancel it, cancel order, cancel my order, cancel the order, cancel this order, i want to cancel, i want to cancel my order, i want to cancel the order, no cancel, no cancel it, yes cancel',
  de: 'stornieren, storno, stornier, storniere, stornieren sie, bitte stornieren sie, bestellung stornieren, meine bestellung stornieren, ich möchte stornieren, ich will stornieren, ja stornieren, nein stornieren',
  es: 'cancelar, cancela, cancelo, cancelado, cancelen, anular, cancelar pedido, cancelar el pedido, cancelar mi pedido, cancela mi pedido, quiero cancelar, quiero cancelar mi pedido, sí cancelar, no cancelar',
  pt: 'cancelar, cancela, cancele, cancelado, cancelar pedido, cancelar o pedido, cancelar meu pedido, cancela meu pedido, quero cancelar, quero cancelar meu pedido, sim cancelar, não cancelar',
  hi: 'रद्द, रद्द करें, रद्द करो, रद्द कर दो, ऑर्डर रद्द करें, ऑर्डर रद्द करो, ऑर्डर रद्द कर दो, कैंसिल, कैंसिल करो, कैंसल करो, ऑर्डर कैंसिल करो, cancel karo, cancel kar do, cancel kardo, order cancel karo, order cancel kar do, cancel karna hai, order cancel karna hai, nahi cancel karo',
  ar: 'إلغاء, الغاء, ألغي, الغي, الغوا, إلغاء الطلب, ألغي الطلب, ألغوا الطلب, أريد إلغاء الطلب, أريد الإلغاء, لا إلغاء',
  fr: 'annuler, annulez, annule, annulé, annulation, annuler la commande, annulez la commande, annuler ma commande, annulez ma commande, je veux annuler, je veux annuler ma commande, oui annuler',
  it: 'annulla, annullare, annullo, annullate, annulla ordine, annullare ordine, annulla l’ordine, annulla il mio ordine, annullate il mio ordine, voglio annullare, cancella, cancellare, cancella ordine, cancella l’ordine',
  tr: 'iptal, iptal et, iptal edin, iptal ediyorum, iptal edelim, siparişi iptal et, siparişi iptal edin, siparişimi iptal et, siparişimi iptal edin, iptal etmek istiyorum, siparişimi iptal etmek istiyorum',
  id: 'batal, batalkan, dibatalkan, batal pesan, batalkan pesanan, batalkan pesanan saya, saya mau batal, mau batal, cancel pesanan, cancel order',
};
