import { translate } from '#platform/language/catalogue.ts';
import type { fromServer as english } from './en-from-server.ts';

export const fromServer = translate<typeof english, 'pt-BR'>({
  DATABASE_BUSY:
    'Os mesmos dados estão sendo alterados por outro processo no momento. Tente novamente em dez segundos.',
  PENDING_LOGIN_EXPIRED:
    'Este acesso levou mais de dez minutos ou começou em outro navegador. Peça um novo link de acesso.',
  SECOND_FACTOR_MISSING: 'Esta loja exige uma segunda etapa no acesso. Configure-a primeiro.',
  ACCOUNT_NEEDED:
    'Você entra pela Shopify, que tem a própria segunda etapa. Não há nada para configurar aqui.',
  APP_SET_UP_ALREADY: 'Você já tem um aplicativo autenticador. Recarregue a página para vê-lo.',
  APP_NOT_SET_UP: 'Este acesso não tem mais aplicativo autenticador. Recarregue a página e comece de novo.',
  PASSKEY_EXPIRED: 'Isso levou mais de cinco minutos ou começou em outro navegador. Tente de novo.',
  PASSKEY_UNKNOWN:
    'O Bellbird não conhece esta chave de acesso. Talvez tenha sido removida. Entre por e-mail.',
  PASSKEY_REFUSED:
    'Não foi possível verificar esta chave de acesso. Use-a no endereço desta página e confirme com o dedo, o rosto ou o PIN.',
  PASSKEYS_FULL: 'Você tem 20 chaves de acesso, que é o máximo. Remova uma antes.',
  OPENID_NOT_SET_UP: 'Este servidor do Bellbird não tem provedor de acesso. Entre por e-mail.',
  OPENID_EXPIRED: 'Este acesso levou mais de 15 minutos ou começou em outro navegador. Comece de novo.',
  OPENID_DECLINED:
    'O seu provedor de acesso não deixou você entrar. Tente de novo ou fale com quem administra as suas contas.',
  OPENID_REFUSED:
    'A resposta do seu provedor de acesso não é válida, então ninguém entrou. Comece de novo. Se acontecer outra vez, avise quem administra o seu servidor Bellbird.',
  OPENID_AWAY:
    'Não é possível falar com o seu provedor de acesso no momento. Tente em um minuto ou entre por e-mail.',
  OPENID_EMAIL_UNVERIFIED:
    'O seu provedor de acesso não informa que o seu e-mail foi verificado. Peça a quem administra as suas contas para verificá-lo.',
  OPENID_DOMAIN_REFUSED:
    'O seu e-mail é de um domínio que não pode entrar aqui. Use o endereço da sua empresa.',
  OPENID_NOT_A_MEMBER: 'O seu e-mail não pertence a nenhuma equipe aqui. Peça um convite ao dono da loja.',
  CODE_WRONG:
    'Este código não está certo. Digite os seis números que o aplicativo mostra agora, ou um código de recuperação que você ainda não usou.',
  CODE_USED: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.',
  TOO_MANY_WRONG_CODES: 'Códigos errados demais. Espere três minutos ou use um código de recuperação.',
  ALREADY_IN_TEAM: 'Esta pessoa já faz parte da equipe. Mude a função dela na lista.',
  TEAM_FULL: 'Uma equipe tem no máximo 100 pessoas, incluindo convites em aberto. Remova alguém antes.',
  TOO_MANY_INVITATIONS: 'Muitos e-mails foram enviados hoje pela sua loja. Tente de novo amanhã.',
  OWNER_CANNOT_LEAVE:
    'Quem é dono não pode sair da loja. É dono quem consegue abrir o admin da Shopify da loja.',
  NO_SHOP_LEFT: 'No momento você não faz parte de nenhuma loja. Peça um convite a quem é dono da loja.',
  INVITATION_EXPIRED:
    'Este convite foi usado, retirado ou tem mais de 7 dias. Peça um novo a quem convidou você.',
  INVITATION_FOR_OTHER:
    'Este convite é para outro endereço de e-mail. Saia da conta para usá-lo, ou peça um para o seu endereço.',
  NOT_A_MANAGER: 'Só os responsáveis pela agência podem fazer isso. Peça a um deles.',
  LAST_MANAGER:
    'Uma agência precisa de pelo menos um responsável. Torne antes outra pessoa responsável, ou exclua a agência.',
  ALREADY_IN_AGENCY: 'Esta pessoa já faz parte da agência.',
  AGENCY_FULL: 'Uma agência tem no máximo 100 pessoas, incluindo os convites abertos. Remova alguém antes.',
  AGENCIES_FULL: 'Uma pessoa faz parte de no máximo 20 agências. Saia de uma antes.',
  AGENCY_WORKS_HERE: 'Esta agência já trabalha para a loja. Escolha outra agência.',
  AGENCY_SHOPS_FULL:
    'Uma agência trabalha para no máximo 100 lojas. Deixe uma antes, ou escolha outra agência.',
  SHOP_AGENCIES_FULL:
    'Uma loja tem no máximo 10 agências, incluindo os convites abertos. O dono precisa remover uma antes.',
  LOGIN_LINK_EXPIRED: 'Este link de acesso já foi usado ou tem mais de 15 minutos. Peça um novo.',
  SEGMENT_UNKNOWN: 'Um segmento salvo deste público não existe mais. Escolha outro ou remova a regra.',
  SEGMENT_CIRCLE: 'Estes segmentos incluem um ao outro. Remova um deles do outro.',
  SEGMENT_TOO_DEEP:
    'Um segmento pode conter outros em até cinco níveis, e este passa disso. Use as regras dele diretamente.',
  COPIES_TOO_MANY:
    'Você pode fazer 100 cópias de uma vez. Escolha menos itens ou menos lojas e copie o resto depois.',
  SEGMENTS_FULL: 'A sua loja tem 200 segmentos salvos, que é o limite. Exclua um de que não precisa mais.',
  SEGMENT_NAME_TAKEN: 'Outro segmento já tem este nome. Escolha um nome diferente.',
  VIEWS_FULL:
    'A sua loja tem 30 visualizações salvas desta lista, que é o limite. Exclua uma de que não precisa mais.',
  VIEW_NAME_TAKEN: 'Outra visualização desta lista já tem este nome. Escolha um nome diferente.',
  APPROVAL_NOT_ASKED:
    'Ninguém pediu a aprovação desta transmissão como ela está agora. Recarregue a página para ver o estado dela.',
  APPROVAL_BY_OTHER: 'Foi você quem pediu esta aprovação. Outra pessoa precisa dá-la.',
  API_KEYS_FULL: 'Uma loja tem no máximo 25 chaves de API. Exclua uma primeiro.',
  WEBHOOKS_FULL: 'Uma loja tem no máximo 10 endpoints de webhooks. Exclua um primeiro.',
  WEBHOOK_URL_INVALID:
    'Use um endereço da web que comece com https://, sem senha e que não esteja em uma rede privada.',
  WEBHOOK_OFF: 'O endpoint está desativado. Ative-o primeiro.',
  EXPORTS_UNDER_WAY:
    'Três exportações da sua loja já estão em andamento. Espere uma ficar pronta ou cancele uma.',
  TOO_MANY_EXPORTS:
    'A sua loja pediu 30 exportações em um dia. Use uma da sua lista ou tente de novo amanhã.',
  ORDER_UNKNOWN: 'A sua loja não tem esse pedido. Todos os pedidos estão na página de pedidos.',
  RULE_UNKNOWN: 'Enquanto isso, esta regra foi excluída. Recarregue para ver as regras atuais.',
  RULES_FULL: 'Já há 100 regras, que é o limite. Exclua uma antes de adicionar outra.',
  RULE_FULL: 'Esta lista tem 100 produtos, que é o limite. Remova um ou escolha uma coleção em vez disso.',
  PRODUCT_UNKNOWN: 'A sua loja não tem mais este produto ou esta coleção. Escolha outra opção.',
  PLAN_CHANGE_UNDER_WAY: 'O seu plano já está sendo alterado. Espere um momento e recarregue.',
  TOO_MANY_PLAN_QUESTIONS:
    'Você pediu um novo plano dez vezes hoje. Fique no seu plano, mude para o Free ou tente de novo amanhã.',
  NO_USAGE_CAP:
    'O seu plano não tem um limite de uso que possa ser aumentado. Recarregue para ver em que plano você está.',
  CAP_NOT_HIGHER: 'Este valor não é maior que o seu limite atual. Informe um valor maior.',
  CAP_TOO_HIGH: 'Este limite é mais alto do que você pode pedir aqui. Informe um valor menor.',
  PRO_ONLY_FROM_FREE:
    'O Pro só pode ser escolhido a partir do plano Free. Cancele o seu plano e passe primeiro para o Free, depois escolha o Pro.',
  PLAN_UNKNOWN: 'Não há um plano com este nome para a sua loja. Recarregue os planos e escolha um deles.',
  MAIL_NOT_SET_UP:
    'Não há servidor de e-mail configurado aqui, então nenhum e-mail pode ser enviado. Quem administra o seu servidor Bellbird pode configurar um.',
  NO_MAIL_ADDRESS: 'Não há endereço de e-mail para o envio. Informe um e salve.',
  TOO_MANY_TEST_MAILS: 'Foram enviados e-mails demais para a sua loja hoje. Tente de novo amanhã.',
  EXPERIMENT_RUNNING:
    'Dois designs desta ferramenta estão sendo comparados. Encerre a comparação antes de alterar a ferramenta.',
  EXPERIMENT_NOT_RUNNING:
    'A comparação desta ferramenta terminou. Recarregue para ver qual design foi mantido.',
  EXPERIMENT_SAME_DESIGN: 'Os dois designs são iguais. Mude alguma coisa no segundo.',
  BROADCAST_UNDER_WAY:
    'Esta transmissão está sendo enviada ou já foi enviada, então não pode ser alterada. Copie-a para enviar outra versão.',
  BROADCAST_NOT_SENDING:
    'Esta transmissão não está sendo enviada no momento. Recarregue para ver o status atual.',
  BROADCAST_HELD_BACK:
    'O Bellbird foi restaurado de um backup, e uma parte desta transmissão pode ter sido enviada desde então. Peça a quem administra o Bellbird que libere a transmissão.',
  BROADCASTS_FULL:
    'A sua loja tem 5.000 transmissões, que é o limite. Exclua rascunhos antes de criar outra.',
  FLOW_LOCKED:
    'Este texto foi aprovado como está, então não pode ser alterado aqui. Escolha outro texto para a mensagem.',
  FLOW_CHANGED:
    'Enquanto isso, outra pessoa alterou este fluxo. Confira as alterações e escolha o que manter.',
  NUMBER_STOPPED:
    'O dono deste número cancelou a inscrição ou pediu para ser esquecido, então nada é enviado a ele. Use outro número.',
  CHAT_NOT_OPEN:
    'O Messenger só aceita mensagens para quem escreveu à sua página nas últimas 24 horas. Escreva a ela da sua própria conta e tente de novo.',
  HELD_GONE: 'Esta mensagem não espera mais: acabou de ser enviada ou alguém da sua equipe já decidiu.',
  PERSON_SILENT:
    'Esta pessoa escreveu há mais de 24 horas, ou nunca escreveu, então você não pode escrever a ela agora. Espere a próxima mensagem dela.',
  PERSON_STOPPED:
    'Esta pessoa cancelou a inscrição e não perguntou nada desde então, então nenhum programa pode escrever a ela. Espere a próxima pergunta dela.',
  TEMPLATE_NOT_APPROVED:
    'Este modelo ainda não foi aprovado ou não pode mais ser usado. Espere a aprovação ou escolha outro.',
  TEMPLATE_VALUE_UNKNOWN:
    'Esta mensagem não tem valor para uma das variáveis desse modelo. Escolha outro modelo ou faça uma cópia sem a variável.',
  TEMPLATE_WITHOUT_ANSWERS:
    'Os clientes respondem com os botões desta mensagem. Os seus próprios modelos não podem ter esses botões. Mantenha o texto atual.',
  TEST_LIMIT_REACHED: 'A sua loja já enviou 20 testes hoje, que é o limite. Tente de novo amanhã.',
  NOTHING_TO_TEST:
    'Esta mensagem mostra um produto, mas a sua loja ainda não tem nenhum com imagem. Adicione um e tente de novo.',
  LINK_EXPIRED:
    'Este link expirou. Abra as solicitações de privacidade nas configurações e baixe o arquivo lá.',
  EXPORT_LINK_EXPIRED:
    'Este link expirou, porque os arquivos são guardados por sete dias. Abra as suas exportações no Bellbird e peça o arquivo de novo.',
  SUPPORT_CHAT_NOT_SET_UP:
    'Esta instalação não tem chat de atendimento. Quem administra o seu servidor Bellbird pode configurar um.',
  SUPPORT_SIGN_UP_UNDER_WAY: 'Este cadastro já está em andamento. Espere um minuto e confira de novo.',
  IMPORTS_UNDER_WAY:
    'Duas importações da sua loja já estão em andamento. Espere uma terminar ou cancele uma.',
  IMPORT_NOT_READY: 'Esta importação não está mais nesta etapa. Recarregue para ver a etapa atual.',
  NUMBER_TAKEN:
    'Este número do WhatsApp está conectado a outra loja. Desconecte-o de lá ou escolha outro número.',
  PAGE_TAKEN: 'Esta página já está conectada a outra loja',
  NUMBER_NOT_SHARED:
    'O WhatsApp não compartilhou este número com o Bellbird. Faça o cadastro de novo e escolha o número.',
  OPERATOR_KEY_WRONG: 'Esta não é a chave desta página. Digite BELLBIRD_OPERATOR_KEY como senha.',
  BAD_SIGNATURE:
    'A assinatura não corresponde ao conteúdo, então nada foi guardado. Confira o segredo do app nos dois lados.',
  TWO_HOSTS: 'Esta solicitação indica dois hosts. Envie um só cabeçalho Host.',
  THIS_MACHINE_ONLY:
    'Este sandbox só funciona no computador em que está rodando, porque as chaves dele são públicas. Abra-o em localhost ou inicie o Bellbird com --without-sandbox.',
  SPIN_NOT_EARNED: 'Ninguém se inscreveu para este giro, então não há prêmio. Inscreva-se primeiro.',
  TOOL_NOT_ACTIVE: 'Esta ferramenta de inscrição está desativada, então nada foi salvo.',
  COUPON_REFUSED: 'A sua loja recusou este código de desconto. A loja diz:',
});
