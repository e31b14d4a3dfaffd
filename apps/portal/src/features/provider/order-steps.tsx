import type { StepReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { orderStepBar, stepPosition } from '../../product/order-timeline/order-step-bar.ts';
import { StepBar } from '../../ui/step-bar.tsx';
import { shownSteps } from './shown-steps.ts';

/** The way of an order as the provider sees it. */
export function OrderSteps({ steps }: { readonly steps: readonly StepReply[] }) {
  const { t } = useTranslation(['provider', 'orders']);
  const { t: orderText } = useTranslation('orders');
  const bar = orderStepBar(shownSteps(steps), orderText);
  return (
    <StepBar
      label={t('provider:sheet.stepsLabel')}
      steps={bar}
      position={t('provider:sheet.stepOf', { current: stepPosition(bar), total: bar.length })}
    />
  );
}
