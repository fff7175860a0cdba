import type { Catalogue } from '#platform/language/catalogue.ts';
import { titles, fileColumns, cells, answers, failures, mailNotes, mails } from './en-files.ts';

export const texts = {
  page: {
    title: 'Exports',
    note: 'Files to open in a spreadsheet, also with a million rows. Bellbird keeps each for seven days.',
    request: 'Request a file',
  },
  /** The files, by their kinds. "Download Subscribers Data" is from document 1, section 2. */
  files: {
    subscribers: {
      title: 'Download Subscribers Data',
      about: 'Everybody that Bellbird knows, with what they agreed to and when.',
      send: 'Send file',
    },
    unsubscribers: {
      title: 'Download unsubscribers',
      about: 'Everybody who unsubscribed and did not come back.',
      send: 'Send file',
    },
    orders: {
      title: 'Download orders',
      about: 'Every order from a message: which message it was, why it is credited, and refunds.',
      send: 'Send file',
    },
    figures: {
      title: 'Download daily figures',
      about: 'The figures of the dashboards, by day, for each campaign, broadcast and opt-in tool.',
      send: 'Send file',
    },
    activity: {
      title: 'Download activity',
      about: 'Who changed what in this store, with what was there before.',
      send: 'Send file',
    },
    campaignReport: {
      title: 'Delivery report',
      about:
        'Every message of this campaign: who it went to, what happened to it and why, and how much it earned.',
      send: 'Send report',
    },
    broadcastReport: {
      title: 'Delivery report',
      about:
        'Every message of this broadcast: who it went to, what happened to it and why, and how much it earned.',
      send: 'Send report',
    },
  },
  form: {
    email: 'E-mail address',
    emailHint: 'You get a link to the file. It works for seven days.',
    emailWrong: 'This is not an e-mail address. Check it and try again.',
    seeProgress: 'See the progress',
    close: 'Close',
  },
  list: {
    what: 'The exports',
    title: 'Your exports',
    none: 'No exports yet. A file appears here as soon as you request it.',
    table: 'List of your exports',
    file: 'File',
    requested: 'Requested',
    state: 'State',
    rows: 'Rows',
    actions: 'Actions',
    availableUntil: 'Available until {when}',
    rowsSoFar: '{done} so far',
    rowsOfAll: '{done} of {all}',
    download: 'Download',
    downloadFile: 'Download the file: {file}',
    cancel: 'Cancel',
    cancelFile: 'Cancel {file}',
  },
  states: {
    queued: 'Waiting',
    running: 'In progress',
    ready: 'Ready',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  titles,
  fileColumns,
  cells,
  answers,
  failures,
  mailNotes,
  mails,
} as const satisfies Catalogue;
