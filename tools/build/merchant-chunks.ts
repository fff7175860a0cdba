/** What surrounds every page of a merchant, with all that it imports, and small parts that many pages share. */
const SHELL = [
  'merchant-web/pages/merchant-pages',
  'automations/(contract/attribute-calls|web/(page-of|support-number/(use-attributes|number-inputs)))',
  'platform/(errors|clock/durations|tracking/(contract|browser/(track|start-tracking)))',
  '@mantine/notifications|components/Notification/|react-transition-group|@babel/runtime|use-(drag|force-update)/|get-style-object',
  'components/Textarea/|get-auto-contrast-value|use-debounced-value',
  'icons/Icon(DeviceDesktop|Sun|Moon|Search|Eye|Receipt|ShoppingCart|TruckDelivery|Pencil|ChevronRight|ClockHour4)\\.',
  'sessions/(contract/session-calls|web/leave)',
  'plans/(contract/plan-calls|web/open-plans)',
  'messaging/(contract/pause-calls|web/pause/use-sending-pause)',
  'channels/web/facebook/use-facebook-page',
  'store-data/(contract/store-sync|web/)',
  'opt-in-tools/(web/(copy|use-tool-summary)|contract/summary-call)',
  'sender-health/(contract/sender-alerts|rules/as-sentence)',
  'ui-kit/(create-store|notify-team|use-loading-toast|locked/locked-note|parts/(lost-page|share-figure|choice-row))',
  'templates/contract/named-text|messaging/contract/content/(whatsapp-parts|messenger-parts)|platform/phone/(dial-code|support-number)|facebook/with-connecting',
  'merchant-web/(layout/(scheme-toggle|top-bar)|pages/not-found-page)',
];

/** What a campaign's page shares with its dialogs, and with the campaigns of other pages. */
const CAMPAIGNS = [
  'automations/(contract/(?!campaign-names)|rules|campaign-list|campaigns/.*/(definition|flows|settings|questions|words|own-parts|cod-))',
  'automations/web/(shown-campaigns|switch/|test-send/send-test|own-parts-list|use-campaigns)',
  'automations/web/(campaign-paths|sending-note|chat-reach-note|delay-words|discount-of|describe-move|editor/edit-flow)',
  'automations/web/page/(form/form-values|use-stored-campaign|campaign-failed|use-settled|walk-flow|flow-chat|message-part|use-phone-look)',
  'merchant-web/pages/upload|recommendations/contract/recommendation|ui-kit/(unsaved/|rights/locked-fields)',
  'flows/(contract|flow-nodes/[^/]+/checks|rules/(flow|editor))',
];

/** Few chunks: each costs a request, and one large file compresses better. */
export const CHUNKS = {
  groups: [
    // It rarely changes, so browsers keep it.
    {
      name: 'base',
      test: anyOf(['node_modules/(react|react-dom|scheduler|react-router|@tanstack)/']),
      priority: 6,
    },
    // The landing page loads this group and none of the others.
    {
      name: 'start',
      test: anyOf([
        'preload-helper|rolldown/runtime|ui-kit/durations|choose-language|language/languages|guards/(start-login|saved-target|store-of-address)|sessions/rules',
      ]),
      priority: 7,
    },
    // What most screens share; dialogs, chats and dropdowns are loaded when the first one opens.
    {
      name: 'frame',
      test: noneOf([
        '@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar',
        'components/(Combobox|Modal|Popover|Select|ScrollArea|Textarea)',
        'ui-kit/(dialogs|phone)/',
      ]),
      minShareCount: 8,
      priority: 5,
    },
    { name: 'shell', test: anyOf(SHELL), priority: 4 },
    // Also on pages without campaigns.
    { name: 'phone', test: anyOf(['ui-kit/phone/']), minShareCount: 2, priority: 3 },
    { name: 'campaigns', test: anyOf(CAMPAIGNS), minShareCount: 2, priority: 2 },
  ],
};

function anyOf(parts: readonly string[]): RegExp {
  return new RegExp(inPaths(parts));
}

function noneOf(parts: readonly string[]): RegExp {
  return new RegExp(`^(?!.*(${inPaths(parts)}))`);
}

/** Also in paths of Windows. */
function inPaths(parts: readonly string[]): string {
  return parts.join('|').replaceAll('/', '[\\\\/]');
}
