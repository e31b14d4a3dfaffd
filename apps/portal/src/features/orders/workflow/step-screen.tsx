import type { ComponentType } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { WorkflowReply } from '../../../api/replies.ts';
import { Notice } from '../../../ui/notice.tsx';
import { BreakingChangeScreen } from './breaking-change-screen.tsx';
import { ContractScreen } from './contract-screen.tsx';
import { EndedScreen } from './ended-screen.tsx';
import { FinishedScreen } from './finished-screen.tsx';
import { LicenceScreen } from './licence-screen.tsx';
import { SignScreen } from './sign-screen.tsx';
import { StoppedScreen } from './stopped-screen.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { SummaryScreen } from './summary-screen.tsx';

/** Build setting: hides identity check, signing and the end of the own steps. */
const isSigningHidden = () => import.meta.env.VITE_HIDE_SIGNING === '1';

const SCREENS: Readonly<Record<string, ComponentType<StepScreenProps>>> = {
  CONFIRM_SUMMARY: SummaryScreen,
  PREVIEW_CONTRACT: ContractScreen,
  NECT_DRIVERS_LICENCE: LicenceScreen,
  NECT_SIGN: SignScreen,
  USER_STEPS_FINISHED: FinishedScreen,
  TENANT_ADMIN_CLICK_CONFIRM: FinishedScreen,
  ADMIN_CONFIRM: FinishedScreen,
  LEASING_ACTIVE: FinishedScreen,
  BREAKING_CHANGE: BreakingChangeScreen,
  DECLINED_BY_TENANT: EndedScreen,
  DECLINED_BY_ADMIN: EndedScreen,
  EXPIRED: EndedScreen,
};
const HIDDEN_WITH_SIGNING: readonly string[] = ['NECT_DRIVERS_LICENCE', 'NECT_SIGN', 'USER_STEPS_FINISHED'];

interface Props {
  readonly workflow: WorkflowReply;
  readonly stepType: string;
  readonly stepId: number;
}

/** The screen of a step. An unknown type says so instead of failing. */
export function StepScreen({ workflow, stepType, stepId }: Props) {
  const { t } = useTranslation('workflow');
  if (isSigningHidden() && HIDDEN_WITH_SIGNING.includes(stepType)) {
    return <Notice tone="info">{t('inProgress')}</Notice>;
  }
  if (workflow.order.stops.length > 0) return <StoppedScreen workflow={workflow} />;
  const Screen = SCREENS[stepType];
  if (Screen === undefined) return <Notice tone="warn">{t('unknownStep')}</Notice>;
  return <Screen key={stepId} workflow={workflow} stepId={stepId} />;
}
