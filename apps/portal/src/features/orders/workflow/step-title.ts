import type { Translate } from '../../../i18n/translate.ts';
import type { WorkflowStep } from '@stromwandel/ordering';
import type { WorkflowReply } from '../../../api/replies.ts';
import { foreignStageTitle } from './turn-facts.tsx';

/** The heading of the page while a step is current. */
export function stepTitle(
  { stepType }: WorkflowStep,
  workflow: WorkflowReply,
  t: Translate<['workflow', 'orders', 'app']>,
): string {
  switch (stepType) {
    case 'CONFIRM_SUMMARY':
      return t('workflow:summary.title');
    case 'PREVIEW_CONTRACT':
      return t('workflow:contract.title');
    case 'NECT_DRIVERS_LICENCE':
      return t('workflow:licence.title');
    case 'NECT_SIGN':
      return t('workflow:sign.title');
    case 'USER_STEPS_FINISHED':
      return t('workflow:finished.headline');
    case 'TENANT_ADMIN_CLICK_CONFIRM':
    case 'ADMIN_CONFIRM':
    case 'LEASING_ACTIVE':
      return foreignStageTitle(workflow, t);
    case 'BREAKING_CHANGE':
    case 'DECLINED_BY_TENANT':
    case 'DECLINED_BY_ADMIN':
    case 'EXPIRED':
      return t('workflow:breakingChange.title');
    default:
      // A step type of a newer server: the screen says so.
      return t('workflow:waiting.title');
  }
}
