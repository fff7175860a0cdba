import { broadcastScenes } from './broadcast-scenes.ts';
import { campaignScenes } from './campaign-scenes.ts';
import { chargeScenes } from './charge-scenes.ts';
import { editorScenes } from './editor-scenes.ts';
import { merchantScenes } from './merchant-scenes.ts';
import { messageScenes } from './message-scenes.ts';
import { numberScenes } from './number-scenes.ts';
import { recommendationScenes } from './recommendation-scenes.ts';
import type { Scene } from './scene.ts';
import { supportScenes } from './support-scenes.ts';
import { visitorScenes } from './visitor-scenes.ts';

/** Every screen and dialog of the shell. Later scenes use the state that earlier scenes leave. */
export const SCENES: readonly Scene[] = [
  ...visitorScenes,
  ...merchantScenes,
  ...numberScenes,
  ...campaignScenes,
  ...messageScenes,
  ...broadcastScenes,
  ...recommendationScenes,
  ...supportScenes,
  ...editorScenes,
  ...chargeScenes,
];
