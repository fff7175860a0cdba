import { translate } from '#platform/language/catalogue.ts';
import type {
  agency as englishAgency,
  agencyMails as englishMails,
  shopAgencies as englishShop,
} from './en-agency.ts';

export const agency = translate<typeof englishAgency, 'pt-BR'>({
  title: 'Agências',
  note: 'Uma agência é um grupo de pessoas que uma loja convida de uma só vez.',
  what: 'Suas agências',
  owner:
    'Você entrou pela Shopify, como dono. Agências são para quem entra por e-mail. Para convidar uma agência para a sua loja, abra a equipe.',
  none: 'Você não faz parte de nenhuma agência. Crie uma se você trabalha com colegas para várias lojas.',
  create: 'Criar agência',
  createText:
    'As lojas veem este nome, e os nomes e e-mails de todas as pessoas da agência. Ele não pode ser mudado depois.',
  name: 'Nome da agência',
  nameWrong: 'Digite um nome para a agência',
  created: '{agency} foi criada',
  peopleTitle: 'Pessoas de {agency}',
  peopleTable: 'As pessoas de {agency}',
  manager: 'Responsável',
  managerHint: 'Responsáveis convidam e removem pessoas, e decidem para quais lojas a agência trabalha.',
  makeManagerOf: 'Tornar responsável: {name}',
  makeManager: 'Tornar responsável',
  endManagerOf: 'Remover como responsável: {name}',
  endManager: 'Remover como responsável',
  managerOn: '{name} agora é responsável',
  managerOff: '{name} deixou de ser responsável',
  removeText:
    'Esta pessoa perde na hora o acesso às lojas da agência. Ela mantém as lojas que a convidaram diretamente.',
  inviteTitle: 'Convidar um colega para {agency}',
  inviteText:
    'A pessoa recebe um e-mail com um link, que vale por 7 dias. Depois ela pode trabalhar em todas as lojas da agência.',
  invitationsTitle: 'Convites abertos de {agency}',
  shopsTitle: 'Lojas de {agency}',
  shopsTable: 'As lojas para as quais {agency} trabalha',
  shop: 'Loja',
  since: 'Desde',
  noShops:
    'Nenhuma loja ainda. O dono de uma loja convida a agência em Configurações, Equipe, com o e-mail de um responsável.',
  leaveShop: 'Parar de trabalhar',
  leaveShopOf: 'Parar de trabalhar para {shop}',
  leaveShopQuestion: 'Parar de trabalhar para {shop}?',
  leaveShopText:
    'Todas as pessoas da agência perdem na hora o acesso a esta loja. Só o dono da loja pode convidar a agência de novo.',
  leftShop: '{agency} não trabalha mais para {shop}',
  leave: 'Sair da agência',
  leaveOf: 'Sair da agência: {agency}',
  endTitle: 'Sair de {agency} ou excluir',
  leaveText: 'Se você sair, perde o acesso às lojas da agência.',
  leaveQuestion: 'Sair de {agency}?',
  leaveQuestionText:
    'Você perde na hora o acesso às lojas da agência. Você mantém as lojas que o convidaram diretamente.',
  left: 'Você saiu de {agency}',
  delete: 'Excluir agência',
  deleteOf: 'Excluir agência: {agency}',
  deleteText: 'Se você excluir a agência, as pessoas dela perdem o acesso a todas as lojas.',
  deleteQuestion: 'Excluir {agency}?',
  deleteQuestionText:
    'Todas as pessoas da agência perdem na hora o acesso às lojas dela. Elas mantêm as lojas que as convidaram diretamente. Isso não pode ser desfeito.',
  deleted: '{agency} foi excluída',
  readOnly: 'Só os responsáveis pela agência podem mudá-la.',
  fromShops: 'Convites de lojas',
  fromShop: '{shop} convida a sua agência, com a função {role}.',
  until: 'Válido até {when}',
  which: 'Agência para {shop}',
  newAgency: 'Uma agência nova',
  accept: 'Aceitar convite',
  acceptOf: 'Aceitar convite: {shop}',
  accepted: 'A sua agência agora trabalha para {shop}',
  linkText: 'Você trabalha com colegas para várias lojas?',
  link: 'Abrir agências',
});

export const shopAgencies = translate<typeof englishShop, 'pt-BR'>({
  title: 'Agência: {agency}',
  what: 'As agências',
  invited: 'Convidada por {person}, {when}',
  invitedByOwner: 'Convidada pelo dono, {when}',
  note: 'A agência decide quem faz parte dela. Você decide o que ela pode fazer aqui.',
  remove: 'Remover agência',
  removeOf: 'Remover agência: {agency}',
  removeQuestion: 'Remover a agência {agency}?',
  removeText:
    'Todas as pessoas da agência saem da loja na hora. As pessoas que você mesmo convidou ficam. As transmissões em andamento e as chaves de API continuam, porque são da sua loja.',
  removed: '{agency} foi removida',
  member: 'Também convidada por você',
  otherAgency: 'Por outra agência',
  none: 'Sem acesso',
  removePersonText:
    'Esta pessoa sai da loja na hora e fica de fora enquanto a agência trabalhar para você. Para dar acesso de novo, convide-a como pessoa.',
  whom: 'Quem você convida?',
  aPerson: 'Uma pessoa',
  anAgency: 'Uma agência',
  agencyText:
    'O endereço de um responsável pela agência. O link do e-mail vale por 7 dias. Todas as pessoas da agência recebem a função, também quem entrar depois.',
  invitationsTitle: 'Convites abertos para agências',
  invitationsTable: 'Convites para agências que ninguém aceitou ainda',
});

export const agencyMails = translate<typeof englishMails, 'pt-BR'>({
  shopSubject: '{shop} convida a sua agência no Bellbird',
  shop: '{shop} convida a sua agência para trabalhar na loja no Bellbird, com a função {role}. Abra este link para escolher a agência:',
  colleagueSubject: 'Entre na agência {agency} no Bellbird',
  colleague: '{person} convida você para a agência {agency} no Bellbird. Abra este link para entrar:',
});
