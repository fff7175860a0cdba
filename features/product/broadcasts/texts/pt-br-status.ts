import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-status.ts';

export const durations = translate<(typeof english)['durations'], 'pt-BR'>({
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
});

export const newNames = translate<(typeof english)['newNames'], 'pt-BR'>({
  untitled: 'Transmissão sem nome {number}',
  copy: 'Cópia de {broadcast}',
});

export const statusReasons = translate<(typeof english)['statusReasons'], 'pt-BR'>({
  merchant:
    'Você pausou a transmissão. Retome para enviar o restante, que aguarda por dois dias depois do horário marcado.',
  canaryFailed:
    'Ela parou depois do primeiro grupo, porque muitas dessas mensagens falharam. Veja o motivo e depois retome ou cancele; o restante aguarda por dois dias depois do horário marcado.',
  canaryOptOuts:
    'Ela parou depois do primeiro grupo, porque muitas dessas pessoas cancelaram a inscrição ou bloquearam você. Mude o que você envia, ou retome como está; o restante aguarda por dois dias depois do horário marcado.',
  templateStopped:
    'O WhatsApp pausou ou desativou o modelo durante o envio. Retome quando o modelo for aprovado de novo; o restante aguarda por dois dias depois do horário marcado.',
  restored:
    'O Bellbird foi restaurado de um backup, e uma parte pode ter sido enviada desde então. Quem administra o Bellbird decide se o envio continua.',
  planLapsed:
    'O seu plano não está mais ativo. Aprove-o na página de planos; o restante aguarda por dois dias depois do horário marcado.',
  planLimit:
    'O seu plano chegou ao limite. Aumente-o, e o restante é enviado; ele aguarda por dois dias depois do horário marcado.',
  allPaused:
    'Você pausou todos os envios. O restante aguarda até você retomar, no máximo dois dias depois do horário marcado, a não ser que você escolha outra coisa nesse momento.',
  senderStopped:
    'O seu número do WhatsApp não pode enviar no momento. O restante aguarda até que possa, no máximo dois dias depois do horário marcado.',
  dayLimit:
    'O seu número chegou ao limite diário do WhatsApp. O restante é enviado quando houver espaço de novo, até dois dias depois do horário marcado.',
  quietHours:
    'As pessoas que faltam estão agora no horário de silêncio. Elas recebem quando ele acabar, até dois dias depois do horário marcado.',
  frequencyCap:
    'As pessoas que faltam receberam há pouco tantas ofertas quanto os seus limites permitem. Elas recebem quando for possível, até dois dias depois do horário marcado.',
  talking:
    'Você está conversando com as pessoas que faltam. Elas recebem algumas horas depois da sua última mensagem, até dois dias depois do horário marcado.',
  localTime:
    'As pessoas que faltam recebem quando for esse horário onde elas moram. O restante aguarda por dois dias depois do horário marcado.',
  retries:
    'As mensagens que faltam ainda não chegaram. O envio é tentado de novo, até dois dias depois do horário marcado.',
  firstGroup:
    'O primeiro grupo já recebeu. Os outros recebem depois que esse grupo for observado por tempo suficiente, e aguardam por dois dias depois do horário marcado.',
  testWatched:
    'O teste dos dois textos está em andamento. O restante aguarda o resultado, no máximo dois dias depois do horário marcado.',
  testUndecided:
    'O teste dos dois textos terminou. Escolha o texto para o restante, que aguarda por dois dias depois do horário marcado.',
  noSender:
    'Nenhum número do WhatsApp estava conectado no horário marcado, então nada foi enviado. Conecte um número e copie a transmissão.',
  noTemplate:
    'O modelo não estava mais aprovado no horário marcado, então nada foi enviado. Escolha outro em uma cópia.',
  locked: 'O seu plano não incluía transmissões no horário marcado, então nada foi enviado.',
  noAudience: 'Não havia mais ninguém no público no horário marcado, então nada foi enviado.',
  uninstalled: 'O Bellbird não estava instalado na sua loja no horário marcado, então nada foi enviado.',
  unfilled:
    'Algo que é necessário não estava mais preenchido no horário marcado, então nada foi enviado. Confira em uma cópia.',
  late: 'O Bellbird não estava funcionando no horário marcado, e um dia depois já era tarde demais, então nada foi enviado.',
  fault:
    'Algo deu errado do nosso lado todas as vezes que o envio ia começar, então nada foi enviado. Copie a transmissão e tente de novo.',
  restLapsed: 'Ninguém decidiu a tempo qual texto o restante recebe, então ele não recebeu nenhum.',
  nobodyReached: 'Nenhuma das mensagens pôde ser enviada. A lista de pessoas mostra o motivo de cada uma.',
  cancelled: 'Você cancelou a transmissão durante o envio. Quem ainda não tinha recebido não recebe.',
});

export const templateFaults = translate<(typeof english)['templateFaults'], 'pt-BR'>({
  loginCodes: 'Modelos para códigos de acesso não podem ser enviados como transmissão.',
  place: 'O cabeçalho é uma localização, que nenhuma transmissão consegue preencher. Escolha outro modelo.',
  noPicture: 'O cabeçalho é uma imagem, mas ela está faltando. Envie uma para o modelo.',
  noCardPicture: 'Um dos cartões não tem imagem. Envie uma para o modelo.',
  ownEnd:
    'A oferta termina em um horário próprio de cada mensagem, que nenhuma transmissão consegue preencher. Escolha outro modelo.',
  noNumber: 'Nenhum número do WhatsApp está conectado para o envio.',
  notApproved: 'O WhatsApp ainda não aprovou este modelo.',
});

export const testDelivery = translate<(typeof english)['testDelivery'], 'pt-BR'>({
  none: 'Nenhum teste desta transmissão foi enviado a este número na última hora.',
  queued: 'O teste está a caminho. Verifique de novo em alguns segundos.',
  sent: 'O teste está com o WhatsApp. Ainda não se sabe se ele chegou: confira o número.',
  delivered: 'O teste chegou.',
  read: 'O teste chegou e foi lido.',
  failed: 'Não foi possível entregar o teste. Confira o número e se ele está no WhatsApp.',
  skipped: 'O teste não foi enviado. O registro de mensagens mostra o motivo.',
});

export const uses = translate<(typeof english)['uses'], 'pt-BR'>({ broadcast: 'transmissão “{broadcast}”' });

export const waitLabels = translate<(typeof english)['waitLabels'], 'pt-BR'>({
  senderStopped: 'O seu número não pode enviar',
  firstGroup: 'Aguarda o primeiro grupo',
  testWatched: 'Aguarda o teste',
  testUndecided: 'Aguarda o teste',
});
