export { forgetSlackNotices } from './notify-slack.ts';
