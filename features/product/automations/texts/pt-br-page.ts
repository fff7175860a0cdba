import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-page.ts';

export const cod = translate<(typeof english)['cod'], 'pt-BR'>({
  title: 'Pagamento na entrega',
  prepaid: 'Converter em pré-pago',
  prepaidNote:
    'Os clientes podem pagar on-line, com o desconto que você definir, em vez de pagar na entrega.',
  notActive: 'Fale com o atendimento para ativar a conversão em pré-pago',
  prepaidDiscount: 'Desconto para pagar on-line',
  cancel: 'Oferecer o cancelamento',
  cancelNote: 'Os clientes podem cancelar um pedido que não querem mais, antes do envio.',
  inStore: 'Cancelar o pedido na loja',
  inStoreNote: 'Se desativado, o pedido só recebe a tag COD-CANCELLED, e você mesmo o cancela.',
  expiries: { fulfillment: 'Quando o pedido for processado', delay: 'Depois de algumas horas' },
  linkExpires: 'O link de pagamento expira',
  linkHours: 'O link de pagamento expira: horas',
  cancelExpires: 'O cancelamento expira',
  cancelHours: 'O cancelamento expira: horas',
  names: 'Seus próprios nomes para pagamento na entrega',
  namesNote: 'Um por linha. Nomes como “Cash on Delivery (COD)” já são conhecidos em inglês, árabe e hindi.',
});

export const discount = translate<(typeof english)['discount'], 'pt-BR'>({
  none: 'Este texto não mostra desconto.',
  title: 'Desconto',
  type: 'Tipo de desconto',
  types: { unique: 'Um código para cada cliente', fixed: 'Um código para todos' },
  percentage: 'Percentual de desconto',
  code: 'Código de desconto',
  expiry: 'Expira após',
  unit: 'Unidade',
  units: { Days: 'Dias', Hours: 'Horas', Minutes: 'Minutos', Seconds: 'Segundos' },
});

export const emptyPage = translate<(typeof english)['emptyPage'], 'pt-BR'>({
  title: 'Ainda não há mensagens',
  text: 'As mensagens desta campanha são preparadas quando a loja é conectada. Recarregue esta página em um minuto.',
  again: 'Verificar de novo',
});

export const holdOut = translate<(typeof english)['holdOut'], 'pt-BR'>({
  title: 'Grupo de controle',
  note: 'Esta parte dos clientes não recebe nenhuma mensagem desta campanha, sempre as mesmas pessoas. Com 0%, todos recebem.',
});

export const linkSettings = translate<(typeof english)['linkSettings'], 'pt-BR'>({
  redirect: 'Link de redirecionamento',
  redirectNote: 'A página que o link abre, em vez da página de que a mensagem trata.',
  redirectHint: 'https://',
  utm: 'Parâmetros UTM dos links',
});

export const messages = translate<(typeof english)['messages'], 'pt-BR'>({
  title: 'Mensagem {number}',
  spoken: 'mensagem {number}',
  time: 'Tempo, {message}',
  howMany: 'Tempo, {message}: quantidade',
  unit: 'Tempo, {message}: unidade',
  row: 'Após {delay} {phrase}',
  sendsWithCampaign: 'Ela só é enviada enquanto a campanha também estiver ativada.',
  send: 'Enviar mensagem {number}',
  sendToo: 'Enviar também esta mensagem',
  what: 'os textos disponíveis',
  choice: 'Texto da mensagem {number}',
  restart: 'Recomeçar o chat',
});

export const moreSettings = translate<(typeof english)['moreSettings'], 'pt-BR'>({
  ofCampaign: 'Mais configurações<spoken> da campanha</spoken>',
  ofMessage: 'Mais configurações<spoken>, {message}</spoken>',
});

export const noResponse = translate<(typeof english)['noResponse'], 'pt-BR'>({
  title: 'Cancelar o pedido se não houver resposta em 2 dias',
  note: '“Sim” cancela o pedido na sua loja quando o cliente não o confirma nem cancela.',
});

export const ownTemplates = translate<(typeof english)['ownTemplates'], 'pt-BR'>({
  choose: 'Escolher um dos meus modelos',
  chooseFor: 'Escolher um dos meus modelos para a mensagem {number}',
  one: 'Um modelo seu',
  words: 'O seu próprio texto',
});

export const phoneLook = translate<(typeof english)['phoneLook'], 'pt-BR'>({
  dark: 'Mostrar um celular escuro',
  light: 'Mostrar um celular claro',
  rtl: 'Mostrar da direita para a esquerda',
  ltr: 'Mostrar da esquerda para a direita',
});

export const problems = translate<(typeof english)['problems'], 'pt-BR'>({
  details: 'Informe os dados do desconto',
  holdOut: 'Informe uma porcentagem inteira de 0 a 50',
  time: 'O número do tempo precisa ser válido',
  address: 'Informe um endereço que comece com https://',
  days: 'Informe dias inteiros, no máximo 365',
  expiry: 'Informe um número inteiro de 1 a 9999 ou deixe vazio',
  hours: 'Informe horas inteiras',
});

export const saveBar = translate<(typeof english)['saveBar'], 'pt-BR'>({
  label: 'Salvar',
  save: 'Salvar',
  saved: 'Salvo',
  saving: 'Salvando as alterações',
  wrong: 'Alterações não salvas. Corrija os campos marcados para salvar.',
  missing: 'Falta alguma coisa. Procure os campos marcados.',
  allSaved: 'Todas as alterações estão salvas',
  unsaved: 'Alterações não salvas',
});

export const supportNumber = translate<(typeof english)['supportNumber'], 'pt-BR'>({
  title: 'Número de atendimento',
  what: 'o número de atendimento',
  country: 'País',
  number: 'Número',
  missing: 'Informe o número em que os clientes podem ligar ou escrever.',
  unreachable: 'Este número não é desse país. Confira os dígitos.',
  save: 'Salvar',
  saved: 'Salvo',
  none: 'Ainda não há nenhum.',
  note: 'As campanhas e ferramentas de inscrição que não têm um número de atendimento próprio mostram este.',
  ofCampaign: 'As mensagens desta campanha que mostram um número de atendimento usam este.',
  orOfShop:
    'As mensagens que mostram um número de atendimento usam este. Se estiver vazio, usam o da sua loja: {number}.',
});

export const upsell = translate<(typeof english)['upsell'], 'pt-BR'>({
  cooldown: 'Dias entre dois upsells',
  cooldownNote: 'Um cliente recebe no máximo um upsell neste número de dias.',
  onCod: 'Upsell também para pedidos com pagamento na entrega',
  onCodOf: 'Também para pedidos com pagamento na entrega, {message}',
});
