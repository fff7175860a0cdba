import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reviews.ts';

export const notices = translate<(typeof english)['notices'], 'pt-BR'>({
  marketingNow:
    'O WhatsApp agora conta este modelo como marketing: ele só vai para pessoas que aceitaram ofertas, fora do horário de silêncio e dentro dos seus limites, e custa o mesmo que uma oferta.',
  marketingSoon:
    'O WhatsApp vai contar este modelo como marketing em breve: a partir daí, ele só vai para pessoas que aceitaram ofertas, fora do horário de silêncio e dentro dos seus limites, e custa o mesmo que uma oferta.',
  marketingFrom:
    'O WhatsApp vai contar este modelo como marketing por volta de {day}: a partir daí, ele só vai para pessoas que aceitaram ofertas, fora do horário de silêncio e dentro dos seus limites, e custa o mesmo que uma oferta.',
  lowQuality:
    'Os clientes não gostam deste modelo: o WhatsApp avalia a qualidade dele como baixa e pode pausá-lo.',
  withoutNumber: 'Ele é enviado para aprovação assim que você conectar um número do WhatsApp.',
});

export const stopReasons = translate<(typeof english)['stopReasons'], 'pt-BR'>({
  FIRST_PAUSE: 'Muitos clientes não gostaram dele, por isso o WhatsApp o pausou por três horas.',
  SECOND_PAUSE: 'Muitos clientes voltaram a não gostar dele, por isso o WhatsApp o pausou por seis horas.',
  RATE_LIMITING_PAUSE: 'O WhatsApp o pausou para ver primeiro como os clientes reagem.',
  DISABLED: 'Os clientes não gostaram dele pela terceira vez, por isso o WhatsApp o desativou de vez.',
  INVALID_FORMAT: 'O WhatsApp não aceitou as variáveis ou o formato dele.',
  ABUSIVE_CONTENT: 'O WhatsApp não aceitou o conteúdo dele.',
  TAG_CONTENT_MISMATCH: 'O WhatsApp não aceitou a categoria dele.',
  PROMOTIONAL: 'O WhatsApp diz que é marketing e que precisa ser enviado como tal.',
  SCAM: 'O WhatsApp acha que é um golpe.',
  TAG_SHOULD_BE_MARKETING: 'O Messenger acha que é marketing, o que não é permitido em modelos lá.',
  INCORRECT_PARAMS: 'O Messenger não aceitou o modo como os valores dele estão escritos.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'O Messenger acha que há valores demais em um texto tão curto.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'Falta ao Messenger o exemplo de um valor.',
  nameTaken: 'Já existe um modelo com esse nome.',
  sampleIsGone: 'O arquivo de exemplo do cabeçalho não existe mais. Escolha outro e envie o modelo de novo.',
  unreadable: 'O Bellbird não consegue ler este modelo. Escreva-o de novo com outro nome.',
  deleted: 'Você o excluiu.',
  none: 'O WhatsApp não informou o motivo.',
});
