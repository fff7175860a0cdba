import { texts } from '../../texts/en.ts';

export interface GuideStep {
  title: string;
  text: string;
}

/** The guide: an introduction and nine steps. Document 3, section 2.1. */
export const GUIDE: readonly GuideStep[] = [
  texts.guideSteps.introduction,
  texts.guideSteps.settings,
  texts.guideSteps.customize,
  texts.guideSteps.thankYou,
  texts.guideSteps.add,
  texts.guideSteps.place,
  texts.guideSteps.orderStatus,
  texts.guideSteps.save,
  texts.guideSteps.look,
  texts.guideSteps.ready,
];
