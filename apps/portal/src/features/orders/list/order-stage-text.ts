import { currentStep, isLeaseActive, negativeEnd } from '@stromwandel/ordering';
import type { Translate } from '../../../i18n/translate.ts';
import type { OrderListItem } from '../../../api/replies.ts';
import type { Tone } from '../../../ui/tone.ts';

/** What became of the lease of a handed-over order; null while it runs, or where that is not known. */
export type EndedLease = 'RETURNED' | 'CLOSED' | null;

/** Where an order stands, in a sentence, and the tone it is said in. */
export function orderStageText(
  {
    steps,
    builtOn,
    shippedOn,
    deliveredOn,
  }: Pick<OrderListItem, 'steps' | 'builtOn' | 'shippedOn' | 'deliveredOn'>,
  t: Translate<'orders'>,
  ended: EndedLease = null,
): { readonly text: string; readonly tone: Tone } {
  if (negativeEnd(steps)) return { text: t('stage.ENDED'), tone: 'danger' };
  if (isLeaseActive(steps)) {
    return ended === null
      ? { text: t('stage.ACTIVE'), tone: 'gain' }
      : { text: t(`stage.${ended}`), tone: 'neutral' };
  }
  const step = currentStep(steps);
  switch (step?.stepType) {
    case 'CONFIRM_SUMMARY':
    case 'PREVIEW_CONTRACT':
    case 'NECT_DRIVERS_LICENCE':
    case 'NECT_SIGN':
      return { text: t(`stage.${step.stepType}`), tone: 'copper' };
    case 'LEASING_ACTIVE':
      if (deliveredOn !== null) return { text: t('stage.READY_FOR_HANDOVER'), tone: 'copper' };
      if (shippedOn !== null) return { text: t('stage.SHIPPED'), tone: 'info' };
      return { text: t(builtOn === null ? 'stage.LEASING_ACTIVE' : 'stage.BUILT'), tone: 'info' };
    case 'TENANT_ADMIN_CLICK_CONFIRM':
    case 'ADMIN_CONFIRM':
      return { text: t(`stage.${step.stepType}`), tone: 'info' };
    default:
      return { text: t('stage.ENDED'), tone: 'neutral' };
  }
}
