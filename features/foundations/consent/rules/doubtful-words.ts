/**
 * Messages that mean "stop" to some people and something else to others, by language (ISO 639-1): a colour, a size, an
 * order to cancel, an offer to decline. We ask the sender what they want.
 */
export const DOUBTFUL_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['quit', 'end', 'cancel', 'no more', 'not interested', 'no thanks', 'no thank you', 'remove', 'delete'],
  de: [
    'löschen',
    'kein interesse',
    'nein danke',
    'stornieren',
    'ende',
    'aufhören',
    'schluss',
    'ich will das nicht mehr',
  ],
  fr: ['annuler', 'pas intéressé', 'pas intéressée', 'non merci', 'supprimer', 'fin'],
  // "Baja" and "alto" are also sizes, and "para" means "for".
  es: [
    'baja',
    'alto',
    'para',
    'cancelar',
    'no gracias',
    'no me interesa',
    'eliminar',
    'borrar',
    'fin',
    'basta',
    'párenle',
  ],
  // "I do not want it any more" may be about an order.
  pt: [
    'não quero mais',
    'para',
    'remover',
    'cancelar',
    'não obrigado',
    'não obrigada',
    'não tenho interesse',
    'chega',
  ],
  // "Ferma" also means "firm", for example of a fabric.
  it: ['basta', 'ferma', 'annulla', 'cancella', 'no grazie', 'non mi interessa', 'rimuovi'],
  nl: ['annuleren', 'geen interesse', 'nee bedankt', 'einde', 'verwijderen'],
  pl: ['rezygnuję', 'zatrzymaj', 'anuluj', 'usuń'],
  // "Red" refuses in Turkish and is a colour in English; "dur" means "hard" in French.
  tr: ['red', 'dur', 'iptal', 'istemiyorum', 'ilgilenmiyorum', 'hayır teşekkürler', 'yeter', 'sil', 'çıkış'],
  ru: ['отмена', 'отменить', 'не надо', 'не интересует', 'хватит', 'удалить'],
  ar: ['إلغاء', 'الغي', 'لا شكرا', 'غير مهتم', 'غير مهتمة', 'كفى', 'احذف', 'لا ترسلوا لي', 'لا ترسل لي'],
  // "Ruko" also means "wait", and "mat bhejo" may be about a parcel.
  hi: [
    'बंद',
    'रुको',
    'रुकें',
    'रुकिए',
    'ruko',
    'mat bhejo',
    'mat bhejna',
    'mat bhejiye',
    'मत भेजो',
    'रद्द करें',
    'रद्द करो',
    'नहीं चाहिए',
    'nahi chahiye',
    'hatao',
    'bas karo',
    'cancel karo',
  ],
  // Closed, for example a shop.
  bn: ['বন্ধ'],
  id: ['batal', 'batalkan', 'hapus', 'tidak mau', 'tidak tertarik', 'tidak terima kasih'],
  vi: ['hủy', 'thôi'],
  sv: ['avsluta', 'ta bort', 'nej tack', 'avbryt', 'inte intresserad'],
  zh: ['取消'],
  ja: ['解除', 'キャンセル'],
  ko: ['취소'],
  fi: ['poista', 'peruuta', 'ei kiitos'],
  hu: ['mégse', 'nem kérem', 'törlés'],
  hr: ['otkaži', 'ne hvala'],
};
