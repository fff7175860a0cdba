import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The message with the payment link of an order. */
export const PAYMENT_LINK: WordsByLanguage = {
  en: {
    body: 'Here is your payment link for {{orderName}}, {{firstName}}: you save {{prepaidPercent}} by paying online. As soon as it is paid, there is nothing to pay at the door.',
    withoutValues:
      'Here is your payment link for {{orderName}}. As soon as it is paid, there is nothing to pay at the door.',
    buttons: ['Pay now'],
  },
  de: {
    body: 'Hier ist dein Zahlungslink für {{orderName}}, {{firstName}}: Wenn du online bezahlst, sparst du {{prepaidPercent}}. Sobald bezahlt ist, brauchst du an der Tür kein Bargeld.',
    withoutValues:
      'Hier ist dein Zahlungslink für {{orderName}}. Sobald bezahlt ist, brauchst du an der Tür kein Bargeld.',
    buttons: ['Jetzt bezahlen'],
  },
  es: {
    body: 'Aquí tienes el enlace de pago de {{orderName}}, {{firstName}}: si pagas en línea, ahorras un {{prepaidPercent}}. En cuanto esté pagado, no pagarás nada en la puerta.',
    withoutValues:
      'Aquí tienes el enlace de pago de {{orderName}}. En cuanto esté pagado, no pagarás nada en la puerta.',
    buttons: ['Pagar ahora'],
  },
  pt_BR: {
    body: 'Aqui está o link de pagamento do pedido {{orderName}}, {{firstName}}: pagando online você economiza {{prepaidPercent}}. Depois de pago, não há nada a pagar na porta.',
    withoutValues:
      'Aqui está o link de pagamento do pedido {{orderName}}. Depois de pago, não há nada a pagar na porta.',
    buttons: ['Pagar agora'],
  },
  hi: {
    body: '{{firstName}}, यह रहा {{orderName}} का भुगतान लिंक: ऑनलाइन भुगतान करने पर आपकी {{prepaidPercent}} की बचत होगी। भुगतान होते ही दरवाज़े पर कुछ नहीं देना होगा।',
    withoutValues: 'यह रहा {{orderName}} का भुगतान लिंक। भुगतान होते ही दरवाज़े पर कुछ नहीं देना होगा।',
    buttons: ['भुगतान करें'],
  },
  ar: {
    body: 'إليك رابط الدفع لطلبك {{orderName}}، {{firstName}}: توفّر {{prepaidPercent}} عند الدفع عبر الإنترنت. وبعد الدفع لن تدفع شيئًا عند الباب.',
    withoutValues: 'إليك رابط الدفع لطلبك {{orderName}}. وبعد الدفع لن تدفع شيئًا عند الباب.',
    buttons: ['ادفع الآن'],
  },
};
