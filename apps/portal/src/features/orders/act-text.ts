import { currentStep } from '@stromwandel/ordering';
import type { OrderListItem } from '../../api/replies.ts';
import type { Translate } from '../../i18n/translate.ts';

/** What the employee does next with an order, as a button says it. */
export function actText(steps: OrderListItem['steps'], t: Translate<'orders'>): string {
  const step = currentStep(steps)?.stepType;
  switch (step) {
    case 'CONFIRM_SUMMARY':
    case 'PREVIEW_CONTRACT':
    case 'NECT_DRIVERS_LICENCE':
    case 'NECT_SIGN':
      return t(`act.${step}`);
    default:
      return t('continue');
  }
}
